/** What the first engine certified is counted by it for good, and what the second does otherwise is what the page says. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Engine } from '#domain/tabulation/engines.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { Method, RulesInput, TabulationInput } from '#domain/tabulation/types.ts';
import { drawFrom, randomRound } from './random-rounds.ts';
import { rowOf, show } from './small-shows.ts';

const ROUNDS = 400;

/** The methods of that engine: rounds are drawn from these, whatever came since. */
const ITS_METHODS: readonly Method[] = [
  'mean',
  'sum',
  'trimmed_mean',
  'median',
  'standardized',
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
];

/** Made of the same rounds by the source of the day on which there was one engine and it had no number. */
const FIRST_ENGINE = '35162868978429209d65ea4212494923ff24651a522ff8e8af47088b05b011ff';

const facts = ({ performances }: Standings) =>
  performances.map((row) => [
    row.performanceId,
    row.place,
    row.categoryPlace,
    row.result,
    row.panel,
    row.judgesResult,
    row.audience,
    row.combined,
    row.carried ?? null,
    row.tie?.decidedBy ?? null,
    row.blocked,
  ]);

const digestBy = (engine: Engine): string => {
  const hash = createHash('sha256');
  for (let seed = 1; seed <= ROUNDS; seed += 1)
    hash.update(JSON.stringify(facts(tabulate({ ...randomRound(drawFrom(seed), ITS_METHODS), engine }))));
  return hash.digest('hex');
};

describe('the first engine', () => {
  it(`gives to the digit what it gave for ${ROUNDS} random rounds with every rule at once`, () => {
    expect(digestBy(1)).toBe(FIRST_ENGINE);
    expect(digestBy(2)).not.toBe(FIRST_ENGINE);
  });

  it('is named in the standings; the newest counts where none is', () => {
    const input = show({ method: 'mean' }, { kites: [9] });
    expect([tabulate(input).engine, tabulate({ ...input, engine: 1 }).engine]).toEqual([7, 1]);
  });
});

describe('what the second engine does otherwise', () => {
  const results = (input: TabulationInput, id: string) =>
    ([1, 2] as const).map((engine) => rowOf(tabulate({ ...input, engine }), id).result?.exact);

  it('brings a sum up to the full panel for an abstention, also where a missing mark is 0', () => {
    const rules: RulesInput = { method: 'sum', missing: 'zero' };
    expect(results(show(rules, { kites: [8, 8, 'x'], lamps: [6, 6, 6] }), 'kites')).toEqual(['16', '24']);
  });

  it('shares the weights that equal totals span', () => {
    const input = show({ method: 'exponential_rank' }, { kites: [9], lamps: [9] });
    const [first, second] = results(input, 'kites').map((exact) => {
      const [n = '0', d = '1'] = (exact ?? '').split('/');
      return Number(n) / Number(d);
    });
    expect(first).toBeCloseTo(12 * Math.exp(-0.095), 10);
    expect(second).toBeCloseTo((12 + 12 * Math.exp(-0.19)) / 2, 10);
  });

  it.each([
    [{ method: 'rank_sum' }, ['5', '4']],
    [{ method: 'points_table' }, ['21', '20']],
    [{ method: 'head_to_head' }, ['0', '0']],
    [{ method: 'skating_system' }, ['4', '2']],
  ] as const)('takes points off totals, never off what came of the ranks: %o', (rules, expected) => {
    const input = show(rules, { kites: [9, 9], lamps: [8, 8] });
    input.deductions = [{ performanceId: 'kites', kind: 'breach', points: '3' }];
    expect(results(input, 'kites')).toEqual(expected);
  });

  it('takes the mean of ratings, in one poll as in several', () => {
    const rules: RulesInput = {
      method: 'mean',
      combination: { mode: 'weights', judges: '0', audience: '100' },
    };
    const ratings = { kites: { sum: 40, count: 20 }, lamps: { sum: 25, count: 5 } };
    const marks = { kites: [8], lamps: [8] };
    const input = show(rules, marks, { audience: { ballots: 20, ratings } });
    expect(results(input, 'lamps')).toEqual(['500/13', '100']);
    const polls = [{ id: 'stars', share: '1', ballots: 20, ratings }];
    expect(results(show(rules, marks, { audience: { ballots: 20, polls } }), 'lamps')).toEqual([
      '100',
      '100',
    ]);
  });
});
