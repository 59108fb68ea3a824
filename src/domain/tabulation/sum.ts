/**
 * `sum`: the judges' marks added. A judge who is missing or abstains must not make the sum smaller, so it is brought
 * up to the full panel: the mean of those who marked, times the judges assigned. Under the policy `zero` a missing
 * mark is a mark of 0 already; whoever abstains is still out by right.
 */
import { type Averager, NONE } from './averager.ts';
import { meanOfMarks } from './mean.ts';

/** Where `asGiven`, the marks that are there are added and no more, as the first engine did under the policy `zero`. */
export function sumOfMarks(asGiven: boolean): Averager {
  return (marks, panelSize) => {
    const mean = meanOfMarks(marks, panelSize);
    if (typeof mean === 'string') return mean;
    if (asGiven || marks.length === panelSize) {
      return { n: mean.n, d: 1, used: marks.length, highest: NONE, lowest: NONE };
    }
    return { ...mean, n: mean.n * panelSize };
  };
}
