/** `trimmed_mean`: the highest and the lowest marks dropped, the mean of the rest. */
import type { Averager } from './averaging.ts';
import { meanOfMarks } from './mean.ts';
import type { TrimRules } from './types.ts';

/** Of equal marks the one of the judge who comes first in the panel is named as dropped; the figure is the same. */
export function trimmedMean(trim: TrimRules): Averager {
  const needed = Math.max(trim.minimum, trim.highest + trim.lowest + 1);
  return (marks, panelSize) => {
    if (marks.length < needed) {
      return trim.otherwise === 'blocked' ? 'too_few_marks' : meanOfMarks(marks, panelSize);
    }
    const order = marks.map((_mark, at) => at).sort((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0) || a - b);
    const lowest = order.slice(0, trim.lowest);
    const kept = order.slice(trim.lowest, order.length - trim.highest);
    const highest = order.slice(order.length - trim.highest);
    let sum = 0;
    for (const at of kept) sum += marks[at] ?? 0;
    return { n: sum, d: kept.length, used: kept.length, highest, lowest };
  };
}
