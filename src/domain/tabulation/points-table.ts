/** `points_table`: each judge's ranks turned to points from a table and added. */
import type Fraction from 'fraction.js';
import { decimal, ZERO } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { addRankValues, fractionWorth } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';

/**
 * Returns what a rank is worth by the table (best first). Acts that share a rank get the mean of the places they span;
 * ranks beyond the table get 0.
 */
export function tablePoints(table: readonly string[]): (span: RankSpan) => Fraction {
  const points = table.map(decimal);
  return ({ first, shared }) => {
    const spanned = points.slice(first - 1, first - 1 + shared);
    return spanned.reduce((sum, entry) => sum.add(entry), ZERO).div(shared);
  };
}

/** Writes the sum of each act's points from all judges as its result. */
export const pointsTable: MethodRun = (panel, group, outcome) => {
  addRankValues(panel, group, outcome, fractionWorth(panel, tablePoints(panel.rules.table)));
};
