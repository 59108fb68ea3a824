/**
 * `exponential_rank`: each judge's ranks turned to top × e^(−rate × (rank − 1)) and added, as song-contest juries
 * are combined since 2018 (12 and 0.19). Irrational, so worked out to the digits that `roots-and-powers.ts` states.
 */
import type Fraction from 'fraction.js';
import { decimal, ZERO } from './exact.ts';
import type { Group, MethodRun } from './outcome.ts';
import type { Panel } from './panel.ts';
import { addRankValues } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';
import { exponentialPowers, settled } from './roots-and-powers.ts';

/** Gives the acts of a group that have a rank their results. */
export const exponentialRank: MethodRun = (panel, group, outcome) => {
  const powers = powersOf(panel, group);
  const ofMeanRank = ({ first, shared }: RankSpan): Fraction => powers[2 * first + shared - 3] ?? ZERO;
  const worth = panel.engine === 1 ? ofMeanRank : meanWeight(powers);
  addRankValues(panel, group, outcome, worth, settled);
};

/** What a rank weighs among the acts of a group. */
export const rankWeight = (panel: Panel, group: Group): ((span: RankSpan) => Fraction) =>
  meanWeight(powersOf(panel, group));

/** A shared rank has the mean of the weights it spans. */
const meanWeight =
  (powers: readonly Fraction[]) =>
  ({ first, shared }: RankSpan): Fraction =>
    Array.from({ length: shared }, (_, at) => powers[2 * (first + at - 1)] ?? ZERO)
      .reduce((sum, power) => sum.add(power), ZERO)
      .div(shared);

function powersOf({ rules }: Panel, group: Group): Fraction[] {
  const top = decimal(rules.exponential.top);
  const rate = decimal(rules.exponential.rate);
  // In half steps of the rate: the first engine gave a shared rank the weight of its mean rank.
  return exponentialPowers(rate.div(2), 2 * group.ranked.length).map((power) => power.mul(top));
}
