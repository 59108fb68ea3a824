import { describe, expect, it } from 'vitest';
import { completeRules } from '../tabulation/rules.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { AudienceConversion, JudgesScale, RulesInput } from '../tabulation/types.ts';
import { haveComparableResults, pointsMeanTheSame } from './comparable.ts';

const comparable = (...all: RulesInput[]) =>
  haveComparableResults(
    all.map((rules) => ({ rules: completeRules(rules), audience: null, criteria: [], performances: [] })),
  );

const mean: RulesInput = { method: 'mean' };
const weighed: RulesInput = {
  method: 'mean',
  combination: { mode: 'weights', judges: '70', audience: '30' },
};
const down = { places: 1, mode: 'down' as const };

describe('results of different rounds', () => {
  it('can be compared where one method gives them points by the same rules', () => {
    expect(comparable(mean, mean)).toBe(true);
    expect(comparable(weighed, weighed)).toBe(true);
    expect(comparable(mean, { method: 'sum' })).toBe(false);
    expect(comparable({ method: 'skating_system' }, { method: 'skating_system' })).toBe(false);
    // 0 to 10 in the one, 0 to 100 in the other.
    expect(comparable(mean, weighed)).toBe(false);
  });

  it.each<[string, RulesInput, RulesInput]>([
    ['weighting', mean, { ...mean, weighting: 'share' }],
    ['the audience’s conversion', weighed, { ...weighed, audience: { conversion: 'relative' } }],
    [
      'the audience’s points by rank',
      { ...weighed, audience: { conversion: 'points_table' } },
      { ...weighed, audience: { conversion: 'points_table', table: ['3', '2', '1'] } },
    ],
    ['the best rating', weighed, { ...weighed, audience: { ratingMaximum: '10' } }],
    ['where votes are converted', weighed, { ...weighed, scope: 'category' }],
    [
      'how many marks are dropped',
      { method: 'trimmed_mean' },
      { method: 'trimmed_mean', trim: { highest: 2 } },
    ],
    ['what marks are dropped from', { method: 'median' }, { method: 'median', per: 'judge_total' }],
    ['how one criterion is averaged', mean, { ...mean, byCriterion: { song: { method: 'sum' } } }],
    ['rounding on the way', mean, { ...mean, rounding: { afterTotal: down } }],
    ['a missing mark that counts 0', mean, { ...mean, missing: 'zero' }],
    ['results below 0', mean, { ...mean, deductions: { allowBelowZero: true } }],
    ['what earlier points count', mean, { ...mean, carry: { earlier: '40', round: '60' } }],
    [
      'what an alternate is worth',
      { method: 'calls' },
      { method: 'calls', calls: { alternateWorth: '0.4' } },
    ],
  ])('cannot be compared where they differ in %s', (_what, one, other) => {
    expect(comparable(one, other)).toBe(false);
  });

  it.each<[string, RulesInput, RulesInput]>([
    ['how ties are broken', mean, { ...mean, tieBreaks: ['judges', 'shared'] }],
    ['how figures are shown', mean, { ...mean, rounding: { shown: down } }],
    ['how votes are converted that stand apart', mean, { ...mean, audience: { conversion: 'relative' } }],
    ['marks that a mean does not drop', mean, { ...mean, trim: { highest: 2 } }],
    ['points by rank that nothing reads', weighed, { ...weighed, audience: { table: ['1'] } }],
    ['whether they wait for a mark', mean, { ...mean, missing: 'block' }],
  ])('can be compared though they differ in %s', (_what, one, other) => {
    expect(comparable(one, other)).toBe(true);
  });

  it('cannot be compared where the judges’ part goes by the acts of its own round', () => {
    const on = (judgesScale: JudgesScale): RulesInput => ({
      ...weighed,
      combination: { ...weighed.combination, judgesScale },
    });
    expect(comparable(on('as_is'), on('as_is'))).toBe(true);
    for (const scale of ['share', 'relative', 'min_max', 'points_table'] as const)
      expect(comparable(on(scale), on(scale))).toBe(false);
    // A penalty may cost more than there is, so that there are no percents of the most.
    const penalty = { id: 'p', name: 'Penalty', weight: '1', step: '1', max: 9, subtractsFrom: '0' };
    const round = {
      rules: completeRules(weighed),
      audience: null,
      performances: [],
      criteria: [{ ...penalty, categoryId: null }],
    };
    expect(haveComparableResults([round, round])).toBe(false);
  });

  /** A round whose audience voted on so many acts, or rated them. */
  const voted = (
    acts: number,
    more: { counted?: boolean; rated?: boolean; conversion?: AudienceConversion } = {},
  ) => {
    const { counted = true, rated = false, conversion = 'share' } = more;
    const voters = rated ? 9 : null;
    const zero = { exact: '0', shown: '0' };
    return {
      rules: completeRules({ ...weighed, audience: { conversion } }),
      criteria: [],
      performances: Array.from({ length: acts }, () => ({
        audience: { votes: zero, converted: zero, voters, place: null, rank: null },
      })) as unknown as Standings['performances'],
      audience: {
        ballots: 9,
        minimumTurnout: 10,
        counted,
        leftOut: counted ? null : ('below_minimum_turnout' as const),
      },
    };
  };

  it('cannot be compared where the audience counted in the one alone', () => {
    expect(haveComparableResults([voted(4), voted(4)])).toBe(true);
    expect(haveComparableResults([voted(4), voted(4, { counted: false })])).toBe(false);
  });

  it('cannot be compared by shares of votes among other numbers of acts, nor by votes on a scale of the round’s own', () => {
    expect(haveComparableResults([voted(4), voted(9)])).toBe(false);
    expect(haveComparableResults([voted(4, { rated: true }), voted(9, { rated: true })])).toBe(true);
    for (const conversion of ['relative', 'points_table', 'min_max'] as const) {
      const round = voted(4, { conversion });
      expect(haveComparableResults([round, round]), conversion).toBe(false);
    }
    // Where the audience's part does not count, nothing of it is compared.
    expect(haveComparableResults([voted(4, { counted: false }), voted(9, { counted: false })])).toBe(true);
  });
});

it('points of one round can be added to those of another where they are made alike, whatever the earlier ones count', () => {
  const same = (...all: RulesInput[]) => pointsMeanTheSame(all.map(completeRules));
  const byRank: RulesInput = { method: 'points_table', table: ['3', '2', '1'] };
  expect(same(byRank, { ...byRank, carry: { earlier: '40', round: '60' } })).toBe(true);
  expect(same(byRank, { ...byRank, table: ['4', '2', '1'] })).toBe(false);
  expect(same(byRank, { ...byRank, equalRanks: 'best' })).toBe(false);
  const weighing: RulesInput = { method: 'exponential_rank' };
  expect(same(weighing, { ...weighing, equalRanks: 'best' })).toBe(true);
  expect(same(weighing, { ...weighing, exponential: { rate: '0.5' } })).toBe(false);
});
