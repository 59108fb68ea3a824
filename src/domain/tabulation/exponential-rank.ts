/**
 * `exponential_rank`: each judge's ranks turned to top × e^(−rate × (rank − 1)) and added, as song-contest juries
 * are combined since 2018 (12 and 0.19). Irrational, so worked out to the digits that `roots-and-powers.ts` states.
 */
import type Fraction from 'fraction.js';
import { decimal } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { addRankValues } from './rank-adding.ts';
import { meanRank, rankJudges } from './ranks.ts';
import { exponentialOfMinus, settled } from './roots-and-powers.ts';

export const exponentialRank: MethodRun = (panel, group, outcome) => {
  const top = decimal(panel.rules.exponential.top);
  const rate = decimal(panel.rules.exponential.rate);
  const weights = new Map<number, Fraction>();
  const spans = rankJudges(panel, group.ranked, outcome);
  addRankValues(
    panel,
    group,
    outcome,
    spans,
    (span) => {
      const rank = meanRank(span);
      let weight = weights.get(rank);
      if (!weight) {
        weight = top.mul(exponentialOfMinus(rate.mul(2 * rank - 2).div(2)));
        weights.set(rank, weight);
      }
      return weight;
    },
    settled,
  );
};
