/** `points_table`: each judge's ranks turned to points from a table and added. */
import type Fraction from 'fraction.js';
import { decimal, ZERO } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { addRankValues } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';

/** The points of a rank; tied acts share the points of the places they span, and beyond the table there are none. */
export function tablePoints(table: readonly string[]): (span: RankSpan) => Fraction {
  const points = table.map(decimal);
  return ({ first, shared }) => {
    const spanned = points.slice(first - 1, first - 1 + shared);
    return spanned.reduce((sum, entry) => sum.add(entry), ZERO).div(shared);
  };
}

/** Gives the acts of a group the sum of their points; shared ranks have the mean of theirs. */
export const pointsTable: MethodRun = (panel, group, outcome) => {
  addRankValues(panel, group, outcome, tablePoints(panel.rules.table));
};
