/** What a method hands on: each act's panel result and everything it went through on the way. */
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

export interface Outcome {
  panel: Panel;
  /** Makes figures of quotients. */
  make: ReturnType<typeof figureMaker>;
  /** By performance. */
  results: (Fraction | null)[];
  /** By performance: what separates equal results inside the method itself (the margin in head to head). */
  second: (Fraction | null)[];
  blocked: (BlockReason | null)[];
  criteria: CriterionPanel[][];
  skating: (SkatingDetail | null)[];
  headToHead: (HeadToHeadDetail | null)[];
  juries: (JuryPart[] | null)[];
  /** By cell: a judge's rank among the acts ranked together, or NaN. */
  ranks: Float64Array;
  /** By cell: what the judge's total became. */
  converted: (Figure | null)[];
  /** By cell: left out of the panel's result. */
  trimmed: JudgeCell['trimmed'][];
}

/** Acts that are ranked together: `all` with guests, `ranked` those that can take a place. Indexes, running order. */
export interface Group {
  all: number[];
  ranked: number[];
}

/** One act by the averaging methods. */
export interface Averaged {
  panels: CriterionPanel[];
  result: Fraction | null;
  blocked: BlockReason | null;
  /** By judge, where totals were dropped. */
  trimmed: Map<number, 'highest' | 'lowest'>;
}

export type MethodRun = (panel: Panel, group: Group, outcome: Outcome) => void;

/** An outcome to be filled. */
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

/** Whether an act can be tabulated by the marks that are in. */
export function readiness(panel: Panel, p: number): BlockReason | null {
  if (panel.rules.missing === 'block' && (panel.missing[p]?.length ?? 0) > 0) return 'missing_marks';
  const width = panel.criteria.length;
  for (let j = 0; j < panel.judges.length; j += 1) {
    const at = cell(panel, p, j) * width;
    for (let c = 0; c < width; c += 1) if (!Number.isNaN(panel.steps[at + c])) return null;
  }
  return 'no_marks';
}
