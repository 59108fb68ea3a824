/**
 * What `rank_sum`, `points_table` and `exponential_rank` share: each judge's rank becomes a value, and an act's values
 * are added. Where a judge abstained or is missing, the sum is scaled up to the full panel, as in `sum`.
 */
import Fraction from 'fraction.js';
import { commonDenominator, figure, numerator, rounded } from './exact.ts';
import type { Group, Outcome } from './outcome.ts';
import { assignedJudges, cell, type Panel } from './panel.ts';
import { type RankSpan, rankJudges } from './ranks.ts';
import { lowerWins } from './rules.ts';
import type { Figure } from './standings.ts';

/** What a rank is worth: the quotient n/d (d > 0), not always in lowest terms, and how it is shown. */
export interface Worth {
  n: bigint;
  d: bigint;
  shown: Figure;
}

/** Returns what a rank is worth that is worth a fraction. */
export const fractionWorth =
  ({ rules }: Panel, worthOf: (span: RankSpan) => Fraction) =>
  (span: RankSpan): Worth => {
    const value = worthOf(span);
    return { n: numerator(value), d: value.d, shown: figure(value, rules.rounding.shown) };
  };

/**
 * Writes the sum of `worthOf` over all judges' ranks as the result of each act in the group. `quotient` makes the
 * result n/d; for irrational values it rounds to the digits at which results are compared.
 */
export function addRankValues(
  panel: Panel,
  group: Group,
  outcome: Outcome,
  worthOf: (span: RankSpan) => Worth,
  quotient: (n: bigint, d: bigint) => Fraction = (n, d) => new Fraction(n, d),
): void {
  const { afterTotal } = panel.rules.rounding;
  const spans = rankJudges(panel, group, outcome);
  const known = new Map<number, Worth>();
  const keyOf = (span: RankSpan): number => span.first * (group.ranked.length + 1) + span.shared;
  for (const ofJudge of spans)
    for (const span of ofJudge) {
      const key = keyOf(span);
      if (!known.has(key)) known.set(key, worthOf(span));
    }
  // All values on one denominator, so that only whole numbers are added.
  const common = commonDenominator([...known.values()]);
  const units = new Map([...known].map(([key, { n, d }]) => [key, n * (common / d)] as const));
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

/** What judge `j`'s rank of an act is worth (`units`), and the judge's weight. */
interface Given {
  j: number;
  units: bigint;
  weight: number;
}

/**
 * Leaves out the act's worst and best ranks by the rules and notes them in `outcome.trimmed`; returns none where there
 * are no more ranks than are to be left out. Of equal ranks the judge with the least weight goes first, then the one
 * who comes first in the panel.
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

/**
 * The weight that an act's sum is scaled up to (n/d): that of all judges assigned to it, less the part that is left
 * out.
 */
function countingFor(panel: Panel, p: number): { n: bigint; d: bigint } {
  const all = BigInt(panel.assigned[p] ?? 0);
  const { dropRanks } = panel.rules;
  if (!dropRanks) return { n: all, d: 1n };
  const judges = assignedJudges(panel, p);
  return { n: all * BigInt(judges - dropRanks.best - dropRanks.worst), d: BigInt(judges) };
}
