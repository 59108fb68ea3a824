/**
 * The public results and the public record as bytes. Before they are told, they are held against everything that the
 * round's result is made from: in a thread, and once for the whole hall.
 */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { packedAnswer, sharedBeside } from '../http/shared-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Counts, countFrom, countsOf } from './counts.ts';
import { publicResults } from './present-public.ts';
import { publicRecord } from './record.ts';
import type { CountPoll } from './records.ts';
import { shownRound } from './told-rounds.ts';

interface Given {
  roundId: string | undefined;
  now: number;
  counts: Counts;
}

/** In the thread. */
export const packedResults = async (read: Reader, { counts, ...given }: Given) =>
  packedAnswer(resultsEndpoints.results, await publicResults(read, { ...given, count: countFrom(counts) }));

/** In the thread. */
export const packedRecord = async (read: Reader, { counts, ...given }: Given) =>
  packedAnswer(
    resultsEndpoints.resultRecord,
    await publicRecord(read, { ...given, count: countFrom(counts) }),
  );

/** Opens both, each made when somebody asks: of the round named, else of the one that is shown. `count` counts a poll. */
export function openPublicBytes(store: Store, count: CountPoll) {
  const given = async (read: Reader, named: string | undefined): Promise<Given> => {
    const now = store.now();
    const round = named === undefined ? await shownRound(read) : { id: named };
    return { roundId: round?.id, now, counts: await countsOf(read, round, { now, count }) };
  };
  return {
    results: sharedBeside(store, import.meta.url, packedResults, given),
    record: sharedBeside(store, import.meta.url, packedRecord, given),
  };
}
