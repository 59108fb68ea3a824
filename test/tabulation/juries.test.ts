/** Juries of several jurors: what they come to, what they are when everybody is alone, and what a file may not say. */
import { describe, expect, it } from 'vitest';
import { readTabulationFile } from '#contract/tabulation/schema.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { presetRules } from '#domain/tabulation/presets.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { JURY_METHODS, type RulesInput, type TabulationInput } from '#domain/tabulation/types.ts';
import { withJuries } from './panel-parts.ts';
import { drawFrom, randomRound } from './random-rounds.ts';

const rounds = (count: number): TabulationInput[] =>
  Array.from({ length: count }, (_, seed) => {
    const draw = drawFrom(seed + 1);
    return withJuries(draw, randomRound(draw));
  });

const placesOf = (input: TabulationInput) =>
  tabulate(input).performances.map(({ performanceId, place, result }) => [performanceId, place, result]);

describe('juries', () => {
  it('are counted alike by both engines, and the order within a jury matters', () => {
    let otherwise = 0;
    for (const input of rounds(200)) {
      const standings = tabulate(input);
      expect(secondCount(input, standings)).toEqual([]);
      const { juries: _juries, ...plain } = input.rules;
      otherwise += Number(
        JSON.stringify(placesOf(input)) !== JSON.stringify(placesOf({ ...input, rules: plain })),
      );
    }
    expect(otherwise).toBeGreaterThan(60);
  });

  it.each(JURY_METHODS)('of one juror each give what judges give, by %s', (method) => {
    for (const input of rounds(80)) {
      const { juries: _juries, equalRanks, ...rules } = input.rules;
      // What ranks weigh is shared whatever the rules say of equal ones.
      const plain = { ...rules, ...(method !== 'exponential_rank' && equalRanks && { equalRanks }) };
      const alone = input.judges.map(({ jury: _jury, weight: _weight, ...judge }) => judge);
      const juries = { ...input, judges: alone, rules: { ...plain, juries: { method } } };
      expect(placesOf(juries)).toEqual(placesOf({ ...input, judges: alone, rules: plain }));
    }
  });

  it('do not count the more jurors they have', () => {
    const input = (jurors: number): TabulationInput => {
      const north = Array.from({ length: jurors }, (_, at) => `n${at}`);
      const marks = (judgeId: string, performanceId: string) => (judgeId === 's') === (performanceId === 'a');
      const judges = [...north, 's'];
      return {
        rules: { method: 'points_table', juries: { method: 'rank_sum' } },
        judges: judges.map((id) => ({ id, name: id, jury: id === 's' ? 'South' : 'North' })),
        criteria: [{ id: 'c', name: 'Song', weight: '1', min: 0, max: 10, step: '1' }],
        performances: ['a', 'b'].map((id) => ({ id, name: id, categoryId: 'all' })),
        scoresheets: judges.flatMap((judgeId) =>
          ['a', 'b'].map((performanceId) => ({
            judgeId,
            performanceId,
            marks: { c: marks(judgeId, performanceId) ? 9 : 5 },
          })),
        ),
      };
    };
    expect(tabulate(input(1)).performances.map(({ result }) => result?.exact)).toEqual(['22', '22']);
    expect(tabulate(input(9)).performances.map(({ result }) => result?.exact)).toEqual(['22', '22']);
  });

  it('give their own act nothing where they abstain from it, as in a song contest, or it is brought up', () => {
    const countries = ['north', 'south', 'west'];
    // By country, what it gives the acts of all in this order; none votes for its own.
    const given: Record<string, (number | null)[]> = {
      north: [null, 8, 7],
      south: [9, null, 8],
      west: [8, 9, null],
    };
    const input = (juries: RulesInput['juries']): TabulationInput => ({
      rules: { method: 'points_table', ...(juries && { juries }) },
      judges: countries.flatMap((id) =>
        [1, 2].map((at) => ({ id: `${id}${at}`, name: `${id} ${at}`, jury: id })),
      ),
      criteria: [{ id: 'c', name: 'Song', weight: '1', min: 0, max: 10, step: '1' }],
      performances: countries.map((id) => ({ id, name: id, categoryId: 'all' })),
      scoresheets: countries.flatMap((jury) =>
        countries.flatMap((performanceId, at) =>
          [1, 2].map((juror) => {
            const mark = given[jury]?.[at] ?? null;
            return {
              judgeId: `${jury}${juror}`,
              performanceId,
              marks: { c: mark },
              abstained: mark === null,
            };
          }),
        ),
      ),
    });
    const results = (juries: RulesInput['juries']) => {
      const standings = tabulate(input(juries));
      expect(secondCount(input(juries), standings)).toEqual([]);
      return Object.fromEntries(
        standings.performances.map(({ performanceId, result }) => [performanceId, result?.exact]),
      );
    };
    for (const method of JURY_METHODS) {
      expect(results({ method, absent: 'nothing' })).toEqual({ north: '22', south: '24', west: '20' });
      expect(results({ method, absent: 'brought_up' })).toEqual({ north: '33', south: '36', west: '30' });
      expect(tabulate(input({ method, absent: 'brought_up' })).rules.juries).toEqual({ method });
    }
    expect(results(presetRules('song_contest').juries)).toEqual({ north: '22', south: '24', west: '20' });
  });

  it('are refused where no points go by rank, or where ranks are left out', () => {
    const fault = (rules: Record<string, unknown>) => {
      const file = { rules, judges: [], criteria: [], performances: [], scoresheets: [] };
      const read = readTabulationFile(file);
      return 'fault' in read ? read.fault.path : null;
    };
    const juries = { method: 'mean' } satisfies RulesInput['juries'];
    expect(fault({ method: 'mean', juries })).toBe('rules.juries');
    expect(fault({ method: 'points_table', juries: { method: 'skating_system' } })).toBe(
      'rules.juries.method',
    );
    expect(fault({ method: 'points_table', juries, drop_ranks: { worst: 1 } })).toBe('rules.drop_ranks');
    expect(fault({ method: 'points_table', juries })).toBe(null);
  });
});
