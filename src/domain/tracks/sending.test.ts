import { expect, it } from 'vitest';
import { finishingEndsAt, finishingRejection, sendingEndsAt, sendingRejection } from './sending.ts';

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

it('music that was begun in time may arrive for an hour, and not once the show has started', () => {
  const HOUR = 3_600_000;
  const act = { status: 'accepted', startsAt: 9 * HOUR, tracksUntilAt: 5 * HOUR } as const;
  expect(finishingRejection(act, 6 * HOUR - 1)).toBeUndefined();
  expect(finishingRejection(act, 6 * HOUR)).toBe('tracks_closed');
  expect(finishingEndsAt(act)).toBe(6 * HOUR);
  const soon = { ...act, startsAt: 5.5 * HOUR };
  expect(finishingRejection(soon, 5.5 * HOUR)).toBe('editing_closed');
  expect(finishingEndsAt(soon)).toBe(5.5 * HOUR);
  expect(finishingEndsAt({ startsAt: null, tracksUntilAt: null })).toBeNull();
});
