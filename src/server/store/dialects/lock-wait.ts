/**
 * Waiting for a SQLite file that another program has locked. SQLite's own wait would hold the whole process, and
 * every screen with it; this one lets everything else go on meanwhile.
 *
 * Whoever waits longer than our patience is told so. While the lock goes on, those who come later are told at
 * once, so that a queue of writes does not wait for it one after the other.
 */
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 5_000;
const ASK_EVERY_MS = 20;
const SQLITE_BUSY = 5;

/** Whether the error says that another connection or program holds SQLite's lock. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/**
 * Runs the attempt, and again while the file is locked, for up to 5 s. An attempt that failed on the lock must have
 * changed nothing.
 */
export type RetryWhileLocked = <T>(attempt: () => T | Promise<T>) => Promise<T>;

function patience(): RetryWhileLocked {
  let lockedSince = 0;
  let lockSeenAt = Number.NEGATIVE_INFINITY;
  const isOver = (): boolean => {
    const now = performance.now();
    if (now - lockSeenAt > PATIENCE_MS) lockedSince = now;
    lockSeenAt = now;
    return now - lockedSince >= PATIENCE_MS;
  };
  return async (attempt) => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || isOver()) throw error;
        await pause(ASK_EVERY_MS);
      }
    }
  };
}

const kept = new WeakMap<object, RetryWhileLocked>();

/**
 * The waiting of one connection, shared by everything that writes through it: once somebody has waited in vain, later
 * callers fail at once while the lock lasts.
 */
export function lockRetryOf(connection: object): RetryWhileLocked {
  const known = kept.get(connection) ?? patience();
  kept.set(connection, known);
  return known;
}
