import { expect, it } from 'vitest';
import type { OwnStatus } from './own-status.ts';
import { nextOf } from './status-words.ts';

const next = (checkedInAt: number | null) =>
  nextOf({ participant: { status: 'accepted', checkedInAt } } as OwnStatus, [], {
    call: null,
    isOver: false,
    now: 0,
  });

it('sends to check-in who has not been there, and nobody else', () => {
  expect(next(null)).toBe('You are in, and everything is done. On the day, come to check-in first.');
  expect(next(1)).toBe('Stay where you can hear your call; this page tells you when to come.');
});
