/** A vote that came too late, and the poll after it. */
import { expect, it } from 'vitest';
import { canBeSent, isOpenAgain, seenNow } from './reopened.ts';

const vote = { pollId: 'poll', choice: ['kites'], order: 1, commandId: 'press' };
const open = { state: 'open' as const, closesAt: null };
const closed = { state: 'closed' as const, closesAt: null };

it('is told of a vote that was opened again', () => {
  const atRefusal = seenNow(undefined, vote, closed);
  expect(isOpenAgain(atRefusal, closed, 0)).toBe(false);
  expect(isOpenAgain(seenNow(atRefusal, vote, open), open, 0)).toBe(true);
});

it('is not told so by a page that has not heard of the close yet', () => {
  const stale = seenNow(undefined, vote, open);
  expect(isOpenAgain(stale, open, 0)).toBe(false);
  const past = { state: 'open' as const, closesAt: 5_000 };
  expect(isOpenAgain(seenNow(undefined, vote, closed), past, 5_000)).toBe(false);
  const heard = seenNow(seenNow(stale, vote, closed), vote, open);
  expect(isOpenAgain(heard, open, 0)).toBe(true);
});

it('counts a later end as opened again, and forgets another vote', () => {
  const until = (closesAt: number) => ({ state: 'open' as const, closesAt });
  const seen = seenNow(undefined, vote, until(1_000));
  expect(isOpenAgain(seenNow(seen, vote, until(9_000)), until(9_000), 2_000)).toBe(true);
  expect(seenNow(seen, { ...vote }, until(9_000)).closesAt).toBe(9_000);
});

it('offers to send only what would be taken', () => {
  const candidates = [{ performanceId: 'kites', number: 1, stageName: 'Kites', song: '' }];
  const ballot = { as: 'device' as const, codeEnded: false, candidates };
  expect(canBeSent(ballot, ['kites:5'])).toBe(true);
  expect(canBeSent(ballot, ['mirrors'])).toBe(false);
  expect(canBeSent({ ...ballot, as: null }, ['kites'])).toBe(false);
  expect(canBeSent({ ...ballot, as: 'code', codeEnded: true }, ['kites'])).toBe(false);
});
