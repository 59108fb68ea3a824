/**
 * The newest row of the audit log, noted in the data folder beside the database: a database that was changed for an
 * older one lacks that row, whoever changed it and however.
 */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseIn } from '../data-folder.ts';
import { askFile } from './dialects/sqlite.ts';

const NAME = 'audit-head.json';

const headOf = z.object({ row: z.int(), head: z.string() });
const noteOf = headOf.extend({ keyCheck: z.string().nullish() });

/** A row number of the audit log with that row's hash. */
export type AuditHead = z.infer<typeof headOf>;

/**
 * An `AuditHead` with the fingerprint of the installation's key (`keyCheck`), which tells notes of the same
 * installation from those of another; null or absent in notes written before the first start.
 */
export type NotedHead = z.infer<typeof noteOf>;

/**
 * The audit log's newest row as it was last noted in the data folder; undefined when nothing was noted or the note
 * cannot be read. A damaged note must never keep a show from starting.
 */
export function notedHead(dataDir: string): NotedHead | undefined {
  try {
    return noteOf.parse(JSON.parse(readFileSync(join(dataDir, NAME), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Writes the note beside the database, atomically: after a crash either the whole new note is on the disk or the old
 * one.
 */
export async function noteHead(dataDir: string, head: NotedHead): Promise<void> {
  const file = join(dataDir, NAME);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(head), { mode: 0o600, flush: true });
  await rename(unfinished, file);
}

/**
 * The newest row of the audit log in a data folder's SQLite database. Where the database is missing or damaged, the
 * note beside it is used instead; undefined where there is neither.
 */
export const lastHead = (dataDir: string): NotedHead | undefined =>
  askFile(databaseIn(dataDir), (database) =>
    noteOf.parse(
      database
        .prepare('select audit_seq as row, audit_hash as head, key_check as "keyCheck" from ledger')
        .get(),
    ),
  ) ?? notedHead(dataDir);

/**
 * The newest row of the audit log that is lost when a copy takes the place of a folder's database; absent where
 * the folder has none of the same installation. `isOther`: the folder is not known to be the same installation's
 * as the copy, so its log has nothing to do with it.
 */
export function lostBy(copy: NotedHead, dataDir: string): { lost?: NotedHead; isOther: boolean } {
  const newest = lastHead(dataDir);
  if (!newest) return { isOther: false };
  const isSame =
    (newest.keyCheck != null && newest.keyCheck === copy.keyCheck) ||
    askFile(databaseIn(dataDir), (database) =>
      database.prepare('select seq from audit where seq = ? and hash = ?').get(copy.row, copy.head),
    ) !== undefined;
  return isSame ? { lost: newest, isOther: false } : { isOther: true };
}
