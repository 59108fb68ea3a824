/**
 * Counts that take long and are asked for often: at most about a second old. While one is made anew, whoever asks has
 * the last one after a moment's patience, so that no screen waits for a million rows; that a newer one differs is
 * told, so that none stays behind either.
 */
import { isDeepStrictEqual } from 'node:util';

const YOUNG_MS = 1_000;
const PATIENCE_MS = 50;

/** Counts that are at most about a second old. */
export interface RecentCounts<T> {
  /** The count for the key, fresh or up to about a second old. @throws what counting throws. */
  of(key: string): Promise<T>;
  forget(keys: readonly string[]): void;
}

interface Recent<T> {
  last: { value: T; countedAt: number } | undefined;
  counting: Promise<T> | undefined;
  later: NodeJS.Timeout | undefined;
  /** Somebody was given the last one though it may be out of date. */
  owed: boolean;
}

/**
 * Caches counts by key. While a count is made anew, a caller gets the last one after 50 ms; if the new one then
 * differs, `onNews` is called.
 */
export function recentCounts<T>(count: (key: string) => Promise<T>, onNews: () => void): RecentCounts<T> {
  const recents = new Map<string, Recent<T>>();
  const recount = (key: string, recent: Recent<T>): Promise<T> => {
    clearTimeout(recent.later);
    recent.later = undefined;
    recent.counting ??= count(key)
      .then((value) => {
        const isNews =
          recent.owed && recent.last !== undefined && !isDeepStrictEqual(value, recent.last.value);
        recent.last = { value, countedAt: performance.now() };
        recent.owed = false;
        if (isNews) onNews();
        return value;
      })
      .finally(() => {
        recent.counting = undefined;
      });
    return recent.counting;
  };
  return {
    async of(key) {
      const recent = recents.get(key) ?? {
        last: undefined,
        counting: undefined,
        later: undefined,
        owed: false,
      };
      recents.set(key, recent);
      const { last } = recent;
      if (last === undefined) return recount(key, recent);
      if (performance.now() - last.countedAt < YOUNG_MS) {
        recent.owed = true;
        // Who fails here is asked again by the next one who wants to know.
        recent.later ??= setTimeout(() => recount(key, recent).catch(() => undefined), YOUNG_MS).unref();
        return last.value;
      }
      const fresh = recount(key, recent);
      return Promise.race([
        fresh,
        new Promise<T>((resolve) => {
          setTimeout(() => {
            recent.owed = recent.counting !== undefined;
            resolve(recent.last?.value ?? fresh);
          }, PATIENCE_MS).unref();
        }),
      ]);
    },
    forget(keys) {
      for (const key of keys) {
        clearTimeout(recents.get(key)?.later);
        recents.delete(key);
      }
    },
  };
}
