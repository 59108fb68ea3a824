/** `median`: the middle mark, or the mean of the two middle ones. */
import { type Averager, NONE_DROPPED } from './averager.ts';

/**
 * The weighted median: the mark at which half of the judges' weight is reached; where that falls exactly between two
 * marks, their mean. With equal weights it is the middle mark.
 */
export const medianOfMarks: Averager = (marks, { weights }) => {
  const sorted = marks
    .map((mark, at) => ({ mark, weight: weights[at] ?? 1 }))
    .toSorted((a, b) => a.mark - b.mark);
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  const at = sorted.findIndex(({ weight }) => {
    reached += weight;
    return 2 * reached >= all;
  });
  const lower = sorted[at]?.mark ?? 0;
  const upper = 2 * reached === all ? (sorted[at + 1]?.mark ?? lower) : lower;
  const [n, d] = upper === lower ? [lower, 1] : [lower + upper, 2];
  return { n, d, used: sorted.length, highest: NONE_DROPPED, lowest: NONE_DROPPED };
};
