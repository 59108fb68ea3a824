import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPresence, type PresenceBook } from './presence.ts';
import type { Connected } from './process-presence.ts';

const ANA = { kind: 'judge', id: 'ana', name: 'Ana' } as const;
const HALL = { kind: 'projector', id: 'hall', name: 'Main hall' } as const;

let now: number;
let book: PresenceBook;
let changes: number;
beforeEach(() => {
  now = 1_000_000;
  changes = 0;
  book = openPresence({ count: () => 0 }, () => now);
  book.onChange(() => {
    changes += 1;
  });
});
afterEach(() => book.close());

/** Lets time pass without a real wait. */
const after = (ms: number) => {
  now += ms;
  book.look();
};

test('a device is here while it answers, silent after six seconds without, and here again with the next answer', () => {
  book.came('page-one', HALL);
  expect(book.present()).toMatchObject({ projectors: 1, silent: [] });
  after(5_000);
  book.answered('page-one', HALL);
  after(5_000);
  expect(book.present()).toMatchObject({ projectors: 1, silent: [] });
  const heardAt = now - 5_000;
  changes = 0;
  after(1_000);
  expect(changes).toBe(1);
  expect(book.present()).toMatchObject({
    projectors: 0,
    silent: [{ kind: 'projector', name: 'Main hall', heardAt }],
  });
  expect(book.lastHeard('projector', 'hall')).toBe(heardAt);
  book.answered('page-one', HALL);
  expect(book.present()).toMatchObject({ projectors: 1, silent: [] });
});

test('a stream alone proves nothing: whoever opened one and never answers falls silent', () => {
  book.came('page-one', ANA);
  expect(book.isHere('judge', 'ana')).toBe(true);
  after(6_000);
  expect(book.isHere('judge', 'ana')).toBe(false);
  expect(book.present().judges).toBe(0);
});

test('whoever leaves is gone at once and not silent, also where their last answer was still under way', () => {
  const left = book.came('page-one', HALL);
  changes = 0;
  left();
  expect(changes).toBe(1);
  book.answered('page-one', HALL);
  expect(book.present()).toMatchObject({ projectors: 0, silent: [] });
  now += 100;
  book.came('page-one', HALL);
  expect(book.present().projectors).toBe(1);
});

test('an older stream of a page that ends late takes nobody away', () => {
  const late = book.came('page-one', ANA);
  now += 1_000;
  book.came('page-one', ANA);
  late();
  expect(book.isHere('judge', 'ana')).toBe(true);
});

test('a judge with two devices is one judge, and not silent while one of them answers', () => {
  book.came('tablet', ANA);
  book.came('phone', ANA);
  after(4_000);
  book.answered('phone', ANA);
  after(4_000);
  expect(book.present()).toMatchObject({ judges: 1, silent: [] });
});

test('what another process heard counts, by the newest that anybody knows', () => {
  let other: Connected = { pages: [], audience: 40 };
  book.withOthers(() => [other]);
  book.came('page-one', ANA);
  after(7_000);
  expect(book.isHere('judge', 'ana')).toBe(false);
  other = { pages: [{ ...ANA, page: 'page-one', heardMs: 500, leftMs: null }], audience: 40 };
  expect(book.present()).toMatchObject({ judges: 1, audience: 40, silent: [] });
  other = { pages: [{ ...ANA, page: 'page-one', heardMs: 500, leftMs: 100 }], audience: 40 };
  expect(book.present()).toMatchObject({ judges: 0, silent: [] });
});

test('is bounded, however many devices answer', () => {
  for (let page = 0; page < 1_200; page += 1) book.answered(`page-${page}`, { ...HALL, id: String(page) });
  expect(book.own().pages).toHaveLength(1_000);
  expect(book.own().pages.at(-1)?.page).toBe('page-1199');
});

test('whoever opens tabs without an end pushes out their own, and nobody else', () => {
  book.came('page-wall', HALL);
  for (let tab = 0; tab < 2_000; tab += 1) book.answered(`page-${tab}`, ANA);
  expect(book.present()).toMatchObject({ projectors: 1, judges: 1, silent: [] });
  expect(book.own().pages).toHaveLength(21);
});
