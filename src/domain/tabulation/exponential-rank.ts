/**
 * `exponential_rank`: each judge's rank becomes top × e^(−rate × (rank − 1)), and these are added, as the EBU has
 * combined song-contest jurors since 2018 (12 and 0.19). The values are irrational; `roots-and-powers.ts` states to
 * how many digits they are worked out.
 */
import Fraction from 'fraction.js';
import { decimal, numerator } from './exact.ts';
import type { Group, MethodRun } from './outcome.ts';
import type { Panel } from './panel.ts';
import { addRankValues } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';
import { exponentialPowers, roundedForComparing, WORKING_UNIT } from './roots-and-powers.ts';

/** Writes the result of each act in the group that has a rank from any judge. */
export const exponentialRank: MethodRun = (panel, group, outcome) => {
  const worth = rankWeight(panel, group, panel.engine === 1 ? meanOnly : eachRank);
  addRankValues(panel, group, outcome, worth, roundedForComparing);
};

/**
 * Returns what a judge's rank is worth among the acts of a group; a shared rank is worth the mean of the ranks it
 * spans (`spanned`, in half steps from the first).
 */
export function rankWeight(
  { rules }: Panel,
  group: Group,
  spanned: typeof eachRank = eachRank,
): (span: RankSpan) => Fraction {
  const top = decimal(rules.exponential.top);
  const powers = exponentialPowers(decimal(rules.exponential.rate).div(2), 2 * group.ranked.length);
  return (span) => {
    const ranks = spanned(span);
    const sum = ranks.reduce((all, rank) => all + (powers[rank] ?? 0n), 0n);
    return new Fraction(numerator(top) * sum, top.d * WORKING_UNIT * BigInt(ranks.length));
  };
}

const eachRank = ({ first, shared }: RankSpan): number[] =>
  Array.from({ length: shared }, (_, at) => 2 * (first + at - 1));

/** Engine 1 gave a shared rank the weight of its mean rank, which may be a half. */
const meanOnly: typeof eachRank = ({ first, shared }) => [2 * first + shared - 3];
