import { expect, it } from 'vitest';
import { following } from './follow.ts';

const at = (change: Partial<Parameters<typeof following>[0]>) =>
  following({ openId: 'a', onStageId: 'b', settled: true, untouchedMs: 60_000, ...change });

it('goes to the act on stage when the open one is done and untouched for ten seconds', () => {
  expect(at({})).toBe('go');
});

it('only offers it while the open act is unfinished or was just touched', () => {
  expect(at({ settled: false })).toBe('offer');
  expect(at({ untouchedMs: 9_999 })).toBe('offer');
});

it('goes at once when nothing is open, and stays when there is nowhere to go', () => {
  expect(at({ openId: null, untouchedMs: 0 })).toBe('go');
  expect(at({ onStageId: null })).toBe('stay');
  expect(at({ onStageId: 'a', settled: false })).toBe('stay');
});
