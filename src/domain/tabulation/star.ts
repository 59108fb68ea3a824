/**
 * `star`: the judges' totals are added, and each place is found by a runoff between the two acts with the highest sums.
 * The result is the place; shared places are the mean of the places they span.
 */
import type Fraction from 'fraction.js';
import { denseOrder, quotient } from './exact.ts';
import type { MethodRun } from './outcome.ts';
import { cell, ownCriteria, type Panel, totalWorth } from './panel.ts';
import { rankJudges } from './ranks.ts';
import { type StarRound, starRounds } from './star-order.ts';
import { totalsTogether } from './totals-together.ts';

/**
 * The STAR vote among those acts that have a total: `acts` are performance indexes, everything else is by position in
 * `acts`.
 */
export interface StarField {
  acts: number[];
  scores: Fraction[];
  /** The weight of the judges who gave the act the best marks there are, in units of 1/`weightUnit`. */
  best: number[];
  prefer(a: number, b: number): number;
  rounds: StarRound[];
}

/** Runs STAR over the acts `ranked` (performance indexes); acts without any total are left out. */
export function starField(panel: Panel, ranked: readonly number[]): StarField {
  const scored = ranked.flatMap((p) => {
    const score = totalsTogether(panel, p);
    return score ? [{ p, score }] : [];
  });
  const acts = scored.map(({ p }) => p);
  const scores = scored.map(({ score }) => score);
  const judges = panel.judges.map((_judge, j) => j);
  const weightOf = (some: readonly number[]) => some.reduce((sum, j) => sum + (panel.weights[j] ?? 1), 0);
  const best = acts.map((p) => weightOf(judges.filter((j) => gaveBest(panel, p, j))));
  const known = new Map<number, number>();
  const prefer = (a: number, b: number): number => {
    const key = a * acts.length + b;
    const found = known.get(key);
    if (found !== undefined) return found;
    const above = (j: number) => totalWorth(panel, acts[a] ?? -1, j) > totalWorth(panel, acts[b] ?? -1, j);
    const weight = weightOf(judges.filter(above));
    known.set(key, weight);
    return weight;
  };
  return {
    acts,
    scores,
    best,
    prefer,
    rounds: starRounds({ scores: denseOrder(scores), prefer, best }, panel.engine),
  };
}

/** Whether judge `j` gave performance `p` the best mark on every criterion that they score. */
export function gaveBest(panel: Panel, p: number, j: number): boolean {
  const own = ownCriteria(panel, p, j);
  return (
    own.length > 0 &&
    own.every((c) => {
      const { subtractsFrom, min = 0, max = 0 } = panel.criteria[c] ?? {};
      const best = subtractsFrom === undefined ? max : min;
      return panel.steps[cell(panel, p, j) * panel.criteria.length + c] === best;
    })
  );
}

/** Writes each act's place as its result; shared places are the mean of those they span. */
export const star: MethodRun = (panel, group, outcome) => {
  rankJudges(panel, group, outcome);
  const { acts, rounds } = starField(panel, group.ranked);
  for (const p of group.ranked) if (!acts.includes(p)) outcome.blocked[p] ??= 'missing_marks';
  let place = 1;
  for (const { winners } of rounds) {
    for (const at of winners) outcome.results[acts[at] ?? -1] = quotient(2 * place + winners.length - 1, 2);
    place += winners.length;
  }
};
