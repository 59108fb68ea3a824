/** `points_table`: each judge's ranks turned to points from a table and added. */
import type Fraction from 'fraction.js';
import { decimal, ZERO } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { addRankValues } from './rank-adding.ts';
import { type RankSpan, rankJudges } from './ranks.ts';

/** The points of a rank; tied acts share the points of the places they span, and beyond the table there are none. */
export function tablePoints(table: readonly string[]): (span: RankSpan) => Fraction {
  const points = table.map(decimal);
  const known = new Map<string, Fraction>();
  return (span) => {
    const key = `${span.first}+${span.shared}`;
    let value = known.get(key);
    if (!value) {
      const spanned = points.slice(span.first - 1, span.first - 1 + span.shared);
      value = spanned.reduce((sum, entry) => sum.add(entry), ZERO).div(span.shared);
      known.set(key, value);
    }
    return value;
  };
}

export const pointsTable: MethodRun = (panel, group, outcome) => {
  const spans = rankJudges(panel, group.ranked, outcome);
  addRankValues(panel, group, outcome, spans, tablePoints(panel.rules.table));
};
