/**
 * `exponential_rank`: each judge's rank becomes top × e^(−rate × (rank − 1)), and these are added, as the EBU has
 * combined song-contest jurors since 2018 (12 and 0.19). The values are irrational; `roots-and-powers.ts` states to
 * how many digits they are worked out.
 */
import type Fraction from 'fraction.js';
import { decimal, ZERO } from './exact.ts';
import type { Group, MethodRun } from './outcome.ts';
import type { Panel } from './panel.ts';
import { addRankValues } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';
import { exponentialPowers, roundedForComparing } from './roots-and-powers.ts';

/** Writes the result of each act in the group that has a rank from any judge. */
export const exponentialRank: MethodRun = (panel, group, outcome) => {
  const powers = powersOf(panel, group);
  const ofMeanRank = ({ first, shared }: RankSpan): Fraction => powers[2 * first + shared - 3] ?? ZERO;
  const worth = panel.engine === 1 ? ofMeanRank : meanWeight(powers);
  addRankValues(panel, group, outcome, worth, roundedForComparing);
};

/**
 * Returns what a judge's rank is worth among the acts of a group; a shared rank is worth the mean of the ranks it
 * spans.
 */
export const rankWeight = (panel: Panel, group: Group): ((span: RankSpan) => Fraction) =>
  meanWeight(powersOf(panel, group));

/** A shared rank is worth the mean of the ranks it spans. `powers` come in half steps of a rank. */
const meanWeight =
  (powers: readonly Fraction[]) =>
  ({ first, shared }: RankSpan): Fraction =>
    Array.from({ length: shared }, (_, at) => powers[2 * (first + at - 1)] ?? ZERO)
      .reduce((sum, power) => sum.add(power), ZERO)
      .div(shared);

function powersOf({ rules }: Panel, group: Group): Fraction[] {
  const top = decimal(rules.exponential.top);
  const rate = decimal(rules.exponential.rate);
  // In half steps: engine 1 gave a shared rank the weight of its mean rank, which may be a half.
  return exponentialPowers(rate.div(2), 2 * group.ranked.length).map((power) => power.mul(top));
}
