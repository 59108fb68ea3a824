/** A clock by which things may be removed: one that has gone on for an hour, as far as anybody can tell, and that goes with the log or is said to be right. */
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { describeStoresByTurns } from '#test/store.ts';
import { newestEntryAt } from './audit/queries.ts';
import { confirmClock, doubtOf, openClockDoubt, openSettling } from './clock-doubt.ts';
import { mint } from './http/access.ts';
import { commandsOf } from './http/command.ts';
import { SYSTEM } from './store/audit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

afterEach(() => vi.useRealTimers());

function clock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  const at = { ahead: Date.UTC(2026, 10, 22), off: 0, isDoubtful: false };
  const isSettled = openSettling(
    { now: () => at.ahead + performance.now(), clockOffBy: () => at.off },
    () => at.isDoubtful,
  );
  const passes = (ms: number) => vi.advanceTimersByTime(ms);
  return { at, isSettled, passes };
}

it('settles after an hour, small corrections included', () => {
  const { at, isSettled, passes } = clock();
  expect(isSettled()).toBe(false);
  passes(HOUR - 1);
  at.ahead += MINUTE;
  expect(isSettled()).toBe(false);
  passes(1);
  expect(isSettled()).toBe(true);
});

it.each([365 * 24 * HOUR, -2 * MINUTE])('begins anew when it is set by %d ms', (ms) => {
  const { at, isSettled, passes } = clock();
  passes(2 * HOUR);
  expect(isSettled()).toBe(true);
  at.ahead += ms;
  expect(isSettled()).toBe(false);
  passes(HOUR);
  expect(isSettled()).toBe(true);
});

it('is not settled while the database shows another time, and for an hour after', () => {
  const { at, isSettled, passes } = clock();
  passes(2 * HOUR);
  at.off = 90_000;
  expect(isSettled()).toBe(false);
  passes(2 * HOUR);
  expect(isSettled()).toBe(false);
  at.off = 0;
  passes(HOUR - 1);
  expect(isSettled()).toBe(false);
  passes(1);
  expect(isSettled()).toBe(true);
});

it('does not settle while it is doubtful, however long that is', () => {
  const { at, isSettled, passes } = clock();
  at.isDoubtful = true;
  passes(400 * DAY);
  expect(isSettled()).toBe(false);
  at.isDoubtful = false;
  expect(isSettled()).toBe(true);
});

describeStoresByTurns('a doubt about the clock', (open) => {
  const ADMIN = mint<'admin'>({
    ...{ adminId: 'jo', sessionId: 'jo', role: 'admin' },
    by: { kind: 'admin', id: 'jo', name: 'Jo' },
  });
  const failed = (error: unknown) => {
    throw error;
  };

  it('stands over every start until an admin says that it is right, in this process and the next', async () => {
    const real = Date.UTC(2026, 10, 23, 9);
    const at = { now: real };
    const store = await open({ clock: () => at.now });
    const started = async () => {
      const doubt = await openClockDoubt(store, await newestEntryAt(store.read), failed);
      onTestFinished(doubt.close);
      return doubt;
    };
    const write = () =>
      store.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.one', subject: 'test:1' }));
    await write();
    expect((await started()).says()).toBe(undefined);

    at.now = real + 400 * DAY;
    expect((await started()).says()).toContain('nothing was written for 400 days');
    // The doubt itself was written down, by the wrong clock: nothing of the log is old beside it any more.
    await write();
    const again = await started();
    expect(again.says()).toContain('nothing was written for 400 days');
    at.now = real + HOUR;
    const back = await started();
    expect(back.says()).toContain('the log has entries of 2027-12-28');

    await commandsOf(store)(confirmClock)({ access: ADMIN });
    await vi.waitFor(() => expect([again.says(), back.says()]).toEqual([undefined, undefined]));
    await write();
    expect((await started()).says()).toBe(undefined);
  });
});

it('is doubtful months after anything in the log, and before what is in it', () => {
  const now = Date.UTC(2027, 11, 27, 9, 5);
  expect(doubtOf(now, null)).toBe(undefined);
  expect(doubtOf(now, now - 29 * DAY)).toBe(undefined);
  expect(doubtOf(now, now + MINUTE)).toBe(undefined);
  expect(doubtOf(now, now - 400 * DAY)).toMatch(
    /the clock showed 2027-12-27 09:05 UTC, but nothing was written for 400 days before that\./,
  );
  expect(doubtOf(now, now + HOUR)).toMatch(/but the log has entries of 2027-12-27 10:05 UTC\./);
});
