/**
 * The panel: who was to mark what, what came in, and each judge's weighted total.
 * Marks stay whole steps and totals whole multiples of one common unit, so that sums and comparisons are exact and
 * fast. It is made by `intake.ts`.
 */
import type { Engine } from './engines.ts';
import type { CellState, MissingMarks } from './standings.ts';
import type { CriterionInput, JudgeInput, PerformanceInput, ScoringRules } from './types.ts';

/** A criterion in whole numbers: what its marks are worth, and its weight. */
export interface CriterionUnits {
  /** A mark of k steps is worth (`base` + `per` × k) × `unit`. Marks that are points off count down from a base. */
  base: number;
  per: number;
  unit: { n: number; d: number };
  /** Category id → what the worth is multiplied by (n/d): the weight, or its share of the category's weights. */
  weightIn: Map<string, { n: number; d: number }>;
}

/** All marks of a round. `p`, `j` and `c` are indexes into `performances`, `judges` and `criteria` everywhere. */
export interface Panel {
  engine: Engine;
  rules: ScoringRules;
  performances: PerformanceInput[];
  judges: JudgeInput[];
  criteria: CriterionInput[];
  units: CriterionUnits[];
  /** Category id → indexes of the criteria that its acts are marked on. */
  criteriaIn: Map<string, number[]>;
  /** Category id → for each judge the indexes of those criteria that this judge scores. */
  ownIn: Map<string, number[][]>;
  /** Whether any judge scores only some of the criteria. */
  split: boolean;
  /** By judge: how often they count, in units of 1/`weightUnit`. */
  weights: number[];
  weightUnit: number;
  /** The marks in steps, at `cell(p, j) * criteria.length + c`; NaN where there is none. */
  steps: Float64Array;
  /** By `cell(p, j)`: whether the judge scored the act. */
  states: CellState[];
  /** By `cell(p, j)`: the judge's weighted total in units of 1/`totalUnit`; NaN while a mark is missing. */
  totals: Float64Array;
  totalUnit: number;
  /** By performance: what comes off every total before it is ranked, in units of 1/`offUnit`. */
  off: number[];
  /** Always divides `totalUnit`. */
  offUnit: number;
  /** −1 where marks are places (lower is better), else 1. */
  sign: number;
  /** By performance: marks that should be there and are not. */
  missing: MissingMarks[][];
  /** By performance: the weight of all judges assigned to it, whether they gave marks or not. */
  assigned: number[];
  /** By criterion: the largest mark given, in steps, as an absolute value. */
  largest: number[];
}

/** The index of judge `j`'s sheet for performance `p` in arrays "by cell". */
export function cell(panel: Panel, p: number, j: number): number {
  return p * panel.judges.length + j;
}

/** Indexes of the criteria that performance `p` is marked on. */
export function criteriaOf(panel: Panel, p: number): number[] {
  return panel.criteriaIn.get(panel.performances[p]?.categoryId ?? '') ?? [];
}

/** Indexes of the criteria of performance `p` that judge `j` scores. */
export function ownCriteria(panel: Panel, p: number, j: number): number[] {
  return panel.ownIn.get(panel.performances[p]?.categoryId ?? '')?.[j] ?? [];
}

/** The weight of all judges assigned to criterion `c` of performance `p`, in units of 1/`weightUnit`. */
export function assignedOn(panel: Panel, p: number, c: number): number {
  if (!panel.split) return panel.assigned[p] ?? 0;
  let sum = 0;
  for (let j = 0; j < panel.judges.length; j += 1)
    if (panel.states[cell(panel, p, j)] !== 'not_assigned' && ownCriteria(panel, p, j).includes(c))
      sum += panel.weights[j] ?? 0;
  return sum;
}

/** The number of judges assigned to performance `p`, whatever they weigh. */
export function assignedJudges(panel: Panel, p: number): number {
  return panel.judges.filter((_judge, j) => panel.states[cell(panel, p, j)] !== 'not_assigned').length;
}

/** What a mark of so many steps is worth, in the criterion's `unit`. */
export const worthUnits = ({ base, per }: Pick<CriterionUnits, 'base' | 'per'>, steps: number): number =>
  base + per * steps;

/** Whether the judge is to score the act: assigned to it and neither abstained nor excused. */
export function takesPart(state: CellState | undefined): boolean {
  return state === 'scored' || state === 'partial' || state === 'missing';
}

/** Judge `j`'s total for performance `p`, signed so that higher is better; NaN where there is none. */
export function merit(panel: Panel, p: number, j: number): number {
  return panel.sign * (panel.totals[p * panel.judges.length + j] ?? Number.NaN);
}

/**
 * Judge `j`'s total as it is ranked: like `merit`, less the deductions in methods that take them off before ranking.
 */
export function totalWorth(panel: Panel, p: number, j: number): number {
  const total = panel.totals[p * panel.judges.length + j] ?? Number.NaN;
  return panel.sign * less(panel, total, (panel.off[p] ?? 0) * (panel.totalUnit / panel.offUnit));
}

/**
 * Judge `j`'s mark on criterion `c` as it is ranked, higher is better; comparable only with marks on that criterion.
 */
export function markWorth(panel: Panel, p: number, j: number, c: number): number {
  const steps = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
  const units = panel.units[c] ?? PLAIN_UNITS;
  const { n, d } = units.unit;
  return panel.sign * less(panel, worthUnits(units, steps) * n * panel.offUnit, (panel.off[p] ?? 0) * d);
}

/** The worth of marks on a criterion without a step or points off: each step counts 1. */
export const PLAIN_UNITS = { base: 0, per: 1, unit: { n: 1, d: 1 } } as const;

// A deduction takes nothing below 0 unless the rules allow it.
function less({ rules }: Panel, value: number, off: number): number {
  if (off === 0) return value;
  return rules.deductions.allowBelowZero ? value - off : Math.max(value - off, Math.min(value, 0));
}
