/** `rank_sum`: the judges' ranks added; the lowest sum wins. */
import Fraction from 'fraction.js';
import type { MethodRun } from './outcome.ts';
import { addRankValues } from './rank-adding.ts';

/**
 * Writes the sum of each act's ranks from all judges as its result; a shared rank counts as the mean of the ranks it
 * spans.
 */
export const rankSum: MethodRun = (panel, group, outcome) => {
  addRankValues(panel, group, outcome, (span) => new Fraction(2 * span.first + span.shared - 1, 2));
};
