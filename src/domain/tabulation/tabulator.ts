/**
 * A tabulation that is asked again and again while the marks come in: it takes from the one before whatever the
 * change did not touch, and gives to the digit what `tabulate` gives.
 */
import type { Standings } from './standings.ts';
import { type Tabulation, tabulation } from './tabulate.ts';
import type { TabulationInput } from './types.ts';

/**
 * Rows, cells and figures that did not change are the very same objects in the next standings.
 * Its answers are never to be changed by whoever gets them.
 */
export function openTabulator(): (input: TabulationInput) => Standings {
  let last: Tabulation | null = null;
  return (input) => {
    const earlier = last;
    last = null;
    last = tabulation(input, earlier);
    return last.standings;
  };
}
