/**
 * What version 7 of the engine mended, each with the input that showed it, counted by both counts; version 6 still
 * gives what it gave.
 */
import { describe, expect, it } from 'vitest';
import { standingsSoFar } from '#domain/results/score-board.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { rowsOf } from '#domain/results/telling.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RulesInput, TabulationInput } from '#domain/tabulation/types.ts';

type Marks = Record<string, Record<string, number>>;

/** `marks`: by act, by judge. An act is of the category that its id begins with. */
const round = (marks: Marks, rules: RulesInput, more: Partial<TabulationInput> = {}): TabulationInput => ({
  rules,
  judges: [...new Set(Object.values(marks).flatMap(Object.keys))].map((id) => ({ id, name: id })),
  criteria: [{ id: 'c', name: 'Voice', weight: '1', min: 0, max: 10, step: '1' }],
  performances: Object.keys(marks).map((id) => ({ id, name: id, categoryId: id.slice(0, 1) })),
  scoresheets: Object.entries(marks).flatMap(([performanceId, own]) =>
    Object.entries(own).map(([judgeId, c]) => ({ judgeId, performanceId, marks: { c } })),
  ),
  ...more,
});

function counted(input: TabulationInput, engine: Engine) {
  const whole = { ...input, engine };
  const standings = tabulate(whole);
  expect(secondCount(whole, standings)).toEqual([]);
  return standings;
}

const placesOf = (input: TabulationInput, engine: Engine) =>
  counted(input, engine).performances.map(({ performanceId, place }) => `${place} ${performanceId}`);

describe('version 7', () => {
  const RESULT = { kind: 'result', categoryId: null } as const;
  const told = (input: TabulationInput, engine: Engine, table: Parameters<typeof rowsOf>[0] = RESULT) =>
    rowsOf(table, counted(input, engine)).map(({ place, score }) => `${place}: ${score}`);
  const close = (a1: number, a2: number) =>
    round(
      { a1: { ana: 8 }, a2: { ana: 8 }, a3: { ana: 5 } },
      { method: 'mean', combination: { mode: 'weights', judges: '70', audience: '30' } },
      { audience: { ballots: 12_000, counts: { a1, a2, a3: 12_000 - a1 - a2 } } },
    );

  it('tells results that differ with as many more decimals as it takes to see it', () => {
    expect(told(close(4001, 4000), 6)).toEqual(['1: 66.00', '2: 66.00', '3: 45.00']);
    expect(told(close(4001, 4000), 7)).toEqual(['1: 66.003', '2: 66.000', '3: 44.998']);
    expect(told(close(4100, 4000), 7)).toEqual(['1: 66.25', '2: 66.00', '3: 44.75']);
    expect(told(close(4000, 4000), 7)).toEqual(['1=: 66.00', '1=: 66.00', '3: 45.00']);
    const so = standingsSoFar(
      round(
        { a1: { ana: 8, ben: 9, cleo: 9 }, a2: { ana: 8, ben: 8, cleo: 9 } },
        { method: 'mean', rounding: { shown: { places: 0, mode: 'down' } } },
      ),
      ['a1', 'a2'],
      'a2',
    );
    expect(so.entries.map(({ total }) => total)).toEqual(['8.6', '8.3']);
  });

  it('tells each category that is ranked by itself, and the audience’s figures, in the same way', () => {
    const marks = { a1: { ana: 8 }, a2: { ana: 7 }, b1: { ana: 8 }, b2: { ana: 8 } };
    const apart = round(
      marks,
      { method: 'mean', scope: 'category', combination: { mode: 'weights', judges: '50', audience: '50' } },
      { audience: { ballots: 60_000, counts: { a1: 1, a2: 1, b1: 30_000, b2: 29_998 } } },
    );
    expect(told(apart, 7, { kind: 'result', categoryId: 'a' })).toEqual(['1: 65.00', '2: 60.00']);
    expect(told(apart, 7, { kind: 'result', categoryId: 'b' })).toEqual(['1: 65.001', '2: 64.999']);
    const rated = round(
      { a1: { ana: 8 }, a2: { ana: 7 } },
      { method: 'mean' },
      {
        audience: {
          ballots: 6_000,
          ratings: { a1: { sum: 20_001, count: 6_000 }, a2: { sum: 20_000, count: 6_000 } },
        },
      },
    );
    const audience = { kind: 'audience', categoryId: null } as const;
    expect(told(rated, 6, audience)).toEqual(['1: 66.67', '2: 66.67']);
    expect(told(rated, 7, audience)).toEqual(['1: 66.670', '2: 66.667']);
  });

  it('gives an act that more people rated no advantage in a tie', () => {
    const rated = (of: 'ratings' | 'polls') => {
      const ratings = { a1: { sum: 30, count: 10 }, a2: { sum: 20, count: 5 } };
      return round(
        { a1: { ana: 8 }, a2: { ana: 8 } },
        { method: 'mean', tieBreaks: ['countback:audience'] },
        {
          audience:
            of === 'ratings'
              ? { ballots: 10, ratings }
              : { ballots: 10, polls: [{ id: 'p', share: '1', ballots: 10, ratings }] },
        },
      );
    };
    for (const of of ['ratings', 'polls'] as const) {
      expect(placesOf(rated(of), 6)).toEqual(['1 a1', '2 a2']);
      expect(placesOf(rated(of), 7)).toEqual(['1 a2', '2 a1']);
    }
  });

  it('asks the head judge of the tied acts where others have one of their own', () => {
    const marks = { a1: { ana: 8, cleo: 7 }, a2: { ana: 7, cleo: 8 }, b1: { ben: 9, cleo: 9 } };
    const heads = round(
      marks,
      { method: 'mean', tieBreaks: ['head_judge'] },
      {
        judges: [
          { id: 'ana', name: 'Ana', head: true, categoryIds: ['a'] },
          { id: 'ben', name: 'Ben', head: true, categoryIds: ['b'] },
          { id: 'cleo', name: 'Cleo' },
        ],
      },
    );
    expect(placesOf(heads, 6)).toEqual(['1 b1', '2= a1', '2= a2']);
    expect(placesOf(heads, 7)).toEqual(['1 b1', '2 a1', '3 a2']);
  });
});
