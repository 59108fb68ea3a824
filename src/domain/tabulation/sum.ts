/**
 * `sum`: the judges' marks added. A judge who is missing or abstains must not make the sum smaller, so it is brought
 * up to the full panel: the mean of those who marked, times the judges assigned. Under the policy `zero` it is the
 * plain sum, as where marks are points and no points means none.
 */
import { type Averager, NONE } from './averager.ts';
import { meanOfMarks } from './mean.ts';
import type { MissingPolicy } from './types.ts';

/** The averager of `sum` under a policy for missing marks. */
export function sumOfMarks(missing: MissingPolicy): Averager {
  return (marks, panelSize) => {
    const mean = meanOfMarks(marks, panelSize);
    if (typeof mean === 'string') return mean;
    if (missing === 'zero' || marks.length === panelSize) {
      return { n: mean.n, d: 1, used: marks.length, highest: NONE, lowest: NONE };
    }
    return { ...mean, n: mean.n * panelSize };
  };
}
