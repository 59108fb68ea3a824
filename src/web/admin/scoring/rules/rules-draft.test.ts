import { expect, it } from 'vitest';
import { completeRules } from '#domain/tabulation/rules.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { AudienceConversion, JudgesScale, RulesInput } from '#domain/tabulation/types.ts';
import { fitting, keysToAdd, matters, restOf, tableOf, withKey, withMethod } from './rules-draft.ts';

it('makes the other share so that both are 100 exactly', () => {
  expect(['0', '30', '33.3', '99.9999', '100'].map(restOf)).toEqual(['100', '70', '66.7', '0.0001', '0']);
});

it('reads a table of points as people write it, and refuses what is none', () => {
  expect(tableOf('12, 10, 8')).toEqual(['12', '10', '8']);
  expect(tableOf('12 10 0,5')).toEqual(['12', '10', '0.5']);
  expect(tableOf('12, ten')).toEqual([]);
});

it('keeps ranks left out only under a method that adds ranks, and only where there are any', () => {
  const ranks = completeRules({ method: 'rank_sum', dropRanks: { worst: 1 } });
  expect(withMethod(ranks, 'points_table').dropRanks).toEqual({ best: 0, worst: 1 });
  expect(withMethod(ranks, 'head_to_head')).not.toHaveProperty('dropRanks');
  expect(fitting({ ...ranks, dropRanks: { best: 0, worst: 0 } })).not.toHaveProperty('dropRanks');
});

it('keeps what rank equal acts have only where ranks are added or become points', () => {
  const ranks = completeRules({ method: 'rank_sum', equalRanks: 'dense' });
  expect(withMethod(ranks, 'points_table').equalRanks).toBe('dense');
  expect(withMethod(ranks, 'mean')).not.toHaveProperty('equalRanks');
  const audience = { ...ranks.audience, conversion: 'points_table' as const };
  expect(withMethod({ ...ranks, audience }, 'mean').equalRanks).toBe('dense');
});

it('lets a key on a criterion grow by others of the round, in its place', () => {
  const { tieBreaks } = completeRules({
    method: 'mean',
    tieBreaks: ['judges', { key: 'criterion:brass', untilPlace: 1 }, 'shared'],
  });
  expect(keysToAdd(tieBreaks, ['brass', 'drums', 'guard']).slice(0, 4)).toEqual([
    'criterion:drums',
    'criterion:guard',
    'criterion:brass+drums',
    'criterion:brass+guard',
  ]);
  const grown = withKey(tieBreaks, 'criterion:brass+drums');
  expect(grown.map(({ key, untilPlace }) => [key, untilPlace])).toEqual([
    ['judges', null],
    ['criterion:brass+drums', 1],
    ['shared', null],
  ]);
  expect(keysToAdd(grown, ['brass', 'drums', 'guard'])).toContain('criterion:brass+drums+guard');
  expect(withKey(grown, 'criterion:guard').map(({ key }) => key)).toEqual([
    'judges',
    'criterion:brass+drums',
    'criterion:guard',
    'shared',
  ]);
});

it("takes the other method's own defaults and keeps ties, audience and deductions", () => {
  const mean = completeRules({
    method: 'mean',
    missing: 'zero',
    tieBreaks: ['countback'],
    combination: { mode: 'weights', judges: '70', audience: '30' },
  });
  const skating = withMethod(mean, 'skating_system');
  expect(skating).toMatchObject({
    method: 'skating_system',
    missing: 'block',
    tieBreaks: [{ key: 'countback' }],
    combination: { judges: '70', audience: '30', judgesScale: 'min_max' },
  });
});

const CONVERSIONS: readonly AudienceConversion[] = [
  'share',
  'relative',
  'points_table',
  'min_max',
  'mean_rating',
  'points',
];
const SCALES: readonly JudgesScale[] = [
  'as_is',
  'of_maximum',
  'share',
  'relative',
  'min_max',
  'points_table',
];
const MODES = ['weights', 'points', 'apart'] as const;

/** Three acts, two judges and a poll of ratings or of votes, as they come out under these rules. */
function standingsOf(rules: RulesInput, isRated: boolean) {
  const marks = [
    [7, 9],
    [8, 5],
    [3, 4],
  ];
  const ids = ['a', 'b', 'c'];
  const given = isRated
    ? { ratings: { a: { sum: 8, count: 2 }, b: { sum: 9, count: 3 }, c: { sum: 9, count: 2 } } }
    : { counts: { a: 3, b: 4, c: 1 } };
  const { performances } = tabulate({
    rules,
    judges: [0, 1].map((j) => ({ id: `j${j}`, name: `Judge ${j}` })),
    criteria: [{ id: 'k', name: 'Craft', weight: '1', min: 0, max: 10, step: '1' }],
    performances: ids.map((id) => ({ id, name: id, categoryId: 'open' })),
    scoresheets: ids.flatMap((performanceId, p) =>
      [0, 1].map((j) => ({ judgeId: `j${j}`, performanceId, marks: { k: marks[p]?.[j] ?? 0 } })),
    ),
    audience: { ballots: 8, ...given },
  });
  return JSON.stringify(performances.map(({ result, audience }) => [result, audience]));
}

it('can edit the table and the best rating of the audience wherever they change a result', () => {
  const hidden: string[] = [];
  const changed = { audienceTable: 0, bestRating: 0 };
  for (const method of ['mean', 'rank_sum', 'majority_judgment'] as const)
    for (const conversion of CONVERSIONS)
      for (const judgesScale of SCALES)
        for (const mode of MODES)
          for (const isRated of [false, true]) {
            const rules = { method, audience: { conversion }, combination: { mode, judgesScale } };
            const draft = completeRules(rules);
            const before = standingsOf(rules, isRated);
            const others = {
              audienceTable: { conversion, table: ['9', '5', '2'] },
              bestRating: { conversion, ratingMaximum: '7' },
            };
            for (const [part, audience] of Object.entries(others)) {
              if (standingsOf({ ...rules, audience }, isRated) === before) continue;
              changed[part as keyof typeof others] += 1;
              if (!matters[part as keyof typeof others](draft))
                hidden.push(`${part} with ${method}, ${conversion}, ${judgesScale}, ${mode}`);
            }
          }
  expect(Math.min(...Object.values(changed))).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});
