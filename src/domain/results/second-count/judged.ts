/**
 * The judges' part of the second count for acts that are ranked together: the method's figures, or why an act has
 * none.
 */
import type { BlockReason } from '../../tabulation/standings.ts';
import type { CriterionInput, Method, ScoringRules } from '../../tabulation/types.ts';
import { averaged, type DroppedValue, type OnCriterion, onCriteria } from './averages.ts';
import { addedRanks, fallingRanks, judgesRanks, type Span, standardized } from './by-ranks.ts';
import { type Duels, duelsAmong, scoreOf } from './duels.ts';
import { type Exact, plus, rounded } from './fractions.ts';
import { gradedActs, placedByRunoffs } from './graded.ts';
import { byJuries, type OnAct } from './juries.ts';
import { type ScoredAct, takenOff } from './sheets.ts';
import { type Dance, dancesOf, type SkatingPlace, skatingPlaces } from './skating.ts';
import { averages, type ByMarks, lowestWins, ranks } from './written-rules.ts';

/** Everything the judges' sheets yield. Maps lack the acts that have nothing there. */
export interface JudgesOutcome {
  criteria: Map<ScoredAct, OnCriterion[]>;
  /** By judge id: the end at which the judge's total or rank was left out. */
  leftOut: Map<ScoredAct, Map<string, DroppedValue['side']>>;
  /** By judge index: the judge's ranks. */
  byJudge: Map<ScoredAct, Span>[];
  /** By judge index: what the judge's total was converted to. */
  converted: Map<ScoredAct, (Exact | null)[]>;
  dances: Dance[];
  /** Only acts that every dance placed. */
  skated: Map<ScoredAct, SkatingPlace>;
  duels: Map<ScoredAct, Duels>;
  juries: Map<ScoredAct, OnAct[]>;
  /** For majority judgment: how many acts each one is ahead of. */
  ahead: Map<ScoredAct, number>;
  /** The panel's result, and (`left`) the same after deductions. */
  results: Map<ScoredAct, Exact>;
  left: Map<ScoredAct, Exact>;
  /** Why an act gets no place from the judges. */
  blocked: Map<ScoredAct, BlockReason>;
}

/** Why the act cannot be ranked with the marks there are; null where it can. */
function waits({ performance, missing, sheets }: ScoredAct, rules: ScoringRules): BlockReason | null {
  if (performance.guest) return 'guest';
  if (rules.missing === 'block' && missing.length > 0) return 'missing_marks';
  return sheets.some(({ marks }) => marks.some((steps) => steps !== null)) ? null : 'no_marks';
}

/** Works out the judges' part for all acts of a table, guests included. */
export function judgedBy(
  acts: readonly ScoredAct[],
  allCriteria: readonly CriterionInput[],
  rules: ScoringRules,
  engine: number,
): JudgesOutcome {
  const waiting = acts.flatMap((act) => {
    const reason = waits(act, rules);
    return reason ? [[act, reason] as const] : [];
  });
  const blocked = new Map<ScoredAct, BlockReason>(waiting);
  const ready = acts.filter((act) => !blocked.has(act));
  const found: JudgesOutcome = {
    criteria: new Map(),
    leftOut: new Map(),
    byJudge: judgesRanks(ready, rules),
    converted: new Map(),
    dances: [],
    skated: new Map(),
    duels: new Map(),
    juries: new Map(),
    ahead: new Map(),
    results: new Map(),
    left: new Map(),
    blocked,
  };
  const give = (act: ScoredAct, result: Exact | null, reason: BlockReason | null) => {
    if (result) found.results.set(act, result);
    if (reason && !blocked.has(act)) blocked.set(act, reason);
  };
  const { method } = rules;
  if (averages(method))
    for (const act of acts) {
      const { criteria, droppedTotals, result, blocked: reason } = averaged(act, method, rules, engine);
      found.criteria.set(act, criteria);
      found.leftOut.set(act, new Map(droppedTotals.map(({ judgeId, side }) => [judgeId, side])));
      give(act, result, reason);
    }
  else {
    for (const act of acts)
      found.criteria.set(act, onCriteria(act, { method: 'mean' }, rules, engine).criteria);
    ORDERS[method]({ found, ready, allCriteria, rules, engine, give });
  }
  const fromResult = engine === 1 || !ranks(rules.method);
  const adds = lowestWins(rules.method);
  for (const [act, result] of found.results)
    found.left.set(act, fromResult ? lessDeductions(result, act, rules, adds) : result);
  return found;
}

