import { expect, test } from 'vitest';
import { PAGE_MS, pageAt } from './pages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test('what fits on one page never turns', () => {
  expect(pageAt(rows(6), 6, 0)).toEqual({ rows: rows(6), page: 1, pages: 1 });
  expect(pageAt(rows(6), 6, PAGE_MS * 3)).toEqual(pageAt(rows(6), 6, 0));
});

test('pages are evenly filled, turn by the clock and hold every row once', () => {
  const turned = [0, 1, 2].map((turn) => pageAt(rows(31), 14, turn * PAGE_MS + 17));
  expect(turned.map((page) => page.rows.length)).toEqual([11, 11, 9]);
  expect(turned.flatMap((page) => page.rows).toSorted((a, b) => a - b)).toEqual(rows(31));
  expect(pageAt(rows(31), 14, 3 * PAGE_MS).page).toBe(1);
});

test('nothing is one empty page', () => {
  expect(pageAt([], 6, 99)).toEqual({ rows: [], page: 1, pages: 1 });
});
