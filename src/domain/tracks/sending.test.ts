import { expect, it } from 'vitest';
import { sendingEndsAt, sendingRejection } from './sending.ts';

const START = 10_000;

it('music is taken until its own limit or the start of the show, whichever comes first', () => {
  const act = { status: 'accepted', startsAt: START, tracksUntilAt: 5_000 } as const;
  expect(sendingRejection(act, 4_999)).toBeUndefined();
  expect(sendingRejection(act, 5_000)).toBe('tracks_closed');
  expect(sendingRejection(act, START)).toBe('editing_closed');
  expect(sendingRejection({ ...act, tracksUntilAt: null }, START - 1)).toBeUndefined();
  expect(sendingRejection({ ...act, status: 'withdrawn' }, 0)).toBe('wrong_state');
  expect(sendingEndsAt(act)).toBe(5_000);
  expect(sendingEndsAt({ startsAt: START, tracksUntilAt: 20_000 })).toBe(START);
  expect(sendingEndsAt({ startsAt: null, tracksUntilAt: null })).toBeNull();
});
