import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { tabulate } from '../tabulation/tabulate.ts';
import type { RulesInput, TabulationInput } from '../tabulation/types.ts';
import { secondCount } from './second-count.ts';
import { leftOutOfSecondCount } from './second-count-ranks.ts';

const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** Marks that follow from a seed, with gaps, abstentions and deductions in them. */
function show(rules: RulesInput, seed: number): TabulationInput {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const [acts, judges] = [ids('act', 7), ids('judge', 5)];
  return {
    rules,
    judges: judges.map((id, at) => ({ id, name: id, head: at === 0 })),
    criteria: [
      { id: 'voice', name: 'Voice', weight: '3', min: 0, max: 40, step: '0.25' },
      { id: 'stage', name: 'Stage', weight: '0.5', min: 0, max: 10, step: '1' },
    ],
    performances: acts.map((id, at) => ({
      id,
      name: id,
      number: at + 1,
      categoryId: 'all',
      guest: at === 6,
    })),
    scoresheets: acts.flatMap((performanceId) =>
      judges.flatMap((judgeId) =>
        next(12) === 0
          ? []
          : [
              {
                judgeId,
                performanceId,
                abstained: next(15) === 0,
                marks: { voice: next(41), stage: next(9) === 0 ? null : next(11) },
              },
            ],
      ),
    ),
    deductions: [{ performanceId: 'act2', kind: 'points', points: '1.5' }],
  };
}

const RULES: RulesInput[] = [
  { method: 'mean' },
  { method: 'mean', weighting: 'share', tieBreaks: ['countback', 'shared'] },
  { method: 'mean', missing: 'zero' },
  { method: 'sum' },
  { method: 'sum', missing: 'zero' },
  {
    method: 'trimmed_mean',
    rounding: {
      afterCriterion: { places: 2, mode: 'half_up' },
      afterWeighting: { places: 2, mode: 'half_up' },
    },
  },
  { method: 'trimmed_mean', per: 'judge_total', trim: { otherwise: 'blocked' } },
  { method: 'median', rounding: { afterTotal: { places: 1, mode: 'half_even' } } },
  { method: 'median', per: 'judge_total', rounding: { afterTotal: { places: 0, mode: 'down' } } },
  { method: 'standardized' },
  { method: 'rank_sum', missing: 'exclude' },
  { method: 'points_table', missing: 'exclude' },
  { method: 'exponential_rank', missing: 'exclude' },
  { method: 'skating_system', missing: 'exclude' },
  { method: 'head_to_head', missing: 'exclude' },
];

describe('the second count', () => {
  it.each(RULES)('agrees with the engine on a hundred panels: $method', (rules) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const input = show(rules, seed);
      expect(secondCount(input, tabulate(input)), `seed ${seed}`).toEqual([]);
    }
  });

  it.each(['share', 'relative', 'points_table', 'min_max', 'mean_rating', 'points'] as const)(
    "counts the audience's part again: %s",
    (conversion) => {
      const input: TabulationInput = {
        ...show({ method: 'mean', audience: { conversion }, combination: { mode: 'weights' } }, 9),
        audience: { ballots: 30, counts: { act0: 10, act1: 20, act2: 10, act6: 4 } },
      };
      const standings = structuredClone(tabulate(input));
      expect(secondCount(input, standings)).toEqual([]);
      const row = standings.performances.find((one) => one.performanceId === 'act1');
      if (!row?.audience) throw new Error('The act has votes.');
      row.audience.converted.exact = '1/7';
      expect(secondCount(input, standings)).toContain(
        "act1: the audience's part is counted otherwise the second time.",
      );
    },
  );

  it.each([
    'standardized',
    'rank_sum',
    'points_table',
    'exponential_rank',
    'skating_system',
    'head_to_head',
  ] as const)('sees a panel result that the ranks do not give: %s', (method) => {
    const rules: RulesInput = { method, missing: 'exclude', per: 'judge_total' };
    const input = show(rules, 5);
    const standings = structuredClone(tabulate(input));
    const row = standings.performances.find((one) => one.panel !== null);
    if (!row?.panel) throw new Error('Some act has a result.');
    row.panel.exact = '999/7';
    expect(secondCount(input, standings)).toContain(
      `${row.name}: the panel's result is counted otherwise the second time.`,
    );
    expect(leftOutOfSecondCount(standings.rules, input.audience)).toEqual([]);
  });

  it('adds what was carried forward, with and without the audience, and sees when it is not what came in', () => {
    for (const combination of [{ mode: 'apart' }, { mode: 'weights' }, { mode: 'points' }] as const) {
      const input: TabulationInput = {
        ...show({ method: 'mean', combination }, 7),
        audience: { ballots: 30, counts: { act0: 10, act1: 20 } },
        carried: [
          { performanceId: 'act1', points: '165/4', from: 'Semi-final' },
          { performanceId: 'act1', points: '0.5', from: 'Heat' },
          { performanceId: 'act3', points: '7', from: 'Semi-final' },
        ],
      };
      const standings = tabulate(input);
      const { carried, result } = standings.performances.find((row) => row.performanceId === 'act1') ?? {};
      expect(carried?.total).toEqual({ exact: '167/4', shown: '41.75' });
      expect(result?.exact).toBe(new Fraction(carried?.round.exact ?? '0').add('167/4').toFraction());
      expect(secondCount(input, standings)).toEqual([]);
      expect(secondCount({ ...input, carried: input.carried?.slice(1) ?? [] }, standings)).not.toEqual([]);
    }
  });

  it('says so when a figure, a place or a deduction is not what the marks give', () => {
    const input = show({ method: 'mean' }, 4);
    const wrong = (change: (standings: ReturnType<typeof tabulate>) => void) => {
      const standings = structuredClone(tabulate(input));
      change(standings);
      return secondCount(input, standings);
    };
    const first = (standings: ReturnType<typeof tabulate>) => standings.performances[0] ?? expect.fail();
    expect(wrong((standings) => Object.assign(first(standings).panel ?? {}, { exact: '1' }))).not.toEqual([]);
    expect(
      wrong((standings) =>
        Object.assign(first(standings).judges[0]?.total ?? first(standings).judges[1]?.total ?? {}, {
          exact: '1',
        }),
      ),
    ).not.toEqual([]);
    expect(wrong((standings) => Object.assign(first(standings), { rank: 5 }))).not.toEqual([]);
    expect(
      wrong((standings) =>
        standings.performances.forEach((row) => {
          row.deducted = { exact: '2', shown: '2.00' };
        }),
      ),
    ).not.toEqual([]);
  });
});
