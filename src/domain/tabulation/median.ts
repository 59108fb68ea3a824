/** `median`: the middle mark, or the mean of the two middle ones. */
import { type Averager, NONE } from './averager.ts';

/** The middle of all marks, in steps; of an even number the mean of the two in the middle. */
export const medianOfMarks: Averager = (marks) => {
  const sorted = marks.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  const even = sorted.length % 2 === 0;
  const n = even ? (sorted[middle - 1] ?? 0) + upper : upper;
  return { n, d: even ? 2 : 1, used: sorted.length, highest: NONE, lowest: NONE };
};
