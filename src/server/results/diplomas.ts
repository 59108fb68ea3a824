/** The diplomas of a certified result. One that does not stand, or is not handed on, gives none. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { diplomasOf } from '#domain/results/diplomas.ts';
import type { Reader } from '../store/store.ts';
import { presentHowCounted } from './present-public.ts';
import { currentResult, requireResult } from './queries.ts';
import type { At } from './records.ts';

/**
 * What diplomas of a certified result say. @throws Refusal `not_found`, or `wrong_state` for a result that was voided
 * or is not handed on.
 */
export async function presentDiplomas(
  read: Reader,
  at: At,
  id: string,
): Promise<AnswerOf<typeof diplomaEndpoints.diplomas>> {
  const { round, event } = await requireResult(read, id);
  if (!kindOf(round).isHandedOn)
    throw new Refusal('wrong_state', 'A rehearsal gives no diplomas. They come with the show’s own result.');
  const result = await currentResult(read, round, at);
  if (result?.id !== id || result.state === 'voided')
    throw new Refusal('wrong_state', 'This result does not stand any more. Print from the one that does.');
  return {
    event: result.event.name || event.name,
    round: result.round.name || round.name,
    host: event.host,
    venue: event.venue,
    startsAt: event.startsAt,
    timeZone: event.timeZone,
    language: event.settings.mainLanguage,
    digest: result.digest,
    certifiedBy: result.account.certifiedBy,
    ...presentHowCounted(result),
    sheets: diplomasOf(result, result.depth),
  };
}
