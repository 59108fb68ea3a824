/**
 * The newest row of the audit log, noted in the data folder beside the database: a database that was changed for an
 * older one lacks that row, whoever changed it and however.
 */
import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const NAME = 'audit-head.json';

const headOf = z.object({ row: z.int(), head: z.string() });

/** A row of the log and its hash. */
export type AuditHead = z.infer<typeof headOf>;

/** What the folder's databases last had. A note that is damaged counts as none: it never keeps a show from starting. */
export function notedHead(dataDir: string): AuditHead | undefined {
  try {
    return headOf.parse(JSON.parse(readFileSync(join(dataDir, NAME), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Notes it; on the disk in whole, or as it was. */
export async function noteHead(dataDir: string, head: AuditHead): Promise<void> {
  const file = join(dataDir, NAME);
  const unfinished = await open(`${file}.${process.pid}`, 'w', 0o600);
  try {
    await unfinished.writeFile(JSON.stringify(head));
    await unfinished.sync();
  } finally {
    await unfinished.close();
  }
  await rename(`${file}.${process.pid}`, file);
}

/** The newest row in a folder's SQLite database; of one that is missing or damaged, what was noted last. */
export function lastHead(dataDir: string): AuditHead | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(dataDir, 'ovation.db'), { readOnly: true });
    return headOf.parse(database.prepare('select audit_seq as row, audit_hash as head from ledger').get());
  } catch {
    return notedHead(dataDir);
  } finally {
    database?.close();
  }
}
