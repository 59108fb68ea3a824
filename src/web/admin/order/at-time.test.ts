/** Times on the clock in an evening that goes on after midnight, also in the nights in which clocks change. */
import { expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { atTime } from './at-time.ts';

it.each([
  ['Europe/Berlin', '2026-07-18T20:00', '2026-07-19T00:30'],
  ['Europe/Berlin', '2026-10-24T20:00', '2026-10-25T03:30'],
  ['Europe/Berlin', '2026-03-28T20:00', '2026-03-29T03:30'],
  // Their clocks change at midnight.
  ['Africa/Cairo', '2026-04-23T20:00', '2026-04-24T01:30'],
  ['America/Havana', '2026-10-31T20:00', '2026-11-01T01:30'],
  ['Australia/Lord_Howe', '2026-10-03T20:00', '2026-10-04T02:45'],
  ['Asia/Tokyo', '2026-12-31T20:00', '2027-01-01T00:10'],
])('in %s, from %s on', (timeZone, begins, then) => {
  const startsAt = fromLocalInput(begins, timeZone);
  const at = (time: string) => toLocalInput(atTime(time, { startsAt, timeZone }), timeZone);
  expect(at(then.slice(-5))).toBe(then);
  expect(at('23:10')).toBe(`${begins.slice(0, 10)}T23:10`);
});

it('is none without a time', () => {
  expect(atTime('', { startsAt: 0, timeZone: 'UTC' })).toBeNull();
  expect(atTime('20:00', { startsAt: null, timeZone: 'UTC' })).toBeNull();
});
