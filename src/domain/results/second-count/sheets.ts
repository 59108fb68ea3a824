/** Reads the input: every judge's marks for every act, who should have marked it, what is missing, and deductions. */
import type { CellState, DeductionLine, MissingMarks } from '../../tabulation/standings.ts';
import type {
  CriterionInput,
  DeductionInput,
  JudgeInput,
  PerformanceInput,
  ScoresheetInput,
  ScoringRules,
  TabulationInput,
} from '../../tabulation/types.ts';
import {
  compare,
  type Exact,
  exact,
  figureOf,
  minus,
  over,
  parseFraction,
  smallest,
  sumOf,
  times,
  ZERO,
} from './fractions.ts';
import { ranks } from './written-rules.ts';

/** One judge's sheet for one act. */
export interface Sheet {
  judge: JudgeInput;
  /** How often the judge counts. */
  weight: Exact;
  /** In the order of the act's criteria: whether the judge scores it. */
  own: boolean[];
  state: CellState;
  /** In the order of the act's criteria, in steps; null where none was given. */
  marks: (number | null)[];
  /** The weighted total; null while a mark is missing. */
  total: Exact | null;
  /** The total that is ranked, after deductions that come off before ranking. */
  ranked: Exact | null;
}

/** One act with all its sheets. */
export interface ScoredAct {
  /** Position in the running order, from 0. */
  at: number;
  performance: PerformanceInput;
  criteria: CriterionInput[];
  /** In the order of the criteria: what their marks are multiplied by. */
  weights: Exact[];
  /** In the order of the judges. */
  sheets: Sheet[];
  /** The weight of all judges assigned to the act, whether they gave marks or not. */
  assigned: Exact;
  /** The same for each criterion. */
  assignedOn: Exact[];
  missing: MissingMarks[];
  deductions: DeductionLine[];
  deducted: Exact;
  /** The part of `deducted` that comes off before ranking. */
  offRanked: Exact;
}

/** Whether this engine takes points off totals before it ranks them. */
export const offTotals = (rules: ScoringRules, engine: number): boolean =>
  engine > 1 && ranks(rules.method) && rules.marks === 'scores';

/** The value less a deduction: never below 0 (or below what it was) unless the rules allow it. */
export function takenOff(value: Exact, off: Exact, rules: ScoringRules): Exact {
  if (off.n === 0n) return value;
  const left = minus(value, off);
  const floor = smallest([value, ZERO]);
  return rules.deductions.allowBelowZero || compare(left, floor) >= 0 ? left : floor;
}

/** What a mark of so many steps is worth; where marks are points off, what they leave. */
export function markValue(steps: number, { step, subtractsFrom }: CriterionInput): Exact {
  const written = times(exact(steps), parseFraction(step));
  return subtractsFrom === undefined ? written : minus(parseFraction(subtractsFrom), written);
}

/** All acts of the round in running order. */
export function actsOf(input: TabulationInput, rules: ScoringRules, engine: number): ScoredAct[] {
  const handedIn = new Map(
    input.scoresheets.map((sheet) => [`${sheet.judgeId} ${sheet.performanceId}`, sheet]),
  );
  const weightsIn = new Map<string, { criteria: CriterionInput[]; weights: Exact[] }>();
  return input.performances.map((performance, at) => {
    const weighing =
      weightsIn.get(performance.categoryId) ?? weightsOf(input.criteria, performance.categoryId, rules);
    weightsIn.set(performance.categoryId, weighing);
    const deductions = (input.deductions ?? [])
      .filter((one) => one.performanceId === performance.id)
      .map((one) => ({ one, points: pointsOf(one, rules) }));
    const deducted = sumOf(deductions.map(({ points }) => points));
    const offRanked = offTotals(rules, engine) ? deducted : ZERO;
    const sheets = input.judges.map((judge) =>
      sheetOf(judge, performance, handedIn.get(`${judge.id} ${performance.id}`), weighing, rules, offRanked),
    );
    return {
      at,
      performance,
      ...weighing,
      sheets: sheets.map(({ sheet }) => sheet),
      assigned: weightOf(sheets.map(({ sheet }) => sheet)),
      assignedOn: weighing.criteria.map((_criterion, c) =>
        weightOf(sheets.flatMap(({ sheet }) => (sheet.own[c] ? [sheet] : []))),
      ),
      missing: sheets.flatMap(({ sheet, missing }) =>
        missing.length > 0 ? [{ judgeId: sheet.judge.id, criterionIds: missing }] : [],
      ),
      deductions: deductions.map(({ one, points }) => ({
        kind: one.kind,
        points: figureOf(points, rules.rounding.shown),
        units: startedUnits(one, rules),
        reason: one.reason ?? null,
        by: one.by ?? null,
      })),
      deducted,
      offRanked,
    };
  });
}

