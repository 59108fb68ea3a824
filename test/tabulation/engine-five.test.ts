/**
 * What version 5 of the engine mended, each with the input that showed it, counted by both counts; version 4 still
 * gives what it gave.
 */
import { describe, expect, it } from 'vitest';
import { awardWinners } from '#domain/results/awards.ts';
import { secondCount } from '#domain/results/second-count.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { CriterionInput, TabulationInput } from '#domain/tabulation/types.ts';

const criterion = (id: string, max = 10): CriterionInput => ({
  id,
  name: id,
  weight: '1',
  min: 0,
  max,
  step: '1',
});

type Sheets = Record<string, Record<string, Record<string, number>>>;

/** `sheets`: by act, by judge, by criterion. */
function round(
  sheets: Sheets,
  criteria: CriterionInput[],
  more: Pick<TabulationInput, 'rules'> & Partial<TabulationInput>,
): TabulationInput {
  const judges = new Set(Object.values(sheets).flatMap((own) => Object.keys(own)));
  return {
    judges: [...judges].map((id) => ({ id, name: id })),
    criteria,
    performances: Object.keys(sheets).map((id) => ({ id, name: id, categoryId: 'open' })),
    scoresheets: Object.entries(sheets).flatMap(([performanceId, own]) =>
      Object.entries(own).map(([judgeId, marks]) => ({ judgeId, performanceId, marks })),
    ),
    ...more,
  };
}

function counted(input: TabulationInput, engine: Engine) {
  const whole = { ...input, engine };
  const standings = tabulate(whole);
  expect(secondCount(whole, standings)).toEqual([]);
  return standings;
}

const placesOf = (input: TabulationInput, engine: Engine) =>
  Object.fromEntries(
    counted(input, engine).performances.map(({ performanceId, place }) => [performanceId, place]),
  );

describe('version 5', () => {
  it('lets an act that is out of the tie for one seat of the runoff not stand for the other', () => {
    const marks = [
      [5, 2, 3, 2, 0, 4],
      [0, 2, 4, 4, 4, 3],
      [4, 5, 2, 3, 5, 1],
    ];
    const sheets: Sheets = {};
    for (const p of [0, 1, 2, 3, 4, 5])
      sheets[`p${p}`] = Object.fromEntries(marks.map((row, j) => [`j${j}`, { k: row[p] ?? 0 }]));
    const star = round(sheets, [criterion('k', 5)], { rules: { method: 'star' } });
    expect(placesOf(star, 4)).toMatchObject({ p1: '1=', p4: '1=' });
    expect(placesOf(star, 5)).toMatchObject({ p4: '1', p1: '2' });
  });

  it('tells of each act on a shared place of the Skating System its own judges and sum', () => {
    const given = { a: { ana: 1 }, b: { ben: 1, cleo: 1 } };
    const sheets = Object.fromEntries(
      Object.entries(given).map(([act, own]) => [
        act,
        Object.fromEntries(Object.entries(own).map(([judge, k]) => [judge, { k }])),
      ]),
    );
    const skating = round(sheets, [criterion('k')], {
      rules: { method: 'skating_system', missing: 'exclude' },
    });
    const figures = (engine: Engine) =>
      counted(skating, engine).performances.map(({ performanceId, skating: own }) => [
        performanceId,
        own?.steps[0]?.count,
        own?.steps[0]?.sum,
      ]);
    expect(figures(4).map(([, count]) => count)).toEqual([1, 1]);
    expect(figures(5)).toEqual(
      expect.arrayContaining([
        ['a', 1, 1],
        ['b', 2, 2],
      ]),
    );
  });

  it('holds a result by totals against the best totals of those who gave one', () => {
    const judges = [
      { id: 'ana', name: 'Ana', criterionIds: ['song'] },
      { id: 'ben', name: 'Ben', criterionIds: ['song'] },
      { id: 'cleo', name: 'Cleo', criterionIds: ['dance'] },
    ];
    const all = { ana: { song: 10 }, ben: { song: 10 }, cleo: { dance: 10 } };
    const halves = { ana: { song: 5 }, ben: { song: 5 }, cleo: { dance: 5 } };
    for (const method of ['median', 'trimmed_mean'] as const) {
      const weighed = round({ all, halves }, [criterion('song'), criterion('dance')], {
        rules: { method, per: 'judge_total', combination: { mode: 'weights', judges: '100', audience: '0' } },
        judges,
        audience: { ballots: 2, counts: { all: 1, halves: 1 } },
      });
      const results = (engine: Engine) =>
        counted(weighed, engine).performances.map(({ result }) => result?.shown);
      expect(results(4)).toEqual(['50.00', '25.00']);
      expect(results(5)).toEqual(['100.00', '50.00']);
    }
  });

  it('names no favourite of a category whose votes are too few, where those of another are enough', () => {
    const sheets = Object.fromEntries(['a', 'b', 'c', 'd'].map((act) => [act, { ana: { k: 5 } }]));
    const apart = round(sheets, [criterion('k')], {
      rules: { method: 'mean', scope: 'category', audience: { minimumTurnout: 20 } },
      performances: ['a', 'b', 'c', 'd'].map((id, at) => ({
        id,
        name: id,
        categoryId: at < 2 ? 'solo' : 'group',
      })),
      audience: {
        ballots: 3,
        polls: [
          { id: 'one', share: '1', ballots: 100, counts: { a: 60, b: 40 } },
          { id: 'two', share: '1', ballots: 3, counts: { c: 1, d: 2 } },
        ],
      },
    });
    const favourite = { kind: 'audience', categoryId: null, performanceId: null } as const;
    expect(awardWinners(favourite, counted(apart, 4))).toEqual(['a', 'd']);
    expect(awardWinners(favourite, counted(apart, 5))).toEqual(['a']);
  });

  it('ends the Skating System where every act has another number of judges, with both counts alike', () => {
    const acts = Array.from({ length: 43 }, (_, p) => p);
    const sheets = Object.fromEntries(
      acts.map((p) => [
        `p${p}`,
        Object.fromEntries(acts.slice(p).map((j) => [`j${j}`, { k: (p * 7 + j * 3) % 11 }])),
      ]),
    );
    const staggered = round(sheets, [criterion('k')], {
      rules: { method: 'skating_system', missing: 'exclude' },
    });
    expect(counted(staggered, 5).performances).toHaveLength(43);
  });
});
