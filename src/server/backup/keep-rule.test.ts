import { expect, it } from 'vitest';
import { inOrder, tooMany } from './keep-rule.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2027, 3, 20, 12);
const copy = (age: number, reason = 'by_time') => ({
  name: `${reason} ${age / HOUR}`,
  takenAt: now - age,
  reason,
});

it('keeps all of two hours, one an hour for two days, one a day for thirty', () => {
  const copies = Array.from({ length: 40 * 24 * 4 }, (_, i) => copy(i * (HOUR / 4)));
  const gone = new Set(tooMany(copies, now));
  const kept = copies.filter(({ name }) => !gone.has(name)).map(({ takenAt }) => (now - takenAt) / HOUR);
  expect(kept.filter((age) => age <= 2)).toHaveLength(9);
  expect(kept.filter((age) => age > 2 && age <= 48)).toHaveLength(46);
  expect(kept.filter((age) => age > 48)).toHaveLength(29);
  expect(Math.max(...kept)).toBeLessThanOrEqual(30 * 24);
});

it('keeps what was made by hand or before certifying for thirty days', () => {
  const copies = [
    copy(0),
    copy(50 * HOUR, 'by_hand'),
    copy(50.1 * HOUR, 'before_certifying'),
    copy(721 * HOUR, 'by_hand'),
  ];
  expect(tooMany(copies, now)).toEqual(['by_hand 721']);
});

it('never removes the only copy, however old', () => {
  expect(tooMany([copy(9_000 * HOUR)], now)).toEqual([]);
});

it('keeps nothing from before an erasing once that is a day old, whatever it was made for', () => {
  const erasing = (age: number) => copy(age, 'after_erasing');
  const before = [copy(26 * HOUR), copy(27 * HOUR, 'by_hand'), copy(28 * HOUR, 'before_certifying')];
  expect(tooMany([copy(0), erasing(23 * HOUR), ...before], now)).toEqual([]);
  expect(tooMany([copy(0), erasing(25 * HOUR), ...before], now)).toEqual([
    'by_time 26',
    'by_hand 27',
    'before_certifying 28',
  ]);
  expect(tooMany([erasing(25 * HOUR), ...before], now)).toHaveLength(3);
});

it('puts what is dated later than now behind all others, and removes neither it nor the newest in its stead', () => {
  const copies = [copy(-400 * 24 * HOUR), copy(721 * HOUR), copy(9_000 * HOUR, 'by_hand')];
  expect(inOrder(copies, now).map(({ name }) => name)).toEqual([
    'by_time 721',
    'by_hand 9000',
    'by_time -9600',
  ]);
  expect(tooMany(copies, now)).toEqual(['by_hand 9000']);
});

it('keeps what is dated later than now for thirty days from when that was seen, and a day after an erasing', () => {
  const later = (seen: number) => ({ ...copy(-400 * 24 * HOUR), seenLaterAt: now - seen });
  expect(tooMany([copy(0), later(719 * HOUR)], now)).toEqual([]);
  expect(tooMany([copy(0), later(721 * HOUR)], now)).toEqual(['by_time -9600']);
  expect(tooMany([copy(0), copy(25 * HOUR, 'after_erasing'), later(26 * HOUR)], now)).toEqual([
    'by_time -9600',
  ]);
});
