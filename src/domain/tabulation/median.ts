/** `median`: the middle mark, or the mean of the two middle ones. */
import { type Averager, NONE_DROPPED } from './averager.ts';

/**
 * The weighted median: the mark at which half of the judges' weight is reached; where that falls exactly between two
 * marks, their mean. With equal weights it is the middle mark.
 */
export const medianOfMarks: Averager = (marks, { weights }) => {
  const order = [...marks.keys()].sort((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  const middle = order.findIndex((at) => {
    reached += weights[at] ?? 1;
    return 2 * reached >= all;
  });
  const lower = marks[order[middle] ?? 0] ?? 0;
  const upper = 2 * reached === all ? (marks[order[middle + 1] ?? 0] ?? lower) : lower;
  const [n, d] = upper === lower ? [lower, 1] : [lower + upper, 2];
  return { n, d, used: marks.length, highest: NONE_DROPPED, lowest: NONE_DROPPED };
};
