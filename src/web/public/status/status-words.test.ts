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

it('speaks of a call in a stopped show only to whom one is to come', () => {
  const call = { moments: [untilCommand('stopped')] } as NonNullable<OwnCall>;
  const own = { participant: { status: 'accepted' } } as OwnStatus;
  expect(nextOf(own, [], { call, isOver: false, now: 0 })).toMatch(/your call has not changed/);
  expect(nextOf(own, [], { call, isOver: true, now: 0 })).toMatch(/^You have been on/);
});

it('promises no spot and no call to an act that is scratched', () => {
  const call = { moments: [untilCommand('on_stage')], status: 'scratched' } as NonNullable<OwnCall>;
  const own = { participant: { status: 'accepted' } } as OwnStatus;
  expect(nextOf(own, ['track'], { call, isOver: false, now: 0 })).toBe('');
  expect(nextOf(own, [], { call, isOver: false, now: 0 })).toBe('');
  expect(nextOf(own, [], { call: { ...call, status: 'scheduled' }, isOver: false, now: 0 })).toMatch(
    /your call/,
  );
});

it('asks nothing more of an act that was scratched once its show is over', () => {
  const at = (kind: 'between' | 'after', status: 'scratched' | 'scheduled' | 'done') =>
    isActOver({ call: { moments: [untilCommand(kind)], status } as NonNullable<OwnCall>, over: false }, 0, 6);
  expect(at('between', 'scratched')).toBe(false);
  expect(at('between', 'done')).toBe(true);
  expect(at('after', 'scratched')).toBe(true);
  expect(isActOver(undefined, 0, 24 * 3_600_000)).toBe(false);
  expect(isActOver(undefined, 0, 24 * 3_600_000 + 1)).toBe(true);
});

it('promises nothing more to an act that stood in no round once the show is over, however early it ended', () => {
  expect(isActOver({ call: null, over: false }, 9, 6)).toBe(false);
  expect(isActOver({ call: null, over: true }, 9, 6)).toBe(true);
  for (const status of ['submitted', 'waitlisted'])
    expect(
      nextOf({ participant: { status } } as OwnStatus, [], { call: null, isOver: true, now: 6 }),
    ).toMatch(/^The show is over/);
});
