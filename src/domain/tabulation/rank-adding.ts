/**
 * The course that `rank_sum`, `points_table` and `exponential_rank` share: each judge's rank becomes a value, and
 * the values are added. Where a judge abstained the sum is brought up to the full panel, as in `sum`.
 */
import Fraction from 'fraction.js';
import { commonDenominator, figure, numerator, rounded } from './exact.ts';
import type { Group, Outcome } from './outcome.ts';
import { assignedJudges, cell, type Panel } from './panel.ts';
import { type RankSpan, rankJudges } from './ranks.ts';
import { lowerWins } from './rules.ts';
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
  const given: Given[][] = group.ranked.map(() => []);
  const place = new Map(group.ranked.map((p, at) => [p, at]));
  spans.forEach((ofJudge, j) => {
    for (const span of ofJudge) {
      const key = keyOf(span);
      outcome.converted[cell(panel, span.p, j)] = known.get(key)?.shown ?? null;
      given[place.get(span.p) ?? -1]?.push({ j, units: units.get(key) ?? 0n, weight: panel.weights[j] ?? 1 });
    }
  });
  group.ranked.forEach((p, at) => {
    const kept = withoutDropped(panel, p, given[at] ?? [], outcome);
    const units = kept.reduce((sum, one) => sum + one.units * BigInt(one.weight), 0n);
    const weight = kept.reduce((sum, one) => sum + one.weight, 0);
    if (weight === 0) {
      outcome.blocked[p] ??= given[at]?.length ? 'too_few_marks' : 'missing_marks';
      return;
    }
    const counting = countingFor(panel, p);
    const full = quotient(
      units * counting.n,
      common * BigInt(weight) * BigInt(panel.weightUnit) * counting.d,
    );
    outcome.results[p] = rounded(full, afterTotal);
  });
}

/** What one judge's rank of an act is worth, and how often it counts. */
interface Given {
  j: number;
  units: bigint;
  weight: number;
}

/**
 * Leaves out the act's worst and best ranks where the rules say so, and notes which; nothing is left where there are no
 * more than that. Of equal ones the one that counts least goes, then that of the judge who comes first in the panel.
 */
function withoutDropped(
  panel: Panel,
  p: number,
  given: readonly Given[],
  outcome: Outcome,
): readonly Given[] {
  const { dropRanks, method } = panel.rules;
  if (!dropRanks) return given;
  if (given.length <= dropRanks.best + dropRanks.worst) return [];
  const better = lowerWins(method) ? -1 : 1;
  const leave = (from: readonly Given[], count: number, side: 'highest' | 'lowest'): readonly Given[] => {
    const sign = side === 'lowest' ? better : -better;
    const out = from
      .toSorted((a, b) => sign * Number(a.units - b.units) || a.weight - b.weight)
      .slice(0, count);
    for (const { j } of out) outcome.trimmed[cell(panel, p, j)] = side;
    return from.filter((one) => !out.includes(one));
  };
  return leave(leave(given, dropRanks.worst, 'lowest'), dropRanks.best, 'highest');
}

/** To how many judges an act's sum is brought up: all assigned to it, or their part that is not left out. */
function countingFor(panel: Panel, p: number): { n: bigint; d: bigint } {
  const all = BigInt(panel.assigned[p] ?? 0);
  const { dropRanks } = panel.rules;
  if (!dropRanks) return { n: all, d: 1n };
  const judges = assignedJudges(panel, p);
  return { n: all * BigInt(judges - dropRanks.best - dropRanks.worst), d: BigInt(judges) };
}
