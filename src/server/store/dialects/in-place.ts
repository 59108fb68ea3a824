/**
 * Whether an open SQLite database is still the file of its name. SQLite goes on writing to one that was moved, deleted
 * or replaced, and what was kept there is gone with the process.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** What the error says in its `code`. */
export const NOT_IN_PLACE = 'ERR_DATABASE_MOVED';

const opened = new WeakMap<DatabaseSync, { path: string; id: string | undefined }>();

const idOf = (path: string): string | undefined => {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts && `${facts.dev}:${facts.ino}`;
};

/** Notes which file the name leads to, right after it was opened by it. */
export function noteFile(database: DatabaseSync, path: string): void {
  opened.set(database, { path, id: idOf(path) });
}

/** To be called before a write begins. @throws Error with `NOT_IN_PLACE` where the name leads elsewhere by now. */
export function requireInPlace(database: DatabaseSync): void {
  const file = opened.get(database);
  if (file && idOf(file.path) !== file.id)
    throw Object.assign(new Error(`The database is not at ${file.path} any more.`), { code: NOT_IN_PLACE });
}
