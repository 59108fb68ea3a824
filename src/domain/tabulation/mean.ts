/** `mean`: each criterion's mean over the judges who gave a mark, weighted and added. */
import { type Averager, NONE_DROPPED } from './averager.ts';

/**
 * The mean of all marks, each weighed by how often its judge counts. Without missing marks this equals the mean of the
 * judges' totals.
 */
export const meanOfMarks: Averager = (marks, { weights }) => {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < marks.length; at += 1) {
    sum += (marks[at] ?? 0) * (weights[at] ?? 1);
    weight += weights[at] ?? 1;
  }
  return { n: sum, d: weight, used: marks.length, highest: NONE_DROPPED, lowest: NONE_DROPPED };
};
