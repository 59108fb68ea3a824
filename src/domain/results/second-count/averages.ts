/** The averaging methods, and the panel's result on each criterion, which is shown under every method. */
import type { BlockReason } from '../../tabulation/standings.ts';
import type { ScoringRules, TrimRules } from '../../tabulation/types.ts';
import {
  compare,
  type Exact,
  exact,
  largest,
  over,
  plus,
  rounded,
  smallest,
  sumOf,
  times,
  ZERO,
} from './fractions.ts';
import { markValue, type ScoredAct } from './sheets.ts';
import { averages, type ByMarks } from './written-rules.ts';

/** The panel's result on one criterion, before and after its weight; null without marks. */
export interface OnCriterion {
  criterionId: string;
  /** How many judges' marks it is made of. */
  marks: number;
  panel: Exact | null;
  weighted: Exact | null;
  dropped: DroppedValue[];
}

/** A mark or total that was left out as the highest or lowest. */
export interface DroppedValue {
  judgeId: string;
  side: 'highest' | 'lowest';
  value: Exact;
}

/** The panel's result for an act, or why there is none. */
export interface PanelResult {
  result: Exact | null;
  blocked: BlockReason | null;
}

interface Given {
  judgeId: string;
  value: Exact;
  /** How often the judge counts. */
  weight: Exact;
}

interface Average {
  value: Exact;
  used: number;
  dropped: DroppedValue[];
}

const weightOf = (given: readonly Given[]): Exact => sumOf(given.map(({ weight }) => weight));

const mean = (given: readonly Given[]): Exact =>
  over(sumOf(given.map(({ value, weight }) => times(value, weight))), weightOf(given));

/**
 * Averages the values of some judges, or says why it cannot. `assigned`: the weight of all judges assigned to the act.
 */
function average(
  given: readonly Given[],
  assigned: Exact,
  { method, trim }: { method: ByMarks; trim: TrimRules },
  rules: ScoringRules,
  engine: number,
): Average | BlockReason {
  if (given.length === 0) return 'missing_marks';
  const all = { used: given.length, dropped: [] };
  switch (method) {
    case 'sum':
    case 'calls': {
      const asGiven = engine === 1 && rules.missing === 'zero';
      return { ...all, value: times(mean(given), asGiven ? weightOf(given) : assigned) };
    }
    case 'median':
      return { ...all, value: middle(given) };
    case 'trimmed_mean':
      return trimmed(given, trim);
    case 'mean':
      return { ...all, value: mean(given) };
  }
}

/**
 * The weighted median: a value with at most half of the weight below and at most half above it; where two qualify,
 * their mean.
 */
function middle(given: readonly Given[]): Exact {
  const half = over(weightOf(given), exact(2));
  const beyond = (apart: (sign: number) => boolean, value: Exact) =>
    weightOf(given.filter((one) => apart(compare(one.value, value))));
  const values = given
    .map(({ value }) => value)
    .filter(
      (value) =>
        compare(
          beyond((sign) => sign < 0, value),
          half,
        ) <= 0 &&
        compare(
          beyond((sign) => sign > 0, value),
          half,
        ) <= 0,
    );
  return over(plus(smallest(values), largest(values)), exact(2));
}

function trimmed(given: readonly Given[], trim: TrimRules): Average | BlockReason {
  if (given.length < Math.max(trim.minimum, trim.highest + trim.lowest + 1))
    return trim.otherwise === 'blocked'
      ? 'too_few_marks'
      : { value: mean(given), used: given.length, dropped: [] };
  // Of equal marks the one with the least weight goes first, then that of the judge who comes first in the panel.
  const from = (sign: number) => (a: Given, b: Given) =>
    sign * compare(a.value, b.value) || compare(a.weight, b.weight);
  const lowest = given.toSorted(from(1)).slice(0, trim.lowest);
  const rest = given.filter((one) => !lowest.includes(one));
  const highest = rest.toSorted(from(-1)).slice(0, trim.highest);
  const kept = rest.filter((one) => !highest.includes(one));
  return {
    value: mean(kept),
    used: kept.length,
    dropped: [
      ...highest.map((one) => ({ ...one, side: 'highest' as const })),
      ...lowest.map((one) => ({ ...one, side: 'lowest' as const })),
    ],
  };
}

