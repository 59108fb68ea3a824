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
  /** The outcome before it and what changed since; null where everything is worked out anew. */
  since: Since | null;
  /** By performance. */
  averaged: (Averaged | null)[];
  /** Figures made so far: of quotients, and of results. */
  make: ReturnType<typeof figureMaker>;
  figures: WeakMap<Fraction, Figure>;
  /** What a method keeps of a group for the next time, by name and the group's key. */
  kept: Map<string, { ranked: readonly number[]; notes: unknown[] }>;
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
  /** The category they are ranked in; empty where all acts of the round are. */
  key: string;
  all: number[];
  ranked: number[];
}

/** One act by the averaging methods, as it stands until one of its marks changes. */
export interface Averaged {
  panels: CriterionPanel[];
  result: Fraction | null;
  blocked: BlockReason | null;
  /** By judge, where totals were dropped. */
  trimmed: Map<number, 'highest' | 'lowest'>;
}

/** An earlier outcome of the same setup, and what differs between its panel and this one. */
export interface Since {
  outcome: Outcome;
  /** Acts of which a sheet changed. */
  acts: ReadonlySet<number>;
  /** Judges one of whose totals changed. */
  judges: ReadonlySet<number>;
}

/** What was kept under a name the last time; null when the acts ranked together are not the same. */
export function keptOf<T>(
  { since }: Outcome,
  group: { readonly key: string; readonly ranked: readonly number[] },
  name: string,
): T[] | null {
  const earlier = since?.outcome.kept.get(`${name} ${group.key}`);
  return earlier && sameList(earlier.ranked, group.ranked) ? (earlier.notes as T[]) : null;
}

/**
 * What is worked out per judge (or per criterion) over a group: only the columns that changed are made again.
 * `name` tells apart what one method keeps.
 */
export function columns<T>(
  outcome: Outcome,
  group: { readonly key: string; readonly ranked: readonly number[] },
  name: string,
  count: number,
  changed: (since: Since, column: number) => boolean,
  make: (column: number) => T,
): T[] {
  const { since } = outcome;
  const key = `${name} ${group.key}`;
  const same = keptOf<T>(outcome, group, name);
  const notes = Array.from({ length: count }, (_, column) =>
    same && since && !changed(since, column) ? (same[column] as T) : make(column),
  );
  outcome.kept.set(key, { ranked: group.ranked, notes });
  return notes;
}

/** Whether an act's marks on a criterion changed since. */
export function markChanged({ acts, outcome }: Since, panel: Panel, c: number): boolean {
  for (const p of acts)
    for (let j = 0; j < panel.judges.length; j += 1) {
      const at = cell(panel, p, j) * panel.criteria.length + c;
      if (!Object.is(outcome.panel.steps[at], panel.steps[at])) return true;
    }
  return false;
}

const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at]);

export type MethodRun = (panel: Panel, group: Group, outcome: Outcome) => void;

/** An outcome to be filled; it goes on from the one before where there is one. */
export function emptyOutcome(panel: Panel, since: Since | null): Outcome {
  const cells = panel.performances.length * panel.judges.length;
  return {
    panel,
    since,
    make: since?.outcome.make ?? figureMaker(panel.rules.rounding.shown),
    figures: since?.outcome.figures ?? new WeakMap(),
    averaged: panel.performances.map(() => null),
    kept: new Map(),
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
