/**
 * What the admin reads of a whole round: made and packed in the thread that reads, for ten thousand
 * sheets take longer than anybody else may be kept waiting.
 */
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { diplomasOf } from '#domain/results/diplomas.ts';
import type { RoundAccess } from '../http/access.ts';
import type { PackedDocument, ReadyAnswer } from '../http/packing.ts';
import { packedAnswer, readyAnswer } from '../http/shared-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Asked, atOf, countsOfEvent } from './counts.ts';
import { exportScoring } from './export.ts';
import { faceOffAtDesk } from './face-off-desk.ts';
import { reviewFor } from './head-judge.ts';
import { judgeOtherwise, withoutJudge } from './panel-decisions.ts';
import { presentHowCounted } from './present-public.ts';
import { presentScoring } from './present-scoring.ts';
import { protocolOf } from './protocol.ts';
import { currentResult, requireResult } from './queries.ts';
import type { At, CountPoll } from './records.ts';
import { whatIf } from './tried-rules.ts';

/** A reading, made and packed as the answer of a call. */
const packed =
  <E extends Endpoint, A>(endpoint: E, make: (read: Reader, at: At, asked: A) => Promise<AnswerOf<E>>) =>
  async (read: Reader, at: At, asked: A): Promise<PackedDocument> =>
    packedAnswer(endpoint, await make(read, at, asked));

const readings = {
  scoring: packed(resultsEndpoints.scoring, presentScoring),
  whatIf: packed(resultsEndpoints.whatIf, whatIf),
  withoutJudge: packed(resultsAdminEndpoints.withoutJudge, withoutJudge),
  judgeOtherwise: packed(resultsAdminEndpoints.judgeOtherwise, judgeOtherwise),
  faceOff: packed(resultsAdminEndpoints.deskFaceOff, faceOffAtDesk),
  protocol: packed(resultsAdminEndpoints.protocol, protocolOf),
  diplomas: packed(diplomaEndpoints.diplomas, presentDiplomas),
  headReview: packed(headJudgeEndpoints.headReview, reviewFor),
  export: packed(resultsAdminEndpoints.exportScoring, exportScoring),
};

type Readings = typeof readings;
type AskedOf<K extends keyof Readings> = Parameters<Readings[K]>[2];

interface Given extends Omit<Asked, 'roundId'> {
  of: keyof Readings;
  asked: unknown;
}

/**
 * Makes the admin's reading of a whole round that `of` names, as a compressed document. Runs on a reading thread.
 */
export const readForAdmins = (read: Reader, { of, asked, ...at }: Given): Promise<PackedDocument> =>
  (readings[of] as (read: Reader, at: At, asked: unknown) => Promise<PackedDocument>)(read, atOf(at), asked);

/** Makes one of the admin's readings of an event and answers its bytes. @throws Refusal what the reading throws. */
export type AdminReadings = <K extends keyof Readings>(
  of: K,
  asked: AskedOf<K>,
  eventId: string | undefined,
) => Promise<ReadyAnswer>;

/** Makes the admin's readings of a store. `count` counts a closed poll. */
export const openAdminReadings =
  (store: Store, count: CountPoll): AdminReadings =>
  async (of, asked, eventId) => {
    const { read } = store;
    const now = store.now();
    const counts = await countsOfEvent(read, eventId, { now, count });
    const { answer } = await store.readInThread(import.meta.url, readForAdmins, { of, asked, now, counts });
    return readyAnswer(answer);
  };

/** Turns a command into a handler that answers the round's whole scoring as it stands after it. */
export const scoringAfter =
  (admin: AdminReadings) =>
  <C extends { round: RoundAccess }>(made: (call: C) => Promise<unknown>) =>
  async (call: C) => {
    await made(call);
    return admin('scoring', call.round, call.round.eventId).catch((error: unknown) => {
      // It is done: that the scoring cannot be counted is no refusal of it.
      throw error instanceof Refusal && error.status < 500 ? new Error(error.message) : error;
    });
  };

/**
 * What diplomas of a certified result say. @throws Refusal `not_found`, or `wrong_state` for a result that was voided
 * or is not handed on.
 */
async function presentDiplomas(
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
    ...pickFields(event, ['host', 'venue', 'startsAt', 'timeZone']),
    language: event.settings.mainLanguage,
    digest: result.digest,
    certifiedBy: result.account.certifiedBy,
    ...presentHowCounted(result),
    sheets: diplomasOf(result, result.depth),
  };
}
