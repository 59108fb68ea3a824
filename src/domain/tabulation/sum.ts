/**
 * `sum`: the judges' marks added. A judge who is missing or abstains must not make the sum smaller, so it is brought
 * up to the full panel: the mean of those who marked, times the judges assigned. Under the policy `zero` a missing
 * mark is a mark of 0 already; whoever abstains is still out by right.
 */
import { type Averager, NONE_DROPPED } from './averager.ts';
import { safeInteger } from './exact.ts';
import { meanOfMarks } from './mean.ts';

/**
 * The averager of `sum`. With `asGiven` the marks are added without scaling up, as engine 1 did under the rule `zero`.
 */
export function sumOfMarks(asGiven: boolean): Averager {
  return (marks, givers) => {
    const { once, assigned } = givers;
    const mean = meanOfMarks(marks, givers);
    if (typeof mean === 'string') return mean;
    if (asGiven || mean.d === assigned) {
      return { n: mean.n, d: once, used: marks.length, highest: NONE_DROPPED, lowest: NONE_DROPPED };
    }
    return { ...mean, n: safeInteger(mean.n * assigned), d: mean.d * once };
  };
}
