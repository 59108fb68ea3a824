/** `mean`: each criterion's mean over the judges who gave a mark, weighted and added. */
import { type Averager, NONE } from './averager.ts';

/** The mean of all marks. With no gaps this is the mean of the judges' totals. */
export const meanOfMarks: Averager = (marks) => {
  let sum = 0;
  for (const mark of marks) sum += mark;
  return { n: sum, d: marks.length, used: marks.length, highest: NONE, lowest: NONE };
};
