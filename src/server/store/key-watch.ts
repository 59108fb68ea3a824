/**
 * A running process against the key of its database. `ovation key change` wants the database to itself, but sees only
 * sessions: a process that was asleep or cut off has none, and would go on sealing with a key that opens nothing any
 * more. So whatever opens a session or writes looks whether the database still names the key that it named before.
 */
import { report } from '#domain/messages/report.ts';

/** The `code` of the error that a process gets whose key is no longer its database's. */
export const KEY_CHANGED = 'OVATION_KEY_CHANGED';

class KeyChanged extends Error {
  readonly code = KEY_CHANGED;
}

/** Whether the key of an open database is still the one that it had. */
export interface KeyWatch {
  /** The fingerprint of the key that the database named so far; null while it named none. */
  known(): string | null;
  /** Takes in what the database names now (`ledger.key_check`). */
  saw(keyCheck: string | null): void;
  /** Whether another key was seen. What was seen once stays. */
  isChanged(): boolean;
  /**
   * Takes in what the database names now; without `keyCheck` only looks at what was seen before. @throws Error with the
   * code `KEY_CHANGED` when another key was seen
   */
  require(keyCheck?: string | null): void;
  /** Resolves when another key was seen; never while there is none. */
  readonly changed: Promise<void>;
}

/** Begins to watch: the first key that is seen is the one that has to stay. */
export function watchKey(): KeyWatch {
  let known: string | null = null;
  let isChanged = false;
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const saw = (keyCheck: string | null) => {
    known ??= keyCheck;
    // A database that names none goes with any key.
    if (keyCheck === null || known === keyCheck) return;
    isChanged = true;
    resolve();
  };
  return {
    known: () => known,
    saw,
    isChanged: () => isChanged,
    require(keyCheck) {
      if (keyCheck !== undefined) saw(keyCheck);
      if (isChanged) throw new KeyChanged(report('notSavedKeyChanged'));
    },
    changed,
  };
}
