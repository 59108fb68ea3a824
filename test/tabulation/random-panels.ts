/** Random panels for property tests: small, with many equal marks, so that ties and their rules come up often. */
import fc from 'fast-check';
import type { TabulationInput } from '#domain/tabulation/types.ts';

export interface PanelShape {
  acts: number;
  judges: number;
  criteria: number;
  /** By act, judge, criterion: steps, or null where missing. */
  marks: (number | null)[][][];
  weights: number[];
}

export interface ShapeLimits {
  acts?: [number, number];
  judges?: [number, number];
  criteria?: [number, number];
  largest?: number;
  gaps?: boolean;
}

export function panelShape(limits: ShapeLimits = {}): fc.Arbitrary<PanelShape> {
  const within = ([min, max]: [number, number]) => fc.integer({ min, max });
  const mark = fc.integer({ min: 1, max: limits.largest ?? 10 });
  const cell = limits.gaps ? fc.option(mark, { nil: null, freq: 6 }) : mark;
  const rows = <T>(entry: fc.Arbitrary<T>, length: number) =>
    fc.array(entry, { minLength: length, maxLength: length });
  return fc
    .tuple(within(limits.acts ?? [2, 7]), within(limits.judges ?? [1, 6]), within(limits.criteria ?? [1, 3]))
    .chain(([acts, judges, criteria]) =>
      fc.record({
        acts: fc.constant(acts),
        judges: fc.constant(judges),
        criteria: fc.constant(criteria),
        marks: rows(rows(rows(cell, criteria), judges), acts),
        weights: rows(fc.integer({ min: 1, max: 4 }), criteria),
      }),
    );
}

export function inputOf(shape: PanelShape, rules: TabulationInput['rules'], factor = 1): TabulationInput {
  return {
    rules,
    judges: Array.from({ length: shape.judges }, (_, j) => ({
      id: `j${j}`,
      name: `Judge ${j}`,
      head: j === 0,
    })),
    criteria: shape.weights.map((weight, c) => ({
      id: `c${c}`,
      name: `Criterion ${c}`,
      weight: String(weight),
      min: 0,
      max: 1000,
      step: '0.5',
    })),
    performances: Array.from({ length: shape.acts }, (_, p) => ({
      id: `p${p}`,
      name: `Act ${p}`,
      categoryId: 'all',
    })),
    scoresheets: shape.marks.flatMap((ofAct, p) =>
      ofAct.map((ofJudge, j) => ({
        judgeId: `j${j}`,
        performanceId: `p${p}`,
        marks: Object.fromEntries(
          ofJudge.map((mark, c) => [`c${c}`, mark === null ? null : mark * factor] as const),
        ),
      })),
    ),
  };
}
