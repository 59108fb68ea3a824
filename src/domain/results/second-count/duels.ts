/** Every act against every other: what each judge who scored both prefers. */

import type { Span } from './by-ranks.ts';
import { type Exact, exact } from './fractions.ts';

/** An act's duels. `margin`: judges for it less judges against it, over all of them. */
export interface Duels {
  wins: number;
  draws: number;
  losses: number;
  margin: number;
}

/** The duels among some acts, by each judge's ranks. */
export function duelsAmong<K>(acts: readonly K[], byJudge: readonly ReadonlyMap<K, Span>[]): Map<K, Duels> {
  const firsts = acts.map((act) => byJudge.map((spans) => spans.get(act)?.first ?? null));
  return new Map(
    acts.map((act, a) => {
      const leads = acts.flatMap((other, b) => (other === act ? [] : [leadOf(firsts[a], firsts[b])]));
      return [
        act,
        {
          wins: leads.filter((lead) => lead > 0).length,
          draws: leads.filter((lead) => lead === 0).length,
          losses: leads.filter((lead) => lead < 0).length,
          margin: leads.reduce((sum, lead) => sum + lead, 0),
        },
      ];
    }),
  );
}

/** Judges for the first, less judges for the second. */
function leadOf(a: readonly (number | null)[] = [], b: readonly (number | null)[] = []): number {
  let lead = 0;
  a.forEach((rank, j) => {
    const other = b[j] ?? null;
    if (rank !== null && other !== null) lead += Math.sign(other - rank);
  });
  return lead;
}

/** Duels won, and half of those drawn. */
export const scoreOf = ({ wins, draws }: Duels): Exact => exact(2 * wins + draws, 2);
