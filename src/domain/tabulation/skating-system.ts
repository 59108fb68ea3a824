/**
 * `skating_system`: judges' marks or totals become ordinals, and the acts are placed by majority. With
 * `per: criterion` each criterion is a dance of its own and rules 9 to 11 give the final place; weights do not count.
 * The result is the place; shared places are the mean of the places they span.
 */
import { figure, quotient } from './exact.ts';
import type { MethodRun, Outcome } from './outcome.ts';
import { criteriaOf, markWorth, type Panel, totalWorth } from './panel.ts';
import { meanRank, rankJudges, rankSpans } from './ranks.ts';
import { type Ordinals, placeByMajority } from './skating-majority.ts';
import { type DanceResult, summarize, totalDoubled } from './skating-summary.ts';
import type { Figure, SkatingStep } from './standings.ts';

/** One table of the Skating System. Acts are performance indexes. */
export interface Dance {
  criterionId: string | null;
  /** By act: each judge's ordinal, null where the judge did not place it. */
  ordinals: Map<number, (number | null)[]>;
  placeDoubled: Map<number, number>;
  steps: Map<number, SkatingStep>;
}

/** Writes each act's place as its result. An act that some dance could not place is blocked with `missing_marks`. */
export const skatingSystem: MethodRun = (panel, group, outcome) => {
  rankJudges(panel, group, outcome);
  const { ranked } = group;
  const dances = dancesOf(panel, ranked);
  const results = danceResults(dances, ranked);
  const placed = new Set(results.map(({ p }) => p));
  for (const p of ranked) if (!placed.has(p)) outcome.blocked[p] ??= 'missing_marks';
  if (panel.rules.per === 'criterion') notePlaces(panel, ranked, dances, outcome);
  if (dances.length === 1) finishOneDance(panel, dances, outcome);
  else finishSummary(panel, dances, results, outcome);
};

/** The dances of these acts: each criterion that any of them is marked on, or the judges' totals alone. */
export function dancesOf(panel: Panel, ranked: readonly number[]): Dance[] {
  if (panel.rules.per === 'judge_total') return [danceOf(panel, ranked, null)];
  const used = new Set(ranked.flatMap((p) => criteriaOf(panel, p)));
  return [...panel.criteria.keys()].filter((c) => used.has(c)).map((c) => danceOf(panel, ranked, c));
}

/** The places and ordinals, over all dances, of the acts that have a place in each. */
export const danceResults = (dances: readonly Dance[], ranked: readonly number[]): DanceResult[] =>
  ranked
    .filter((p) => dances.every((dance) => dance.placeDoubled.has(p)))
    .map((p) => ({
      p,
      placesDoubled: dances.map((dance) => dance.placeDoubled.get(p) ?? 0),
      ordinalsDoubled: dances.flatMap((dance) => doubled(dance.ordinals.get(p))),
    }));

/** Notes each act's place in each dance beside the panel's result on that criterion. */
function notePlaces(
  panel: Panel,
  ranked: readonly number[],
  dances: readonly Dance[],
  outcome: Outcome,
): void {
  const byCriterion = new Map(dances.map((dance) => [dance.criterionId, dance.placeDoubled]));
  for (const p of ranked)
    outcome.criteria[p] = (outcome.criteria[p] ?? []).map((entry) => {
      const place = byCriterion.get(entry.criterionId)?.get(p);
      return place === undefined ? entry : { ...entry, place: halved(panel, place) };
    });
}

/** Places the acts of one dance: criterion `c`, or the judges' totals where `c` is null. */
function danceOf(panel: Panel, ranked: readonly number[], c: number | null): Dance {
  const criterionId = c === null ? null : (panel.criteria[c]?.id ?? '');
  const worth = (p: number, j: number) => (c === null ? totalWorth(panel, p, j) : markWorth(panel, p, j, c));
  const ordinals = new Map(ranked.map((p) => [p, panel.judges.map((): number | null => null)]));
  panel.judges.forEach((_judge, j) => {
    for (const span of rankSpans(ranked, (p) => worth(p, j))) {
      const row = ordinals.get(span.p);
      if (row) row[j] = meanRank(span);
    }
  });
  const acts: Ordinals[] = [...ordinals]
    .map(([p, row]) => ({ p, doubled: doubled(row) }))
    .filter((act) => act.doubled.length > 0);
  const dance: Dance = { criterionId, ordinals, placeDoubled: new Map(), steps: new Map() };
  let next = 1;
  for (const placed of placeByMajority(acts, 1, acts.length)) {
    for (const [at, p] of placed.acts.entries()) {
      // Up to version 4 of the engine all who shared a place had the figures of one of them.
      const figures = placed.figures[panel.engine > 4 ? at : 0];
      const place = 2 * next + placed.acts.length - 1;
      dance.placeDoubled.set(p, place);
      dance.steps.set(p, {
        criterionId,
        ordinals: ordinals.get(p) ?? [],
        place: halved(panel, place),
        rule: placed.rule,
        column: placed.column,
        count: figures?.count ?? 0,
        sum: (figures?.sumDoubled ?? 0) / 2,
      });
    }
    next += placed.acts.length;
  }
  return dance;
}

function doubled(row: readonly (number | null)[] | undefined): number[] {
  return (row ?? []).flatMap((ordinal) => (ordinal === null ? [] : [ordinal * 2]));
}

function halved(panel: Panel, place: number): Figure {
  const whole = { ...panel.rules.rounding.shown, places: place % 2 === 0 ? 0 : 1 };
  return figure(quotient(place, 2), whole);
}

function finishOneDance(panel: Panel, dances: Dance[], outcome: Outcome): void {
  for (const [p, place] of dances[0]?.placeDoubled ?? []) {
    const step = dances[0]?.steps.get(p);
    if (!step || panel.performances[p] === undefined) continue;
    outcome.results[p] = quotient(place, 2);
    outcome.skating[p] = { steps: [step], total: null, rule: step.rule };
  }
}

function finishSummary(panel: Panel, dances: Dance[], results: DanceResult[], outcome: Outcome): void {
  const byAct = new Map(results.map((act) => [act.p, act]));
  for (const { acts, place, rule } of summarize(results)) {
    for (const p of acts) {
      const act = byAct.get(p);
      if (!act) continue;
      outcome.results[p] = quotient(2 * place + acts.length - 1, 2);
      outcome.skating[p] = {
        steps: dances.flatMap((dance) => dance.steps.get(p) ?? []),
        total: halved(panel, totalDoubled(act)),
        rule,
      };
    }
  }
}
