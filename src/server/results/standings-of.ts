/** Standings for whoever asks for them, on the server. */
import { Refusal } from '#contract/refusal.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';

/**
 * The standings of a round's input. @throws Refusal `wrong_state` in the words of the tabulation where nothing can be
 * counted, as by weights and steps that cannot be added exactly together, though each of them may be chosen.
 */
export function standingsOf(input: TabulationInput): Standings {
  try {
    return tabulate(input);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('wrong_state', error.message);
    throw error;
  }
}
