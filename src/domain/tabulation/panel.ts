/**
 * The panel: who was to mark what, what came in, and each judge's weighted total.
 * Marks stay whole steps and totals whole multiples of one common unit, so that sums and comparisons are exact and
 * fast. It is made by `intake.ts`.
 */
import type { Engine } from './engines.ts';
import type { CellState, MissingMarks } from './standings.ts';
import type { CriterionInput, JudgeInput, PerformanceInput, ScoringRules } from './types.ts';

/** What marks on a criterion are worth, and the weight, in whole numbers. */
export interface CriterionUnits {
  /** A mark of k steps is worth (`base` + `per` × k) × `unit`. Marks that are points off count down from a base. */
  base: number;
  per: number;
  unit: { n: number; d: number };
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
  /** The same by judge: those of them that are theirs to score. */
  ownIn: Map<string, number[][]>;
  /** Whether some judge scores some criteria only. */
  split: boolean;
  /** By judge: how much they count, in units of 1/`weightUnit`. */
  weights: number[];
  weightUnit: number;
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
  /** By performance: what the judges whose marks count towards it by assignment weigh together. */
  assigned: number[];
  /** By criterion: the largest mark given, in steps, without its sign. */
  largest: number[];
}

/** The index of judge `j` on performance `p`. */
export function cell(panel: Panel, p: number, j: number): number {
  return p * panel.judges.length + j;
}

/** The criteria that apply to a performance, as indexes. */
export function criteriaOf(panel: Panel, p: number): number[] {
  return panel.criteriaIn.get(panel.performances[p]?.categoryId ?? '') ?? [];
}

/** Those of them that a judge scores. */
export function ownCriteria(panel: Panel, p: number, j: number): number[] {
  return panel.ownIn.get(panel.performances[p]?.categoryId ?? '')?.[j] ?? [];
}

/** What the judges assigned to a criterion of an act weigh together, in units of 1/`weightUnit`. */
export function assignedOn(panel: Panel, p: number, c: number): number {
  if (!panel.split) return panel.assigned[p] ?? 0;
  let sum = 0;
  for (let j = 0; j < panel.judges.length; j += 1)
    if (panel.states[cell(panel, p, j)] !== 'not_assigned' && ownCriteria(panel, p, j).includes(c))
      sum += panel.weights[j] ?? 0;
  return sum;
}

/** How many judges are assigned to an act, however often each counts. */
export function assignedJudges(panel: Panel, p: number): number {
  return panel.judges.filter((_judge, j) => panel.states[cell(panel, p, j)] !== 'not_assigned').length;
}

/** What a mark of so many steps is worth, in the criterion's unit. */
export const worthUnits = ({ base, per }: Pick<CriterionUnits, 'base' | 'per'>, steps: number): number =>
  base + per * steps;

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
  const units = panel.units[c] ?? PLAIN;
  const { n, d } = units.unit;
  return panel.sign * less(panel, worthUnits(units, steps) * n * panel.offUnit, (panel.off[p] ?? 0) * d);
}

/** Steps that are worth what they say. */
export const PLAIN = { base: 0, per: 1, unit: { n: 1, d: 1 } } as const;

// Points off take nothing below 0 unless the rules allow it.
function less({ rules }: Panel, value: number, off: number): number {
  if (off === 0) return value;
  return rules.deductions.allowBelowZero ? value - off : Math.max(value - off, Math.min(value, 0));
}
