/**
 * The panel: who was to mark what, what came in, and each judge's weighted total.
 * Marks stay whole steps and totals whole multiples of one common unit, so that sums and comparisons are exact and
 * fast. It is made by `intake.ts`.
 */
import type { Engine } from './engines.ts';
import type { CellState, MissingMarks } from './standings.ts';
import type { CriterionInput, JudgeInput, PerformanceInput, ScoresheetInput, ScoringRules } from './types.ts';

/** The value of a step and the weight, as quotients of whole numbers. */
export interface CriterionUnits {
  step: { n: number; d: number };
  /** What the value is multiplied by, per category: the weight, or its share of all weights. */
  weightIn: Map<string, { n: number; d: number }>;
}

export interface Panel {
  engine: Engine;
  rules: ScoringRules;
  performances: PerformanceInput[];
  judges: JudgeInput[];
  criteria: CriterionInput[];
  units: CriterionUnits[];
  /** Indexes of the criteria that apply in each category. */
  criteriaIn: Map<string, number[]>;
  /** By `cell(p, j) * criteria + c`: steps, or NaN for no mark. */
  steps: Float64Array;
  /** By `cell(p, j)`. */
  states: CellState[];
  /** By `cell(p, j)`: the judge's total in units of 1/`totalUnit`, or NaN. */
  totals: Float64Array;
  totalUnit: number;
  /** By performance: what is taken off every total before it is ranked, in units of 1/`offUnit`. */
  off: number[];
  /** A divisor of `totalUnit`. */
  offUnit: number;
  /** −1 where marks are places and the lower one is better, else 1. */
  sign: number;
  /** By performance: marks that should be there and are not. */
  missing: MissingMarks[][];
  /** By performance: judges whose marks count towards it by assignment. */
  assigned: number[];
  /** By criterion: the largest mark given, in steps, without its sign. */
  largest: number[];
  /** By cell: the sheet it was read from; null where one cell had several. */
  sheets: (ScoresheetInput | undefined)[] | null;
}

/** The index of judge `j` on performance `p`. */
export function cell(panel: Panel, p: number, j: number): number {
  return p * panel.judges.length + j;
}

/** The criteria that apply to a performance, as indexes. */
export function criteriaOf(panel: Panel, p: number): number[] {
  return panel.criteriaIn.get(panel.performances[p]?.categoryId ?? '') ?? [];
}

/** Whether this judge's marks can count for this act at all. */
export function takesPart(state: CellState | undefined): boolean {
  return state === 'scored' || state === 'partial' || state === 'missing';
}

/** A judge's total on an act as a number of which the higher is better, or NaN. */
export function merit(panel: Panel, p: number, j: number): number {
  return panel.sign * (panel.totals[p * panel.judges.length + j] ?? Number.NaN);
}

/** The same as it is ranked: after the deductions, in methods that take them off before there are ranks. */
export function totalWorth(panel: Panel, p: number, j: number): number {
  const total = panel.totals[p * panel.judges.length + j] ?? Number.NaN;
  return panel.sign * less(panel, total, (panel.off[p] ?? 0) * (panel.totalUnit / panel.offUnit));
}

/** A judge's mark on one criterion as it is ranked; comparable with others on that criterion alone. */
export function markWorth(panel: Panel, p: number, j: number, c: number): number {
  const steps = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
  const step = panel.units[c]?.step ?? { n: 1, d: 1 };
  return panel.sign * less(panel, steps * step.n * panel.offUnit, (panel.off[p] ?? 0) * step.d);
}

// Points off take nothing below 0 unless the rules allow it.
function less({ rules }: Panel, value: number, off: number): number {
  if (off === 0) return value;
  return rules.deductions.allowBelowZero ? value - off : Math.max(value - off, Math.min(value, 0));
}
