/**
 * The second count: everything that a place is made from, worked out once more from the input by an engine of its
 * own, and held against the standings figure by figure. Before a result is certified both have to agree.
 */
import type { Standings } from '../tabulation/standings.ts';
import type { TabulationInput } from '../tabulation/types.ts';
import { countAgain } from './second-count/count.ts';
import { differencesBetween } from './second-count/differences.ts';

/** Every disagreement of the second count with the standings, in a sentence; empty when both agree. */
export const secondCount = (input: TabulationInput, standings: Standings): string[] =>
  differencesBetween(standings, countAgain(input));
