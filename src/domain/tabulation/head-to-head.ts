/**
 * `head_to_head`: every pair of acts is a duel in which each judge who scored both prefers the one with the higher
 * total. The Copeland score is the duels won plus half the duels drawn; equal scores are separated by the margin,
 * the judges for an act less the judges against it over all its duels.
 */
import Fraction from 'fraction.js';
import { rounded } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { merit, type Panel } from './panel.ts';
import { noteRanks } from './ranks.ts';
import type { HeadToHeadDetail } from './standings.ts';

/** The duels of some acts among each other, in the order of `acts`. */
export function duels(panel: Panel, acts: readonly number[]): HeadToHeadDetail[] {
  const details = acts.map(() => ({ wins: 0, draws: 0, losses: 0, margin: 0 }));
  details.forEach((one, a) => {
    for (let b = a + 1; b < acts.length; b += 1) {
      const other = details[b];
      if (!other) continue;
      const lead = preference(panel, acts[a] ?? -1, acts[b] ?? -1);
      one.margin += lead;
      other.margin -= lead;
      if (lead === 0) {
        one.draws += 1;
        other.draws += 1;
      } else {
        (lead > 0 ? one : other).wins += 1;
        (lead > 0 ? other : one).losses += 1;
      }
    }
  });
  return details;
}

/** Judges for `a` over `b`, less judges for `b` over `a`. */
function preference(panel: Panel, a: number, b: number): number {
  let lead = 0;
  for (let j = 0; j < panel.judges.length; j += 1) {
    const ofA = merit(panel, a, j);
    const ofB = merit(panel, b, j);
    if (ofA > ofB) lead += 1;
    else if (ofB > ofA) lead -= 1;
  }
  return lead;
}

export function copeland(detail: HeadToHeadDetail): Fraction {
  return new Fraction(2 * detail.wins + detail.draws, 2);
}

export const headToHead: MethodRun = (panel, group, outcome) => {
  noteRanks(panel, group, outcome);
  const details = duels(panel, group.ranked);
  group.ranked.forEach((p, at) => {
    const detail = details[at];
    if (!detail) return;
    outcome.headToHead[p] = detail;
    outcome.results[p] = rounded(copeland(detail), panel.rules.rounding.afterTotal);
    outcome.second[p] = new Fraction(detail.margin);
  });
};
