/** After which act a vote opens: the last one that is to come before it, however the order went. */
import { expect, it } from 'vitest';
import { give, go, said } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { LiveFacts } from '../facts.ts';
import { adminView } from './admin.ts';
import { audienceView } from './audience.ts';

function opensAfter(facts: LiveFacts): number | null {
  const { opensAfterNumber } = adminView(facts).polls[0] ?? {};
  expect(audienceView(facts).nextPoll?.opensAfterNumber).toBe(opensAfterNumber);
  return opensAfterNumber ?? null;
}

it('is the last act of the order before it, and nobody waits for one that was on', () => {
  expect(opensAfter(sampleEvening())).toBe(6);
  expect(opensAfter(go(sampleEvening(), 14))).toBe(6);
  expect(opensAfter(go(sampleEvening(), 15))).toBeNull();
});

it('is no act that was put aside', () => {
  const aside = give(sampleEvening(), { kind: 'skip', itemId: 'act6' });
  expect(opensAfter(aside)).toBe(5);
  expect(opensAfter(give(aside, { kind: 'unskip', itemId: 'act6' }))).toBe(6);
});

it('is the one that comes last where acts come out of order', () => {
  const called = give(go(sampleEvening(), 2), { kind: 'jump', itemId: 'act6' });
  expect(opensAfter(called)).toBe(5);
  // Act 6 was put in front of all while act 5 is on.
  const last = go(sampleEvening(), 12);
  expect(said(last)).toEqual(['end 5', 'stand_by 6']);
  const six = last.items.filter(({ id }) => id === 'act6');
  expect(opensAfter({ ...last, items: [...six, ...last.items.filter(({ id }) => id !== 'act6')] })).toBe(6);
  const asked = give(go(sampleEvening(), 3), { kind: 'jump', itemId: 'act6' });
  expect(opensAfter(asked)).toBe(5);
});

it('is nobody where the vote has no cue', () => {
  const facts = sampleEvening();
  expect(opensAfter({ ...facts, items: facts.items.filter(({ pollId }) => pollId === null) })).toBeNull();
});
