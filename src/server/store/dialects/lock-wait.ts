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

/** Whether SQLite says that somebody else holds the lock. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Tries again while the file is locked. An attempt that failed so must have changed nothing. */
export type Patiently = <T>(attempt: () => T | Promise<T>) => Promise<T>;

function patience(): Patiently {
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

const kept = new WeakMap<object, Patiently>();

/** The patience of one connection: all who write through it know of the same lock. */
export function patienceOf(connection: object): Patiently {
  const known = kept.get(connection) ?? patience();
  kept.set(connection, known);
  return known;
}