/** The panel's result on each of an act's criteria: by `method`, or by what `own` says for a criterion. */
export function onCriteria(
  act: ScoredAct,
  { method, own }: { method: ByMarks; own?: ScoringRules['byCriterion'] },
  rules: ScoringRules,
  engine: number,
): { criteria: OnCriterion[]; blocked: BlockReason | null } {
  const reasons: BlockReason[] = [];
  const criteria = act.criteria.map((criterion, c): OnCriterion => {
    const given = act.sheets.flatMap(({ judge, weight, marks }) => {
      const steps = marks[c] ?? null;
      return steps === null ? [] : [{ judgeId: judge.id, weight, value: markValue(steps, criterion) }];
    });
    const by = { trim: rules.trim, ...(own?.[criterion.id] ?? { method }) };
    const found = average(given, act.assignedOn[c] ?? ZERO, by, rules, engine);
    if (typeof found === 'string') {
      reasons.push(found);
      return { criterionId: criterion.id, marks: 0, panel: null, weighted: null, dropped: [] };
    }
    const panel = rounded(found.value, rules.rounding.afterCriterion);
    const weighted = rounded(times(panel, act.weights[c] ?? ZERO), rules.rounding.afterWeighting);
    return { criterionId: criterion.id, marks: found.used, panel, weighted, dropped: found.dropped };
  });
  const blocked = reasons.includes('missing_marks') ? 'missing_marks' : (reasons[0] ?? null);
  return { criteria, blocked };
}

/** Whether judges' totals are averaged, and not the marks on each criterion. */
export const byTotals = ({ method, per }: ScoringRules): boolean =>
  per === 'judge_total' && (method === 'trimmed_mean' || method === 'median');

/**
 * What an act's result would be, before rounding, if these were its judges' totals; null where they are too few,
 * or the method does not average.
 */
export function ofTotals(
  { assigned }: ScoredAct,
  totals: readonly Given[],
  rules: ScoringRules,
  engine: number,
): Exact | null {
  const { method, trim } = rules;
  const found = averages(method)
    ? average(totals, assigned, { method, trim }, rules, engine)
    : 'missing_marks';
  return typeof found === 'string' ? null : found.value;
}

/** An act's result by an averaging method, with its criteria and the totals that were left out. */
export function averaged(
  act: ScoredAct,
  method: ByMarks,
  rules: ScoringRules,
  engine: number,
): PanelResult & { criteria: OnCriterion[]; droppedTotals: DroppedValue[] } {
  const { rounding, byCriterion } = rules;
  if (byTotals(rules)) {
    const { criteria } = onCriteria(act, { method: 'mean' }, rules, engine);
    const totals = act.sheets.flatMap(({ judge, weight, total }) =>
      total ? [{ judgeId: judge.id, weight, value: total }] : [],
    );
    const found = average(totals, act.assigned, { method, trim: rules.trim }, rules, engine);
    return typeof found === 'string'
      ? { criteria, droppedTotals: [], result: null, blocked: found }
      : {
          criteria,
          droppedTotals: found.dropped,
          result: rounded(found.value, rounding.afterTotal),
          blocked: null,
        };
  }
  const { criteria, blocked } = onCriteria(act, { method, own: byCriterion }, rules, engine);
  const parts = criteria.flatMap(({ weighted }) => weighted ?? []);
  const complete = blocked === null && parts.length > 0;
  return {
    criteria,
    droppedTotals: [],
    blocked,
    result: complete ? rounded(sumOf(parts), rounding.afterTotal) : null,
  };
}
