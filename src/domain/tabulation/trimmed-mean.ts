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
    const kept = marks.map(() => true);
    const isFirst = (a: number, b: number, sign: number) =>
      (sign * ((marks[b] ?? 0) - (marks[a] ?? 0)) || (weights[a] ?? 1) - (weights[b] ?? 1) || a - b) < 0;
    // So few are dropped that looking through the marks for each costs a fraction of sorting them.
    const drop = (count: number, sign: number): number[] => {
      const dropped: number[] = [];
      while (dropped.length < count) {
        let first = kept.indexOf(true);
        for (let at = first + 1; at < marks.length; at += 1)
          if (kept[at] && isFirst(at, first, sign)) first = at;
        kept[first] = false;
        dropped.push(first);
      }
      return dropped;
    };
    const lowest = drop(trim.lowest, -1);
    const highest = drop(trim.highest, 1);
    const isKept = (_given: number, at: number) => kept[at];
    const mean = meanOfMarks(marks.filter(isKept), { ...givers, weights: weights.filter(isKept) });
    return typeof mean === 'string' ? mean : { ...mean, highest, lowest };
  };
}
