/** What must hold for any panel, tried on thousands of random ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PerformanceStanding, Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TieKey } from '#domain/tabulation/tie-keys.ts';
import { METHODS, type Method, type RulesInput, type TabulationInput } from '#domain/tabulation/types.ts';
import { tried } from '../tried.ts';
import { inputOf, type PanelShape, panelShape } from './random-panels.ts';

const RUNS = { numRuns: tried(40, 150) };
const LONG_LIST: TieKey[] = [
  'criterion:c0',
  'countback',
  'head_to_head',
  'head_judge',
  'scored_by_most',
  'shared',
];

const rulesOf = (method: Method, more: Partial<RulesInput> = {}): RulesInput => ({ method, ...more });

function byId<T>(standings: Standings, read: (row: PerformanceStanding) => T): Record<string, T> {
  return Object.fromEntries(
    standings.performances
      .toSorted((a, b) => a.performanceId.localeCompare(b.performanceId))
      .map((row) => [row.performanceId, read(row)]),
  );
}

const placesOf = (standings: Standings) => byId(standings, (row) => row.place);
const ranksOf = (standings: Standings) => byId(standings, (row) => row.rank ?? Number.POSITIVE_INFINITY);

function shuffled(input: TabulationInput, seed: number): TabulationInput {
  let state = seed + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  const mix = <T>(list: readonly T[]): T[] =>
    list
      .map((entry) => ({ entry, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ entry }) => entry);
  return {
    ...input,
    judges: mix(input.judges),
    criteria: mix(input.criteria),
    performances: mix(input.performances),
    scoresheets: mix(input.scoresheets),
  };
}

const everyMethod = describe.each(METHODS.map((method) => ({ method })));

everyMethod('$method', ({ method }) => {
  it('gives the same places and figures whatever the order of the input', () => {
    fc.assert(
      fc.property(panelShape({ gaps: true }), fc.nat(10_000), (shape, seed) => {
        const input = inputOf(shape, rulesOf(method, { tieBreaks: LONG_LIST }));
        const read = (row: PerformanceStanding) => ({
          place: row.place,
          result: row.result,
          panel: row.panel,
          totals: row.judges.map((cell) => [cell.judgeId, cell.total?.exact, cell.rank]).sort(),
          decidedBy: row.tie?.decidedBy,
          blocked: row.blocked,
        });
        expect(byId(tabulate(shuffled(input, seed)), read)).toEqual(byId(tabulate(input), read));
      }),
      RUNS,
    );
  });

  it('keeps the places when all marks are multiplied by one factor', () => {
    fc.assert(
      fc.property(panelShape(), fc.integer({ min: 2, max: 9 }), (shape, factor) => {
        const rules = rulesOf(method);
        expect(placesOf(tabulate(inputOf(shape, rules, factor)))).toEqual(
          placesOf(tabulate(inputOf(shape, rules))),
        );
      }),
      RUNS,
    );
  });

  it('skips as many places as are shared', () => {
    fc.assert(
      fc.property(panelShape({ largest: 3, gaps: true }), (shape) => {
        const placed = tabulate(inputOf(shape, rulesOf(method))).performances.filter(
          (row) => row.rank !== null,
        );
        for (const row of placed) {
          const better = placed.filter((other) => (other.rank ?? 0) < (row.rank ?? 0)).length;
          const equal = placed.filter((other) => other.rank === row.rank).length;
          expect(row.rank).toBe(better + 1);
          expect(row.place).toBe(equal > 1 ? `${better + 1}=` : `${better + 1}`);
        }
      }),
      RUNS,
    );
  });

  it('never writes to its input, and gives plain JSON', () => {
    fc.assert(
      fc.property(panelShape({ gaps: true }), (shape) => {
        const input = inputOf(shape, rulesOf(method, { tieBreaks: LONG_LIST }));
        const before = structuredClone(input);
        const standings = tabulate(input);
        expect(input).toEqual(before);
        expect(JSON.parse(JSON.stringify(standings))).toEqual(standings);
      }),
      { numRuns: tried(15, 40) },
    );
  });
});

describe.each([
  'mean',
  'sum',
  'trimmed_mean',
  'median',
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
  'majority_judgment',
  'calls',
] as const)('%s', (method) => {
  it('never places an act lower because a judge raised a mark of it', () => {
    fc.assert(
      fc.property(
        panelShape({ criteria: [1, 1], largest: 6 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        (shape, act, judge, raise) => {
          const p = act % shape.acts;
          const j = judge % shape.judges;
          const raised: PanelShape = structuredClone(shape);
          const mark = raised.marks[p]?.[j];
          if (mark) mark[0] = (mark[0] ?? 0) + raise;
          const before = ranksOf(tabulate(inputOf(shape, rulesOf(method))))[`p${p}`];
          const after = ranksOf(tabulate(inputOf(raised, rulesOf(method))))[`p${p}`];
          expect(after).toBeLessThanOrEqual(before ?? 0);
        },
      ),
      { numRuns: tried(100, 400) },
    );
  });
});

describe.each(['rank_sum', 'points_table', 'exponential_rank', 'skating_system', 'head_to_head'] as const)(
  '%s',
  (method) => {
    it("looks only at the order in each judge's marks", () => {
      fc.assert(
        fc.property(panelShape({ criteria: [1, 1] }), (shape) => {
          const rescaled: PanelShape = {
            ...shape,
            marks: shape.marks.map((ofAct) =>
              ofAct.map((ofJudge, j) =>
                ofJudge.map((mark) => (mark === null ? null : mark * mark + (j + 1) * mark + j)),
              ),
            ),
          };
          const results = (input: TabulationInput) =>
            byId(tabulate(input), (row) => [row.place, row.result?.exact, row.panel?.exact]);
          expect(results(inputOf(rescaled, rulesOf(method)))).toEqual(
            results(inputOf(shape, rulesOf(method))),
          );
        }),
        RUNS,
      );
    });
  },
);

describe('places written by judges', () => {
  it('are the same as the scores that lead to them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('rank_sum', 'points_table', 'skating_system', 'head_to_head'),
        panelShape({ criteria: [1, 1] }),
        (method, shape) => {
          const reversed: PanelShape = {
            ...shape,
            marks: shape.marks.map((ofAct) =>
              ofAct.map((ofJudge) => ofJudge.map((mark) => 20 - (mark ?? 0))),
            ),
          };
          const scores = tabulate(inputOf(shape, rulesOf(method as Method)));
          const places = tabulate(inputOf(reversed, rulesOf(method as Method, { marks: 'places' })));
          expect(placesOf(places)).toEqual(placesOf(scores));
        },
      ),
      RUNS,
    );
  });
});