const weightOf = (sheets: readonly Sheet[]): Exact =>
  sumOf(sheets.flatMap(({ state, weight }) => (state === 'not_assigned' ? [] : [weight])));

function weightsOf(all: readonly CriterionInput[], categoryId: string, rules: ScoringRules) {
  const criteria = all.filter((one) => one.categoryId == null || one.categoryId === categoryId);
  const weights = criteria.map((criterion) => parseFraction(criterion.weight));
  const together = sumOf(weights);
  const share = rules.weighting === 'share' && together.n !== 0n;
  return { criteria, weights: share ? weights.map((weight) => over(weight, together)) : weights };
}

function sheetOf(
  judge: JudgeInput,
  performance: PerformanceInput,
  given: ScoresheetInput | undefined,
  { criteria, weights }: Pick<ScoredAct, 'criteria' | 'weights'>,
  rules: ScoringRules,
  off: Exact,
): { sheet: Sheet; missing: string[] } {
  const { categoryIds, criterionIds } = judge;
  const own = criteria.map(({ id }) => criterionIds == null || criterionIds.includes(id));
  const about = { judge, own, weight: parseFraction(judge.weight ?? '1') };
  const none = { ...about, marks: criteria.map(() => null), total: null, ranked: null };
  const out = (state: CellState) => ({ sheet: { ...none, state }, missing: [] });
  if (categoryIds != null && !categoryIds.includes(performance.categoryId)) return out('not_assigned');
  if (criterionIds != null && !own.includes(true)) return out('not_assigned');
  if (given?.abstained) return out('abstained');
  if (given?.excused) return out('excused');
  const handedIn = criteria.map(({ id }, c) => (own[c] ? (given?.marks[id] ?? null) : null));
  const missing = criteria.flatMap(({ id }, c) => (own[c] && handedIn[c] === null ? [id] : []));
  const marks = handedIn.map((steps, c) => (own[c] && rules.missing === 'zero' ? (steps ?? 0) : steps));
  const asked = own.filter((one) => one).length;
  const parts = criteria.flatMap((criterion, c) => {
    const steps = marks[c] ?? null;
    return steps === null ? [] : [times(markValue(steps, criterion), weights[c] ?? ZERO)];
  });
  const total = criteria.length > 0 && parts.length === asked ? sumOf(parts) : null;
  const partly = missing.length === asked ? 'missing' : 'partial';
  const whole = given ? 'scored' : 'missing';
  return {
    sheet: {
      ...about,
      marks,
      total,
      ranked: total && takenOff(total, off, rules),
      state: missing.length > 0 ? partly : whole,
    },
    missing,
  };
}

/**
 * How many units of overrun were started after the grace; null where it is no overrun or the rules do not count time.
 */
function startedUnits({ kind, overrunMs }: DeductionInput, rules: ScoringRules): number | null {
  const { time } = rules.deductions;
  if (kind !== 'time' || time === null || overrunMs === undefined) return null;
  const over = overrunMs - time.graceMs;
  return over <= 0 ? 0 : Math.floor((over + time.unitMs - 1) / time.unitMs);
}

function pointsOf(deduction: DeductionInput, rules: ScoringRules): Exact {
  const units = startedUnits(deduction, rules);
  if (units !== null) return times(parseFraction(rules.deductions.time?.points ?? '0'), exact(units));
  return parseFraction(deduction.points ?? '0');
}