/** What the methods that go by each judge's ranks or spread work with. */
interface Ordering {
  found: JudgesOutcome;
  ready: readonly ScoredAct[];
  allCriteria: readonly CriterionInput[];
  rules: ScoringRules;
  engine: number;
  give: (act: ScoredAct, result: Exact | null, reason: BlockReason | null) => void;
}

const ORDERS: Record<Exclude<Method, ByMarks>, (all: Ordering) => void> = {
  standardized: (all) => byConverted(all, standardized(all.ready, all.rules)),
  rank_sum: byAddedRanks,
  points_table: (all) => (all.rules.juries ? byEachJury : byAddedRanks)(all),
  exponential_rank: (all) =>
    byConverted(all, fallingRanks(all.ready, all.found.byJudge, all.rules, all.engine)),
  skating_system: bySkating,
  head_to_head: byDuels,
  majority_judgment: byGrades,
  star: (all) => giveEach(all, placedByRunoffs(all.ready, all.engine)),
};

function byAddedRanks(all: Ordering): void {
  byConverted(all, addedRanks(all.ready, all.found.byJudge, all.rules));
}

/** Gives each act its result; an act without one lacks marks. */
function giveEach({ ready, give }: Ordering, results: ReadonlyMap<ScoredAct, Exact>): void {
  for (const act of ready) give(act, results.get(act) ?? null, results.has(act) ? null : 'missing_marks');
}

function bySkating(all: Ordering): void {
  const { found, ready, allCriteria, rules, engine } = all;
  found.dances = dancesOf(ready, allCriteria, rules, engine);
  found.skated = skatingPlaces(ready, found.dances);
  giveEach(all, new Map([...found.skated].map(([act, { result }]) => [act, result])));
}

function byDuels(all: Ordering): void {
  const { found, ready, rules, engine } = all;
  const preferred = ready.filter((act) => engine < 4 || found.byJudge.some((spans) => spans.has(act)));
  found.duels = duelsAmong(preferred, found.byJudge);
  giveEach(
    all,
    new Map([...found.duels].map(([act, own]) => [act, rounded(scoreOf(own), rules.rounding.afterTotal)])),
  );
}

function byGrades(all: Ordering): void {
  const { found, ready, rules } = all;
  const graded = gradedActs(ready);
  found.ahead = new Map([...graded].map(([act, { ahead }]) => [act, ahead]));
  giveEach(
    all,
    new Map([...graded].map(([act, { grade }]) => [act, rounded(grade, rules.rounding.afterTotal)])),
  );
}

function byEachJury(all: Ordering): void {
  const { found, ready, rules } = all;
  const { byAct, results, weighs } = byJuries(ready, found.byJudge, rules);
  found.juries = byAct;
  found.converted = weighs;
  giveEach(all, results);
}

/** Methods in which each judge's total is converted to a value and these are combined. */
function byConverted({ found, give }: Ordering, became: ReturnType<typeof addedRanks>): void {
  for (const [act, { values, result, leftOut }] of became) {
    found.converted.set(act, values);
    found.leftOut.set(act, leftOut);
    const some = values.some((value) => value !== null);
    give(act, result, result ? null : some ? 'too_few_marks' : 'missing_marks');
  }
}

/** The result after deductions. Where the lowest result wins, they are added, which only engine 1 came to do. */
const lessDeductions = (result: Exact, { deducted }: ScoredAct, rules: ScoringRules, adds: boolean): Exact =>
  adds ? plus(result, deducted) : takenOff(result, deducted, rules);
