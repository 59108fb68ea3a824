import { expect, it } from 'vitest';
import { completeRules } from '#domain/tabulation/rules.ts';
import { fitting, restOf, tableOf, withMethod } from './rules-draft.ts';

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
