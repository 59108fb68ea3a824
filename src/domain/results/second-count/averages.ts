/** The averaging methods, and the panel's result on each criterion, which every method shows. */
import type { BlockReason } from '../../tabulation/standings.ts';
import type { ScoringRules } from '../../tabulation/types.ts';
import { compare, type Exact, exact, over, rounded, sumOf, times, ZERO } from './fractions.ts';
import { type Act, markValue } from './sheets.ts';

/** The panel on one criterion: its result and weighted, or null where there is none. */
export interface OnCriterion {
  criterionId: string;
  /** How many judges' marks are in it. */
  marks: number;
  panel: Exact | null;
  weighted: Exact | null;
  dropped: Dropped[];
}

/** A judge's mark or total that was left out. */
export interface Dropped {
  judgeId: string;
  side: 'highest' | 'lowest';
  value: Exact;
}

/** What the panel gives an act, or why it gives nothing. */
export interface PanelResult {
  result: Exact | null;
  blocked: BlockReason | null;
}

interface Given {
  judgeId: string;
  value: Exact;
}

interface Average {
  value: Exact;
  used: number;
  dropped: Dropped[];
}

const mean = (given: readonly Given[]): Exact =>
  over(sumOf(given.map(({ value }) => value)), exact(given.length));

/** One list of values brought to one; or why not. `panelSize`: the judges who are assigned. */
function average(
  given: readonly Given[],
  panelSize: number,
  method: ScoringRules['method'],
  rules: ScoringRules,
  engine: number,
): Average | BlockReason {
  if (given.length === 0) return 'missing_marks';
  const all = { used: given.length, dropped: [] };
  switch (method) {
    case 'sum': {
      const asGiven = engine === 1 && rules.missing === 'zero';
      const judges = asGiven ? given.length : panelSize;
      return { ...all, value: times(mean(given), exact(judges)) };
    }
    case 'median': {
      const sorted = given.toSorted((a, b) => compare(a.value, b.value));
      const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
      return { ...all, value: mean(middle) };
    }
    case 'trimmed_mean':
      return trimmed(given, rules);
    default:
      return { ...all, value: mean(given) };
  }
}

function trimmed(given: readonly Given[], { trim }: ScoringRules): Average | BlockReason {
  if (given.length < Math.max(trim.minimum, trim.highest + trim.lowest + 1))
    return trim.otherwise === 'blocked'
      ? 'too_few_marks'
      : { value: mean(given), used: given.length, dropped: [] };
  // Of equal marks that of the judge who comes first in the panel is named; sorting keeps their order.
  const upwards = given.toSorted((a, b) => compare(a.value, b.value));
  const lowest = upwards.slice(0, trim.lowest);
  const rest = given.filter((one) => !lowest.includes(one));
  const highest = rest.toSorted((a, b) => compare(b.value, a.value)).slice(0, trim.highest);
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

/** The panel on each of an act's criteria, by a method of averaging. */
export function onCriteria(
  act: Act,
  method: ScoringRules['method'],
  rules: ScoringRules,
  engine: number,
): { criteria: OnCriterion[]; blocked: BlockReason | null } {
  const reasons: BlockReason[] = [];
  const criteria = act.criteria.map((criterion, c): OnCriterion => {
    const given = act.sheets.flatMap(({ judge, marks }) => {
      const steps = marks[c] ?? null;
      return steps === null ? [] : [{ judgeId: judge.id, value: markValue(steps, criterion) }];
    });
    const found = average(given, act.assigned, method, rules, engine);
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

/** What an averaging method gives one act, with its criteria and the totals that were left out. */
export function averaged(
  act: Act,
  rules: ScoringRules,
  engine: number,
): PanelResult & { criteria: OnCriterion[]; droppedTotals: Dropped[] } {
  const { method, per, rounding } = rules;
  if (per === 'judge_total' && (method === 'trimmed_mean' || method === 'median')) {
    const { criteria } = onCriteria(act, 'mean', rules, engine);
    const totals = act.sheets.flatMap(({ judge, total }) =>
      total ? [{ judgeId: judge.id, value: total }] : [],
    );
    const found = average(totals, act.assigned, method, rules, engine);
    return typeof found === 'string'
      ? { criteria, droppedTotals: [], result: null, blocked: found }
      : {
          criteria,
          droppedTotals: found.dropped,
          result: rounded(found.value, rounding.afterTotal),
          blocked: null,
        };
  }
  const { criteria, blocked } = onCriteria(act, method, rules, engine);
  const parts = criteria.flatMap(({ weighted }) => weighted ?? []);
  const complete = blocked === null && parts.length > 0;
  return {
    criteria,
    droppedTotals: [],
    blocked,
    result: complete ? rounded(sumOf(parts), rounding.afterTotal) : null,
  };
}
