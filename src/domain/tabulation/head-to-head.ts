/**
 * `head_to_head`: every pair of acts is a duel in which each judge who scored both prefers the one with the higher
 * total. The Copeland score is the duels won plus half the duels drawn; equal scores are separated by the margin,
 * the judges for an act less the judges against it over all its duels. An act for which no judge has a total has no
 * duels; up to version 3 of the engine it drew each of them.
 */
import Fraction from 'fraction.js';
import { rounded } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { type Panel, totalWorth } from './panel.ts';
import { rankJudges } from './ranks.ts';
import type { HeadToHeadDetail } from './standings.ts';

/** Each act's wins, draws, losses and margin among `acts` (performance indexes), in the order of `acts`. */
export function duels(panel: Panel, acts: readonly number[]): HeadToHeadDetail[] {
  return detailsOf(leadsOf(panel, acts), acts.length);
}

/** For each pair, at `a * acts.length + b`: judges who prefer `a` to `b`, less those who prefer `b` to `a`. */
function leadsOf(panel: Panel, acts: readonly number[]): Int16Array {
  const [count, judges] = [acts.length, panel.judges.length];
  const leads = new Int16Array(count * count);
  const merits = new Float64Array(count * judges);
  for (let a = 0; a < count; a += 1)
    for (let j = 0; j < judges; j += 1) merits[a * judges + j] = totalWorth(panel, acts[a] ?? -1, j);
  const lead = (a: number, b: number): number => {
    let found = 0;
    // A judge who did not score both acts (NaN) prefers neither.
    for (let j = 0; j < judges; j += 1)
      found += Math.sign((merits[a * judges + j] ?? 0) - (merits[b * judges + j] ?? 0)) || 0;
    return found;
  };
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1) {
      leads[a * count + b] = lead(a, b);
      leads[b * count + a] = -(leads[a * count + b] ?? 0);
    }
  return leads;
}

const detailsOf = (leads: Int16Array, count: number): HeadToHeadDetail[] =>
  Array.from({ length: count }, (_, a) => {
    const detail = { wins: 0, draws: 0, losses: 0, margin: 0 };
    for (let b = 0; b < count; b += 1) {
      if (b === a) continue;
      const lead = leads[a * count + b] ?? 0;
      detail.margin += lead;
      detail[lead === 0 ? 'draws' : lead > 0 ? 'wins' : 'losses'] += 1;
    }
    return detail;
  });

/** The Copeland score: duels won plus half of the duels drawn. */
export function copeland(detail: HeadToHeadDetail): Fraction {
  return new Fraction(2 * detail.wins + detail.draws, 2);
}

/**
 * Writes the Copeland score of each act in the group as its result, with the margin to separate equal scores. An act
 * without any judge's total is blocked with `missing_marks`.
 */
export const headToHead: MethodRun = (panel, group, outcome) => {
  rankJudges(panel, group, outcome);
  const hasTotal = (p: number) => panel.judges.some((_, j) => !Number.isNaN(totalWorth(panel, p, j)));
  const inDuels = panel.engine > 3 ? group.ranked.filter(hasTotal) : group.ranked;
  for (const p of group.ranked) if (!inDuels.includes(p)) outcome.blocked[p] ??= 'missing_marks';
  const details = duels(panel, inDuels);
  inDuels.forEach((p, at) => {
    const detail = details[at];
    if (!detail) return;
    outcome.headToHead[p] = detail;
    outcome.results[p] = rounded(copeland(detail), panel.rules.rounding.afterTotal);
    outcome.second[p] = new Fraction(detail.margin);
  });
};
