/**
 * What the office reads of a whole round: made and packed in the thread that reads, for ten thousand
 * sheets take longer than anybody else may be kept waiting.
 */

import type { BodyOf } from '#contract/endpoint.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { RoundAccess } from '../http/access.ts';
import type { PackedDocument, ReadyAnswer } from '../http/packing.ts';
import { packedAnswer, readyAnswer } from '../http/shared-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Counts, countFrom, countsOfEvent } from './counts.ts';
import { presentDiplomas } from './diplomas.ts';
import { exportScoring } from './export.ts';
import { faceOffAtDesk } from './face-off-desk.ts';
import { judgeOtherwise, withoutJudge } from './panel-decisions.ts';
import { presentScoring } from './present-scoring.ts';
import { protocolOf } from './protocol.ts';
import type { CountPoll } from './records.ts';
import { whatIf } from './tried-rules.ts';

interface At {
  now: number;
  count: CountPoll;
}

type Rules = BodyOf<typeof resultsEndpoints.whatIf>;

const readings = {
  scoring: async (read: Reader, at: At, { round }: { round: RoundAccess }) =>
    packedAnswer(resultsEndpoints.scoring, await presentScoring(read, at, round)),
  whatIf: async (read: Reader, at: At, asked: { round: RoundAccess; rules: Rules }) =>
    packedAnswer(resultsEndpoints.whatIf, await whatIf(read, at, asked)),
  withoutJudge: async (read: Reader, at: At, asked: { round: RoundAccess; judgeId: string }) =>
    packedAnswer(resultsAdminEndpoints.withoutJudge, await withoutJudge(read, at, asked)),
  judgeOtherwise: async (read: Reader, at: At, asked: Parameters<typeof judgeOtherwise>[2]) =>
    packedAnswer(resultsAdminEndpoints.judgeOtherwise, await judgeOtherwise(read, at, asked)),
  faceOff: async (read: Reader, at: At, { round }: { round: RoundAccess }) =>
    packedAnswer(resultsAdminEndpoints.deskFaceOff, await faceOffAtDesk(read, at, round)),
  protocol: async (read: Reader, at: At, id: string) =>
    packedAnswer(resultsAdminEndpoints.protocol, await protocolOf(read, at, id)),
  diplomas: async (read: Reader, at: At, id: string) =>
    packedAnswer(diplomaEndpoints.diplomas, await presentDiplomas(read, at, id)),
  export: async (read: Reader, at: At, { round }: { round: RoundAccess }) =>
    packedAnswer(resultsAdminEndpoints.exportScoring, await exportScoring(read, at, round)),
};

type Readings = typeof readings;
type AskedOf<K extends keyof Readings> = Parameters<Readings[K]>[2];

interface Given {
  of: keyof Readings;
  asked: unknown;
  now: number;
  counts: Counts;
}

/** Makes one of the office's readings. Runs on a reading thread. */
export const readForAdmins = (read: Reader, { of, asked, now, counts }: Given): Promise<PackedDocument> =>
  (readings[of] as (read: Reader, at: At, asked: unknown) => Promise<PackedDocument>)(
    read,
    { now, count: countFrom(counts) },
    asked,
  );

/** Makes one of the office's readings of an event and answers its bytes. @throws Refusal what the reading throws. */
export type AdminReadings = <K extends keyof Readings>(
  of: K,
  asked: AskedOf<K>,
  eventId: string | undefined,
) => Promise<ReadyAnswer>;

/** Makes the office's readings of a store. `count` counts a closed poll. */
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
  (office: AdminReadings) =>
  <C extends { round: RoundAccess }>(made: (call: C) => Promise<unknown>) =>
  async (call: C) => {
    await made(call);
    return office('scoring', { round: call.round }, call.round.eventId);
  };
