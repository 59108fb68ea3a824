/** The diplomas of a certified result. One that does not stand, or is not handed on, gives none. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { diplomasOf } from '#domain/results/diplomas.ts';
import { eventById } from '../events/queries.ts';
import { roundById } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { presentHowCounted } from './present-public.ts';
import { currentResult, resultById } from './queries.ts';
import type { CountPoll } from './records.ts';

/**
 * What diplomas of a certified result say. @throws Refusal `not_found`, or `wrong_state` for a result that was voided
 * or is not handed on.
 */
export async function presentDiplomas(
  read: Reader,
  at: { now: number; count: CountPoll },
  id: string,
): Promise<AnswerOf<typeof diplomaEndpoints.diplomas>> {
  const kept = await resultById(read, id);
  const round = kept && (await roundById(read, kept.roundId));
  const event = round && (await eventById(read, round.eventId));
  if (!kept || !round || !event) throw new Refusal('not_found', 'There is no such result.');
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
