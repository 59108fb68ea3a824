import { expect, it } from 'vitest';
import { untilCommand } from '#domain/show/moments.ts';
import type { OwnCall, OwnStatus } from './own-status.ts';
import { isActOver, isCalled, nextOf } from './status-words.ts';

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

it('calls who is late for the stage, but nobody in an interval unless the desk does', () => {
  const during = (kind: 'between' | 'interval', status: 'scheduled' | 'called') =>
    isCalled({ moments: [untilCommand(kind)], status, running: true, readyAt: 5 } as NonNullable<OwnCall>, 6);
  expect(during('between', 'scheduled')).toBe(true);
  expect(during('interval', 'scheduled')).toBe(false);
  expect(during('interval', 'called')).toBe(true);
});

it('asks nothing more of an act that was scratched once its show is over', () => {
  const at = (kind: 'between' | 'after', status: 'scratched' | 'scheduled' | 'done') =>
    isActOver({ moments: [untilCommand(kind)], status } as NonNullable<OwnCall>, 0, 6);
  expect(at('between', 'scratched')).toBe(false);
  expect(at('between', 'done')).toBe(true);
  expect(at('after', 'scratched')).toBe(true);
  expect(isActOver(null, 0, 24 * 3_600_000)).toBe(false);
  expect(isActOver(null, 0, 24 * 3_600_000 + 1)).toBe(true);
});
