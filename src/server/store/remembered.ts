/**
 * What is read again and again, for crowds and for live views: read once, and once more when one of the tables that it
 * was read from was written. Which ones those are is seen while it is read.
 */
import type { Reader, Store } from './store.ts';

/** A reading that keeps meeting new commits is used as it is after so many tries; the next one follows anyway. */
const READINGS = 5;

/**
 * Answers a question from memory until a table that it was read from is written. `known` answers at once, or undefined
 * where it would have to be read again.
 */
export interface Remembered<T, A> {
  (asked: A): Promise<T>;
  known(asked: A): T | undefined;
}

/**
 * Reads the answer to a question. Tables that are read by other means than the given reader, as in a thread, must be
 * reported to `name`.
 */
export type Make<T, A> = (read: Reader, asked: A, name: (table: string) => void) => Promise<T>;

interface Kept<T> {
  key: string;
  made: Promise<T>;
  value: T | undefined;
  tables: Set<string>;
  /** How many writes had been heard of when it began. */
  at: number;
}

/**
 * Remembers what `make` read, for the last question only; `keyOf` tells questions apart. Not for use inside a
 * transaction. The answer is one object shared by all callers, which nobody may change.
 */
export function remembered<T, A = void>(
  store: Pick<Store, 'changes' | 'following'>,
  make: Make<T, A>,
  keyOf: (asked: A) => string = String,
): Remembered<T, A> {
  const { changes } = store;
  let kept: Kept<T> | undefined;
  /** A commit in the middle of it would tear it, or leave it without something that it has begun to look for. */
  const whole = async (fresh: Kept<T>, asked: A): Promise<T> => {
    for (let tried = 1; ; tried += 1) {
      const isWhole = () => tried >= READINGS || changes.last(fresh.tables) <= fresh.at;
      try {
        const name = (table: string) => fresh.tables.add(table);
        const made = await make(store.following(name), asked, name);
        if (isWhole()) {
          fresh.value = made;
          return made;
        }
      } catch (error) {
        if (isWhole()) throw error;
      }
      fresh.at = changes.count();
      fresh.tables.clear();
    }
  };
  const stillHolds = (key: string): boolean => kept?.key === key && changes.last(kept.tables) <= kept.at;
  const give = (asked: A): Promise<T> => {
    const key = keyOf(asked);
    if (kept && stillHolds(key)) return kept.made;
    const fresh: Kept<T> = {
      key,
      made: Promise.resolve() as Promise<T>,
      value: undefined,
      tables: new Set(),
      at: changes.count(),
    };
    fresh.made = whole(fresh, asked);
    kept = fresh;
    fresh.made.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.made;
  };
  return Object.assign(give, {
    known: (asked: A) => (stillHolds(keyOf(asked)) ? kept?.value : undefined),
  });
}

const MINUTE_MS = 60_000;

/**
 * A key that changes every minute, for answers in which edits made directly in the database must show within a minute.
 */
export const ofThisMinute = ({ now }: Pick<Store, 'now'>): string => String(Math.floor(now() / MINUTE_MS));

/**
 * `remembered` for up to `most` questions at a time: the answer that was not asked for the longest is dropped first.
 */
export function rememberedEach<T, A>(
  store: Pick<Store, 'changes' | 'following'>,
  make: Make<T, A>,
  { most, idOf, keyOf }: { most: number; idOf: (asked: A) => string; keyOf: (asked: A) => string },
): (asked: A) => Promise<T> {
  const kept = new Map<string, Remembered<T, A>>();
  return (asked) => {
    const id = idOf(asked);
    const one = kept.get(id) ?? remembered(store, make, keyOf);
    kept.delete(id);
    kept.set(id, one);
    const [longest] = kept.keys();
    if (kept.size > most && longest !== undefined) kept.delete(longest);
    return one(asked);
  };
}
