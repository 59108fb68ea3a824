/** What the judges alone give the acts that are ranked together: the method's own figures, and who has none and why. */
import type { BlockReason } from '../../tabulation/standings.ts';
import type { CriterionInput, ScoringRules } from '../../tabulation/types.ts';
import { averaged, type Dropped, type OnCriterion, onCriteria } from './averages.ts';
import { addedRanks, fallingRanks, judgesRanks, type Span, standardized } from './by-ranks.ts';
import { type Duels, duelsAmong, scoreOf } from './duels.ts';
import { type Exact, plus, rounded } from './fractions.ts';
import { gradedActs, placedByRunoffs } from './graded.ts';
import { byJuries, type OnAct } from './juries.ts';
import { type Act, takenOff } from './sheets.ts';
import { type Dance, dancesOf, type Skated, skated } from './skating.ts';
import { averages, lowestWins, ranks } from './written-rules.ts';

/** By act, where there is something to say of it. */
export interface Judged {
  criteria: Map<Act, OnCriterion[]>;
  /** By judges' ids: the end that their total or rank was left out at. */
  leftOut: Map<Act, Map<string, Dropped['side']>>;
  /** Beside the judges. */
  byJudge: Map<Act, Span>[];
  /** What each judge's total became, beside the judges. */
  converted: Map<Act, (Exact | null)[]>;
  dances: Dance[];
  /** The acts that every dance placed. */
  skated: Map<Act, Skated>;
  duels: Map<Act, Duels>;
  juries: Map<Act, OnAct[]>;
  /** By majority judgment: how many acts each one is ahead of. */
  ahead: Map<Act, number>;
  /** The panel's result, and what is left of it after deductions. */
  results: Map<Act, Exact>;
  left: Map<Act, Exact>;
  /** Why the judges' part gives an act no place. */
  blocked: Map<Act, BlockReason>;
}

/** Why an act cannot be ranked by the marks that are in; null where it can. */
function waits({ performance, missing, sheets }: Act, rules: ScoringRules): BlockReason | null {
  if (performance.guest) return 'guest';
  if (rules.missing === 'block' && missing.length > 0) return 'missing_marks';
  return sheets.some(({ marks }) => marks.some((steps) => steps !== null)) ? null : 'no_marks';
}

/** Works out what the judges give. `acts`: all of a table, guests as well. */
export function judgedBy(
  acts: readonly Act[],
  allCriteria: readonly CriterionInput[],
  rules: ScoringRules,
  engine: number,
): Judged {
  const waiting = acts.flatMap((act) => {
    const reason = waits(act, rules);
    return reason ? [[act, reason] as const] : [];
  });
  const blocked = new Map<Act, BlockReason>(waiting);
  const ready = acts.filter((act) => !blocked.has(act));
  const found: Judged = {
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
  const give = (act: Act, result: Exact | null, reason: BlockReason | null) => {
    if (result) found.results.set(act, result);
    if (reason && !blocked.has(act)) blocked.set(act, reason);
  };
  if (averages(rules.method))
    for (const act of acts) {
      const { criteria, droppedTotals, result, blocked: reason } = averaged(act, rules, engine);
      found.criteria.set(act, criteria);
      found.leftOut.set(act, new Map(droppedTotals.map(({ judgeId, side }) => [judgeId, side])));
      give(act, result, reason);
    }
  else {
    for (const act of acts) found.criteria.set(act, onCriteria(act, 'mean', rules, engine).criteria);
    byOrder(found, ready, allCriteria, rules, engine, give);
  }
  const fromResult = engine === 1 || !ranks(rules.method);
  const adds = lowestWins(rules.method);
  for (const [act, result] of found.results)
    found.left.set(act, fromResult ? lessDeductions(result, act, rules, adds) : result);
  return found;
}

/** The methods that look at each judge's order or spread. */
function byOrder(
  found: Judged,
  ready: readonly Act[],
  allCriteria: readonly CriterionInput[],
  rules: ScoringRules,
  engine: number,
  give: (act: Act, result: Exact | null, reason: BlockReason | null) => void,
): void {
  switch (rules.method) {
    case 'skating_system': {
      found.dances = dancesOf(ready, allCriteria, rules);
      const places = skated(ready, found.dances);
      for (const act of ready) {
        const own = places.get(act);
        give(act, own?.result ?? null, own ? null : 'missing_marks');
        if (own) found.skated.set(act, own);
      }
      return;
    }
    case 'head_to_head': {
      const duels = duelsAmong(ready, found.byJudge);
      for (const [act, own] of duels) {
        found.duels.set(act, own);
        give(act, rounded(scoreOf(own), rules.rounding.afterTotal), null);
      }
      return;
    }
    case 'majority_judgment': {
      const graded = gradedActs(ready);
      for (const act of ready) {
        const own = graded.get(act);
        give(act, own ? rounded(own.grade, rules.rounding.afterTotal) : null, own ? null : 'missing_marks');
        if (own) found.ahead.set(act, own.ahead);
      }
      return;
    }
    case 'star': {
      const places = placedByRunoffs(ready);
      for (const act of ready) give(act, places.get(act) ?? null, places.has(act) ? null : 'missing_marks');
      return;
    }
    default: {
      if (rules.juries && rules.method === 'points_table') {
        const { byAct, results, weighs } = byJuries(ready, found.byJudge, rules);
        found.juries = byAct;
        found.converted = weighs;
        for (const act of ready)
          give(act, results.get(act) ?? null, results.has(act) ? null : 'missing_marks');
        return;
      }
      const became =
        rules.method === 'standardized'
          ? standardized(ready, rules)
          : rules.method === 'exponential_rank'
            ? fallingRanks(ready, found.byJudge, rules, engine)
            : addedRanks(ready, found.byJudge, rules);
      for (const [act, { values, result, leftOut }] of became) {
        found.converted.set(act, values);
        found.leftOut.set(act, leftOut);
        const some = values.some((value) => value !== null);
        give(act, result, result ? null : some ? 'too_few_marks' : 'missing_marks');
      }
    }
  }
}

/** Taken off; only the first engine added them, to results of which the lowest wins. */
const lessDeductions = (result: Exact, { deducted }: Act, rules: ScoringRules, adds: boolean): Exact =>
  adds ? plus(result, deducted) : takenOff(result, deducted, rules);
