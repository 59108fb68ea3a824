/**
 * Whether an open SQLite database is still the file of its name. SQLite goes on writing to one that was moved, deleted
 * or replaced, and what was kept there is gone with the process.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** The `code` of the error for a database file that was moved, deleted or replaced while open. */
export const DATABASE_MOVED = 'ERR_DATABASE_MOVED';

const opened = new WeakMap<DatabaseSync, { path: string; id: string | undefined }>();

const idOf = (path: string): string | undefined => {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts && `${facts.dev}:${facts.ino}`;
};

/** Remembers which file the path leads to, right after the database was opened by it. */
export function noteFile(database: DatabaseSync, path: string): void {
  opened.set(database, { path, id: idOf(path) });
}

/**
 * Checks before a write that the path still leads to the opened file. @throws Error with the code `DATABASE_MOVED` when
 * it leads elsewhere by now.
 */
export function requireSameFile(database: DatabaseSync): void {
  const file = opened.get(database);
  if (file && idOf(file.path) !== file.id)
    throw Object.assign(new Error(`The database is not at ${file.path} any more.`), { code: DATABASE_MOVED });
}
