/** The head judge's review of a whole round, made and packed in the thread that reads. */
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import type { PackedDocument, ReadyAnswer } from '../http/packing.ts';
import { packedAnswer, readyAnswer } from '../http/shared-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { type Counts, countFrom, countsOfEvent } from './counts.ts';
import { type HeadJudge, reviewFor } from './head-judge.ts';
import type { CountPoll } from './records.ts';

interface Given {
  head: HeadJudge;
  now: number;
  counts: Counts;
}

/** The head judge's review as compressed JSON. Runs on a reading thread. */
export const packedReview = async (read: Reader, { head, now, counts }: Given): Promise<PackedDocument> =>
  packedAnswer(headJudgeEndpoints.headReview, await reviewFor(read, { now, count: countFrom(counts) }, head));

/** The head judge's review as bytes. @throws Refusal `forbidden` for any other judge. */
export async function reviewInThread(
  store: Store,
  count: CountPoll,
  { eventId, judgeId }: HeadJudge,
): Promise<ReadyAnswer> {
  const now = store.now();
  const counts = await countsOfEvent(store.read, eventId, { now, count });
  const given = { head: { eventId, judgeId }, now, counts };
  return readyAnswer((await store.readInThread(import.meta.url, packedReview, given)).answer);
}
