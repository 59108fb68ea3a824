/**
 * `head_to_head`: every pair of acts is a duel in which each judge who scored both prefers the one with the higher
 * total. The Copeland score is the duels won plus half the duels drawn; equal scores are separated by the margin,
 * the judges for an act less the judges against it over all its duels.
 */
import Fraction from 'fraction.js';
import { rounded } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { type Panel, totalWorth } from './panel.ts';
import { rankJudges } from './ranks.ts';
import type { HeadToHeadDetail } from './standings.ts';

/** The duels of some acts among each other, in the order of `acts`. */
export function duels(panel: Panel, acts: readonly number[]): HeadToHeadDetail[] {
  return detailsOf(leadsOf(panel, acts), acts.length);
}

/** By pair `a * acts + b` with a < b: the judges for `a` over `b`, less the judges for `b` over `a`. */
function leadsOf(panel: Panel, acts: readonly number[]): Int16Array {
  const [count, judges] = [acts.length, panel.judges.length];
  const leads = new Int16Array(count * count);
  const merits = new Float64Array(count * judges);
  for (let a = 0; a < count; a += 1)
    for (let j = 0; j < judges; j += 1) merits[a * judges + j] = totalWorth(panel, acts[a] ?? -1, j);
  const lead = (a: number, b: number): number => {
    let found = 0;
    for (let j = 0; j < judges; j += 1) {
      const ofA = merits[a * judges + j] ?? Number.NaN;
      const ofB = merits[b * judges + j] ?? Number.NaN;
      if (ofA > ofB) found += 1;
      else if (ofB > ofA) found -= 1;
    }
    return found;
  };
  for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) leads[a * count + b] = lead(a, b);
  return leads;
}

function detailsOf(leads: Int16Array, count: number): HeadToHeadDetail[] {
  const details = Array.from({ length: count }, () => ({ wins: 0, draws: 0, losses: 0, margin: 0 }));
  details.forEach((one, a) => {
    for (let b = a + 1; b < count; b += 1) {
      const other = details[b];
      if (!other) continue;
      const lead = leads[a * count + b] ?? 0;
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

/** Duels won, and half of those drawn. */
export function copeland(detail: HeadToHeadDetail): Fraction {
  return new Fraction(2 * detail.wins + detail.draws, 2);
}

/** Gives the acts of a group their Copeland scores, with the margin as what separates equal ones. */
export const headToHead: MethodRun = (panel, group, outcome) => {
  rankJudges(panel, group, outcome);
  const details = duels(panel, group.ranked);
  group.ranked.forEach((p, at) => {
    const detail = details[at];
    if (!detail) return;
    outcome.headToHead[p] = detail;
    outcome.results[p] = rounded(copeland(detail), panel.rules.rounding.afterTotal);
    outcome.second[p] = new Fraction(detail.margin);
  });
};
