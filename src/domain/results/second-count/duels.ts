/** Every act against every other: which one each judge who scored both prefers. */

import type { Span } from './by-ranks.ts';
import { type Exact, exact } from './fractions.ts';

/** An act's duels. `margin`: over all of them, judges for it less judges against it. */
export interface Duels {
  wins: number;
  draws: number;
  losses: number;
  margin: number;
}

/** Each act's duels against the others, from the judges' ranks. */
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

/** Judges who prefer the first act, less those who prefer the second. */
function leadOf(a: readonly (number | null)[] = [], b: readonly (number | null)[] = []): number {
  let lead = 0;
  a.forEach((rank, j) => {
    const other = b[j] ?? null;
    if (rank !== null && other !== null) lead += Math.sign(other - rank);
  });
  return lead;
}

/** The Copeland score: duels won, and half of those drawn. */
export const scoreOf = ({ wins, draws }: Duels): Exact => exact(2 * wins + draws, 2);
