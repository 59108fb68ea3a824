import { expect, it } from 'vitest';
import { ENGINE } from '../tabulation/engines.ts';
import { POLL_KINDS } from './poll-kinds.ts';
import { bestFirst, figuresOf } from './tally.ts';

it('tells means apart that differ, in the order before they are rounded', () => {
  const ratings = {
    // 4.3333…, 4.3342…, 4.3333… again, and none.
    kites: { sum: 13, count: 3 },
    lanterns: { sum: 1_686, count: 389 },
    mirrors: { sum: 26, count: 6 },
    nocturne: { sum: 0, count: 0 },
  };
  const acts = Object.keys(ratings).map((performanceId) => ({ performanceId }));
  const figures = figuresOf({ ratings }, ENGINE);
  expect(figures).toEqual({ kites: 433.3, lanterns: 433.4, mirrors: 433.3, nocturne: 0 });
  const { figureText } = POLL_KINDS.rate;
  const all = Object.values(figures);
  expect(all.map((figure) => figureText(figure, all))).toEqual(['4.334', '4.333', '4.333', '–']);
  const alike = { kites: { sum: 9, count: 2 }, lanterns: { sum: 18, count: 4 } };
  expect(figuresOf({ ratings: alike }, ENGINE)).toEqual({ kites: 450, lanterns: 450 });
  // Finer than that nobody reads: these stand in their order alone.
  const near = { kites: { sum: 4e9, count: 1e9 }, lanterns: { sum: 4e9 + 1, count: 1e9 } };
  expect(Object.entries(figuresOf({ ratings: near }, ENGINE))).toEqual([
    ['lanterns', 400],
    ['kites', 400],
  ]);
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
