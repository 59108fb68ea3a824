/**
 * The course that `rank_sum`, `points_table` and `exponential_rank` share: each judge's rank becomes a value, and
 * the values are added. Where a judge abstained the sum is brought up to the full panel, as in `sum`.
 */
import type Fraction from 'fraction.js';
import { figure, rounded, ZERO } from './exact.ts';
import type { Group, Outcome } from './outcome.ts';
import { cell, type Panel } from './panel.ts';
import type { RankSpan } from './ranks.ts';

/** `settle` brings irrational sums to the precision at which they are compared. */
export function addRankValues(
  panel: Panel,
  group: Group,
  outcome: Outcome,
  spans: RankSpan[][],
  worth: (span: RankSpan) => Fraction,
  settle: (sum: Fraction) => Fraction = (sum) => sum,
): void {
  const { shown, afterTotal } = panel.rules.rounding;
  const sums = new Map<number, { sum: Fraction; given: number }>();
  spans.forEach((ofJudge, j) => {
    for (const span of ofJudge) {
      const value = worth(span);
      outcome.converted[cell(panel, span.p, j)] = figure(value, shown);
      const before = sums.get(span.p);
      sums.set(span.p, { sum: (before?.sum ?? ZERO).add(value), given: (before?.given ?? 0) + 1 });
    }
  });
  for (const p of group.ranked) {
    const found = sums.get(p);
    if (!found) {
      outcome.blocked[p] ??= 'missing_marks';
      continue;
    }
    const panelSize = panel.assigned[p] ?? found.given;
    const full = found.given === panelSize ? found.sum : found.sum.mul(panelSize).div(found.given);
    outcome.results[p] = rounded(settle(full), afterTotal);
  }
}
