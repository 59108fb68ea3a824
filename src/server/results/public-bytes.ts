/**
 * The public results and the public record as bytes. Before they are told, they are held against everything that the
 * round's result is made from: in a thread, and once for the whole hall.
 */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { packedAnswer, sharedBeside } from '../http/shared-answers.ts';
import { currentRound } from '../lineup/queries.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Counts, countFrom, countsOf } from './counts.ts';
import { publicResults } from './present-public.ts';
import { publicRecord } from './record.ts';
import type { CountPoll } from './records.ts';

interface Given {
  now: number;
  counts: Counts;
}

/** In the thread. */
export const packedResults = async (read: Reader, { now, counts }: Given) =>
  packedAnswer(resultsEndpoints.results, await publicResults(read, { now, count: countFrom(counts) }));

/** In the thread. */
export const packedRecord = async (read: Reader, { now, counts }: Given) =>
  packedAnswer(resultsEndpoints.resultRecord, await publicRecord(read, { now, count: countFrom(counts) }));

/** Opens both, each made when somebody asks. `count` counts a poll. */
export function openPublicBytes(store: Store, count: CountPoll) {
  const given = async (read: Reader): Promise<Given> => {
    const now = store.now();
    return { now, counts: await countsOf(read, await currentRound(read), { now, count }) };
  };
  return {
    results: sharedBeside(store, import.meta.url, packedResults, given),
    record: sharedBeside(store, import.meta.url, packedRecord, given),
  };
}
