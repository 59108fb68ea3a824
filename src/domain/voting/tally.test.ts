import { expect, it } from 'vitest';
import { ENGINE } from '../tabulation/engines.ts';
import { bestFirst, figuresOf } from './tally.ts';

it('puts stars in the order of their means before these are rounded', () => {
  const ratings = {
    // 4.3333…, 4.3342…, 4.3333… again, and none.
    kites: { sum: 13, count: 3 },
    lanterns: { sum: 1_686, count: 389 },
    mirrors: { sum: 26, count: 6 },
    nocturne: { sum: 0, count: 0 },
  };
  const acts = Object.keys(ratings).map((performanceId) => ({ performanceId }));
  const figures = figuresOf({ ratings }, ENGINE);
  expect(figures).toEqual({ kites: 433, lanterns: 433, mirrors: 433, nocturne: 0 });
  const ids = (some: readonly { performanceId: string }[]) => some.map(({ performanceId }) => performanceId);
  expect(ids(bestFirst(acts, figures, 'rate'))).toEqual(['lanterns', 'kites', 'mirrors', 'nocturne']);
  // As phones and screens are told it.
  const told = JSON.parse(JSON.stringify(figures)) as typeof figures;
  expect(ids(bestFirst([{ performanceId: 'gone' }, ...acts.toReversed()], told, 'rate'))).toEqual([
    'lanterns',
    'kites',
    'mirrors',
    'nocturne',
    'gone',
  ]);
});
