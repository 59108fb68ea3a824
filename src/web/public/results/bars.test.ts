import { expect, it } from 'vitest';
import { barOf } from './bars.ts';
import type { PublicRow } from './shapes.ts';

/** The bars of acts with these scores, the first place first. */
const bars = (...scores: (string | null)[]) => {
  const rows = scores.map((score) => ({ score }) as PublicRow);
  const bar = barOf(rows);
  return bar && rows.map(bar);
};

it('draws half the points as half the bar, and none where bars would mislead', () => {
  expect(bars('40', '20', '0')).toEqual([1, 0.5, 0]);
  // The lower figure wins; points off go below nothing; nobody has any.
  expect(bars('3', '7')).toBeUndefined();
  expect(bars('4', '-1')).toBeUndefined();
  expect(bars('0', '0')).toBeUndefined();
  expect(bars('4', null)).toBeUndefined();
});
