/** `rank_sum`: the judges' ranks added; the lowest sum wins. */
import Fraction from 'fraction.js';
import type { MethodRun } from './outcome.ts';
import { addRankValues } from './rank-adding.ts';

/** Gives the acts of a group the sum of their ranks; shared ranks have the mean of theirs. */
export const rankSum: MethodRun = (panel, group, outcome) => {
  addRankValues(panel, group, outcome, (span) => new Fraction(2 * span.first + span.shared - 1, 2));
};
