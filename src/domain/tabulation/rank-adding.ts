/**
 * The course that `rank_sum`, `points_table` and `exponential_rank` share: each judge's rank becomes a value, and
 * the values are added. Where a judge abstained the sum is brought up to the full panel, as in `sum`.
 */
import Fraction from 'fraction.js';
import { commonDenominator, figure, numerator, rounded } from './exact.ts';
import type { Group, Outcome } from './outcome.ts';
import { cell, type Panel } from './panel.ts';
import { type RankSpan, rankJudges } from './ranks.ts';
import type { Figure } from './standings.ts';

interface Worth {
  value: Fraction;
  shown: Figure;
}

/** `quotient` makes the result n/d; irrational values are settled there to the digits at which they are compared. */
export function addRankValues(
  panel: Panel,
  group: Group,
  outcome: Outcome,
  worthOf: (span: RankSpan) => Fraction,
  quotient: (n: bigint, d: bigint) => Fraction = (n, d) => new Fraction(n, d),
): void {
  const { shown, afterTotal } = panel.rules.rounding;
  const spans = rankJudges(panel, group, outcome);
  const known = new Map<number, Worth>();
  const keyOf = (span: RankSpan): number => span.first * (group.ranked.length + 1) + span.shared;
  for (const span of spans.flat()) {
    const key = keyOf(span);
    if (known.has(key)) continue;
    const value = worthOf(span);
    known.set(key, { value, shown: figure(value, shown) });
  }
  // One denominator for all values, so that adding is adding whole numbers.
  const common = commonDenominator([...known.values()].map((worth) => worth.value));
  const units = new Map(
    [...known].map(([key, { value }]) => [key, numerator(value) * (common / value.d)] as const),
  );
  const sums = new Map<number, { sum: bigint; given: number }>();
  spans.forEach((ofJudge, j) => {
    for (const span of ofJudge) {
      const key = keyOf(span);
      outcome.converted[cell(panel, span.p, j)] = known.get(key)?.shown ?? null;
      const entry = sums.get(span.p) ?? { sum: 0n, given: 0 };
      entry.sum += units.get(key) ?? 0n;
      entry.given += 1;
      sums.set(span.p, entry);
    }
  });
  for (const p of group.ranked) {
    const found = sums.get(p);
    if (!found) {
      outcome.blocked[p] ??= 'missing_marks';
      continue;
    }
    const panelSize = BigInt(panel.assigned[p] ?? found.given);
    const full = quotient(found.sum * panelSize, common * BigInt(found.given));
    outcome.results[p] = rounded(full, afterTotal);
  }
}
