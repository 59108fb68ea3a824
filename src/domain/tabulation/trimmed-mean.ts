/** `trimmed_mean`: the mean of the marks without the highest and the lowest. */
import type { Averager } from './averager.ts';
import { meanOfMarks } from './mean.ts';
import type { TrimRules } from './types.ts';

/**
 * The averager that drops marks as `trim` says. Of equal marks the one with the least weight is dropped, then that of
 * the judge who comes first in the panel; the figure is the same for those of equal weight.
 */
export function trimmedMean(trim: TrimRules): Averager {
  const needed = Math.max(trim.minimum, trim.highest + trim.lowest + 1);
  return (marks, givers) => {
    if (marks.length < needed) {
      return trim.otherwise === 'blocked' ? 'too_few_marks' : meanOfMarks(marks, givers);
    }
    const { weights } = givers;
    const left = [...marks.keys()];
    const isFirst = (a: number, b: number, sign: number) =>
      (sign * ((marks[b] ?? 0) - (marks[a] ?? 0)) || (weights[a] ?? 1) - (weights[b] ?? 1) || a - b) < 0;
    // So few are dropped that looking through the marks for each costs a fraction of sorting them.
    const drop = (count: number, sign: number): number[] =>
      Array.from({ length: count }, () => {
        let first = 0;
        for (let at = 1; at < left.length; at += 1)
          if (isFirst(left[at] ?? 0, left[first] ?? 0, sign)) first = at;
        return left.splice(first, 1)[0] ?? 0;
      });
    const lowest = drop(trim.lowest, -1);
    const highest = drop(trim.highest, 1);
    const mean = meanOfMarks(
      left.map((at) => marks[at] ?? 0),
      { ...givers, weights: left.map((at) => weights[at] ?? 1) },
    );
    return typeof mean === 'string' ? mean : { ...mean, highest, lowest };
  };
}
