/**
 * The second count: an independent implementation that works out everything a place is made from once more. Its
 * figures are compared with the standings one by one before a result is certified; both have to agree.
 */
import type { Standings } from '../tabulation/standings.ts';
import type { TabulationInput } from '../tabulation/types.ts';
import { countAgain } from './second-count/count.ts';
import { differencesBetween } from './second-count/differences.ts';

/** Every disagreement between the second count and the standings, as a sentence; empty when they agree. */
export const secondCount = (input: TabulationInput, standings: Standings): string[] =>
  differencesBetween(standings, countAgain(input));
