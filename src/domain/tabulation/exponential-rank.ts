/**
 * `exponential_rank`: each judge's rank becomes top × e^(−rate × (rank − 1)), and these are added, as the EBU has
 * combined song-contest jurors since 2018 (12 and 0.19). The values are irrational; `roots-and-powers.ts` states to
 * how many digits they are worked out.
 */
import Fraction from 'fraction.js';
import { decimal, decimalFigure, numerator } from './exact.ts';
import type { Group, MethodRun } from './outcome.ts';
import type { Panel } from './panel.ts';
import { addRankValues } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';
import { exponentialPowers, roundedForComparing, WORKING_DIGITS, WORKING_UNIT } from './roots-and-powers.ts';

/** Writes the result of each act in the group that has a rank from any judge. */
export const exponentialRank: MethodRun = (panel, group, outcome) => {
  const unitsOf = rankUnits(panel, group, panel.engine === 1 ? meanOnly : eachRank);
  const { shown } = panel.rules.rounding;
  const worth = (span: RankSpan) => {
    const { units, by } = unitsOf(span);
    return { n: units, d: by * WORKING_UNIT, shown: decimalFigure(units, WORKING_DIGITS, shown, by) };
  };
  addRankValues(panel, group, outcome, worth, roundedForComparing);
};

/** Returns what a judge's rank is worth among the acts of a group; a shared rank the mean of the ranks it spans. */
export function rankWeight(panel: Panel, group: Group): (span: RankSpan) => Fraction {
  const unitsOf = rankUnits(panel, group, eachRank);
  return (span) => {
    const { units, by } = unitsOf(span);
    return new Fraction(units, by * WORKING_UNIT);
  };
}

/**
 * Returns what a judge's rank is worth in whole numbers: `units` × 10^-`WORKING_DIGITS` / `by`. A shared rank is worth
 * the mean of the ranks it spans (`spanned`, in half steps from the first).
 */
function rankUnits({ rules }: Panel, group: Group, spanned: typeof eachRank) {
  const top = decimal(rules.exponential.top);
  const powers = exponentialPowers(decimal(rules.exponential.rate).div(2), 2 * group.ranked.length);
  return (span: RankSpan): { units: bigint; by: bigint } => {
    const ranks = spanned(span);
    const sum = ranks.reduce((all, rank) => all + (powers[rank] ?? 0n), 0n);
    return { units: numerator(top) * sum, by: top.d * BigInt(ranks.length) };
  };
}

const eachRank = ({ first, shared }: RankSpan): number[] =>
  Array.from({ length: shared }, (_, at) => 2 * (first + at - 1));

/** Engine 1 gave a shared rank the weight of its mean rank, which may be a half. */
const meanOnly: typeof eachRank = ({ first, shared }) => [2 * first + shared - 3];
