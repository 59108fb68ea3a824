/** `rank_sum`: the judges' ranks added; the lowest sum wins. */
import Fraction from 'fraction.js';
import type { MethodRun } from './outcome.ts';
import { addRankValues, fractionWorth } from './rank-adding.ts';

/**
 * Writes the sum of each act's ranks from all judges as its result; a shared rank counts as the mean of the ranks it
 * spans.
 */
export const rankSum: MethodRun = (panel, group, outcome) => {
  const worth = fractionWorth(panel, ({ first, shared }) => new Fraction(2 * first + shared - 1, 2));
  addRankValues(panel, group, outcome, worth);
};
