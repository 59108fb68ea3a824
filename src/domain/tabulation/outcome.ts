/** What a method hands on: each act's result and every intermediate figure on the way to it. */
import type Fraction from 'fraction.js';
import { figureMaker } from './exact.ts';
import { cell, type Panel } from './panel.ts';
import type {
  BlockReason,
  CriterionPanel,
  Figure,
  HeadToHeadDetail,
  JudgeCell,
  JuryPart,
  SkatingDetail,
} from './standings.ts';

/** Filled by a method. "By performance" and "by cell" mean arrays indexed by `p` and by `cell(panel, p, j)`. */
export interface Outcome {
  panel: Panel;
  /** Makes the figure of a quotient n/d. */
  make: ReturnType<typeof figureMaker>;
  /** By performance: the panel's result; null while there is none. */
  results: (Fraction | null)[];
  /**
   * By performance: separates equal results within the method (the margin in head-to-head, the order in majority
   * judgment).
   */
  second: (Fraction | null)[];
  blocked: (BlockReason | null)[];
  criteria: CriterionPanel[][];
  skating: (SkatingDetail | null)[];
  headToHead: (HeadToHeadDetail | null)[];
  juries: (JuryPart[] | null)[];
  /** By cell: the judge's mean rank for the act among those ranked together, or NaN. */
  ranks: Float64Array;
  /** By cell: what the judge's total was converted to (points, z-score, weight of the rank). */
  converted: (Figure | null)[];
  /** By cell: whether the judge's total or rank was left out of the result, and at which end. */
  trimmed: JudgeCell['trimmed'][];
}

/**
 * Acts that are ranked together, as performance indexes in running order: `all`, and the `ranked` ones that can take a
 * place (no guests, none blocked).
 */
export interface Group {
  all: number[];
  ranked: number[];
}

/** What an averaging method found for one act. */
export interface AveragedAct {
  panels: CriterionPanel[];
  result: Fraction | null;
  blocked: BlockReason | null;
  /** By judge index: totals that were left out. */
  trimmed: Map<number, 'highest' | 'lowest'>;
}

/** A method: works out the results of the acts in `group` and writes them into `outcome`. */
export type MethodRun = (panel: Panel, group: Group, outcome: Outcome) => void;

/** An outcome with nothing in it but the acts that are blocked from the start (guests, acts without marks). */
export function emptyOutcome(panel: Panel): Outcome {
  const cells = panel.performances.length * panel.judges.length;
  return {
    panel,
    make: figureMaker(panel.rules.rounding.shown),
    results: panel.performances.map(() => null),
    second: panel.performances.map(() => null),
    blocked: panel.performances.map((performance, p) => (performance.guest ? 'guest' : readiness(panel, p))),
    criteria: panel.performances.map(() => []),
    skating: panel.performances.map(() => null),
    headToHead: panel.performances.map(() => null),
    juries: panel.performances.map(() => null),
    ranks: new Float64Array(cells).fill(Number.NaN),
    converted: new Array<Figure | null>(cells).fill(null),
    trimmed: new Array<JudgeCell['trimmed']>(cells).fill(null),
  };
}

/** Why performance `p` cannot be tabulated with the marks there are; null where it can. */
export function readiness(panel: Panel, p: number): BlockReason | null {
  if (panel.rules.missing === 'block' && (panel.missing[p]?.length ?? 0) > 0) return 'missing_marks';
  const width = panel.criteria.length;
  for (let j = 0; j < panel.judges.length; j += 1) {
    const at = cell(panel, p, j) * width;
    for (let c = 0; c < width; c += 1) if (!Number.isNaN(panel.steps[at + c])) return null;
  }
  return 'no_marks';
}
