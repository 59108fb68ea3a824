import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetClosed, forgetUnsent, keepUnsent, unsentFor } from './unsent.ts';

const act = (performanceId: string) =>
  ({ performanceId, number: 1, stageName: performanceId, song: '' }) as Parameters<
    typeof unsentFor
  >[0]['candidates'][number];
const poll = (more: Partial<Parameters<typeof unsentFor>[0]> = {}): Parameters<typeof unsentFor>[0] => ({
  id: 'poll',
  method: 'rank',
  mine: null,
  candidates: [act('a'), act('b'), act('c')],
  ...more,
});

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => {
  forgetUnsent();
  vi.unstubAllGlobals();
});

it('is of one poll, with its places, and without acts that have left', () => {
  keepUnsent(poll(), ['a', '', 'c']);
  expect(unsentFor(poll())).toEqual(['a', '', 'c']);
  expect(unsentFor(poll({ candidates: [act('b'), act('c')] }))).toEqual(['', '', 'c']);
  expect(unsentFor(poll({ id: 'another' }))).toBeUndefined();
  keepUnsent(poll({ method: 'rate' }), ['a:3', 'b:1']);
  expect(unsentFor(poll({ method: 'rate', candidates: [act('b')] }))).toEqual(['b:1']);
});

it('is older than a vote that came in since', () => {
  keepUnsent(poll(), ['a']);
  expect(unsentFor(poll({ mine: { choice: ['b'], order: 4, castAt: 0 } as never }))).toBeUndefined();
});

it('is forgotten once its poll cannot be voted on', () => {
  keepUnsent(poll(), ['a']);
  forgetClosed([poll(), poll({ id: 'another' })]);
  expect(unsentFor(poll())).toEqual(['a']);
  forgetClosed([poll({ id: 'another' })]);
  expect(unsentFor(poll())).toBeUndefined();
});

it('is nothing where somebody wrote something else there', () => {
  localStorage.setItem('ovation_unsent_vote', '[1');
  expect(unsentFor(poll())).toBeUndefined();
  localStorage.setItem('ovation_unsent_vote', 'null');
  expect(unsentFor(poll())).toBeUndefined();
});
