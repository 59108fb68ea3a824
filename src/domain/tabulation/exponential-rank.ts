/**
 * `exponential_rank`: each judge's ranks turned to top × e^(−rate × (rank − 1)) and added, as song-contest juries
 * are combined since 2018 (12 and 0.19). Irrational, so worked out to the digits that `roots-and-powers.ts` states.
 */
import type Fraction from 'fraction.js';
import { decimal, ZERO } from './exact.ts';
import { columns, type MethodRun } from './outcome.ts';
import { addRankValues } from './rank-adding.ts';
import type { RankSpan } from './ranks.ts';
import { exponentialPowers, settled } from './roots-and-powers.ts';

/** Gives the acts of a group that have a rank their results. A shared rank has the mean of the weights it spans. */
export const exponentialRank: MethodRun = (panel, group, outcome) => {
  const top = decimal(panel.rules.exponential.top);
  const rate = decimal(panel.rules.exponential.rate);
  const [powers = []] = columns(
    outcome,
    group,
    'powers',
    1,
    () => false,
    // In half steps of the rate: the first engine gave a shared rank the weight of its mean rank.
    () => exponentialPowers(rate.div(2), 2 * group.ranked.length).map((power) => power.mul(top)),
  );
  const ofMeanRank = ({ first, shared }: RankSpan): Fraction => powers[2 * first + shared - 3] ?? ZERO;
  const meanWeight = ({ first, shared }: RankSpan): Fraction =>
    Array.from({ length: shared }, (_, at) => powers[2 * (first + at - 1)] ?? ZERO)
      .reduce((sum, power) => sum.add(power), ZERO)
      .div(shared);
  addRankValues(panel, group, outcome, panel.engine === 1 ? ofMeanRank : meanWeight, settled);
};
