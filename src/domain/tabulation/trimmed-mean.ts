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
    const dropped = new Set<number>();
    const lowest = Array.from({ length: trim.lowest }, () => extreme(marks, givers.weights, dropped, -1));
    const highest = Array.from({ length: trim.highest }, () => extreme(marks, givers.weights, dropped, 1));
    const isKept = (_mark: number, at: number) => !dropped.has(at);
    const kept = { ...givers, weights: givers.weights.filter(isKept) };
    const mean = meanOfMarks(marks.filter(isKept), kept);
    return typeof mean === 'string' ? mean : { ...mean, highest, lowest };
  };
}

/** Adds the position of the highest (sign 1) or lowest (sign −1) mark left to `dropped`, and returns it. */
function extreme(
  marks: readonly number[],
  weights: readonly number[],
  dropped: Set<number>,
  sign: number,
): number {
  let found = -1;
  for (let at = 0; at < marks.length; at += 1) {
    if (dropped.has(at)) continue;
    const further = sign * ((marks[at] ?? 0) - (marks[found] ?? 0));
    if (found < 0 || further > 0 || (further === 0 && (weights[at] ?? 1) < (weights[found] ?? 1))) found = at;
  }
  dropped.add(found);
  return found;
}
