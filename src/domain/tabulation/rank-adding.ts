/**
 * The course that `rank_sum`, `points_table` and `exponential_rank` share: each judge's rank becomes a value, and
 * the values are added. Where a judge abstained the sum is brought up to the full panel, as in `sum`.
 */
import Fraction from 'fraction.js';
import { commonDenominator, figure, numerator, rounded } from './exact.ts';
import { columns, type Group, keptOf, type Outcome } from './outcome.ts';
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
  const [known] = columns(
    outcome,
    group,
    'worths',
    1,
    () => false,
    () => new Map<number, Worth>(),
  );
  if (!known) return;
  const keyOf = (span: RankSpan): number => span.first * (group.ranked.length + 1) + span.shared;
  for (const ofJudge of spans)
    for (const span of ofJudge) {
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
  const before = keptOf<Sum>(outcome, group, 'sums');
  const sums: Sum[] = group.ranked.map(() => ({ units: 0n, common, given: 0 }));
  const place = new Map(group.ranked.map((p, at) => [p, at]));
  spans.forEach((ofJudge, j) => {
    for (const span of ofJudge) {
      const key = keyOf(span);
      outcome.converted[cell(panel, span.p, j)] = known.get(key)?.shown ?? null;
      const entry = sums[place.get(span.p) ?? -1];
      if (!entry) continue;
      entry.units += (units.get(key) ?? 0n) * BigInt(panel.weights[j] ?? 1);
      entry.given += panel.weights[j] ?? 1;
    }
  });
  group.ranked.forEach((p, at) => {
    const sum = sums[at];
    if (!sum || sum.given === 0) {
      outcome.blocked[p] ??= 'missing_marks';
      return;
    }
    const then = before?.[at];
    const panelSize = panel.assigned[p] ?? sum.given;
    if (then && then.units === sum.units && then.common === common && then.given === sum.given) {
      outcome.results[p] = outcome.since?.outcome.results[p] ?? null;
      return;
    }
    const full = quotient(
      sum.units * BigInt(panelSize),
      common * BigInt(sum.given) * BigInt(panel.weightUnit),
    );
    outcome.results[p] = rounded(full, afterTotal);
  });
  outcome.kept.set(`sums ${group.key}`, { ranked: group.ranked, notes: sums });
}

interface Sum {
  units: bigint;
  common: bigint;
  given: number;
}
