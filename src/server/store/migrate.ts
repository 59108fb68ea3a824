/** Brings a database to the newest shape, in one transaction, and refuses one that is newer than the code. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import * as steps from './migrations/steps.ts';

/** In order, also where the program was bundled and what stands for the module is a plain object. */
const migrations = Object.entries(steps).toSorted(([one], [other]) => (one < other ? -1 : 1));

// Any fixed number: processes that start at the same moment wait for each other on it.
const MIGRATION_LOCK = 7_306_241;

/** Whether a database that was written to lacks a step. One that is newer, or no database of ours, is not outdated. */
async function isOutdated(db: Kysely<unknown>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    const ledger = await sql<{ version: number }>`select version from ledger`.execute(db);
    const done = new Set(rows.map((row) => row.name));
    return (ledger.rows[0]?.version ?? 0) > 0 && migrations.some(([name]) => !done.has(name));
  } catch {
    // It holds nothing yet, or does not answer, which whoever applies the steps is told.
    return false;
  }
}

/** Whether the database has every step of this version and no other. */
async function isUpToDate(db: Kysely<unknown>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    const done = new Set(rows.map((row) => row.name));
    return done.size === migrations.length && migrations.every(([name]) => done.has(name));
  } catch {
    // As in `isOutdated`.
    return false;
  }
}

/** Called before a database is created or changed; what a callback throws leaves the database as it is. */
export interface BeforeMigrating {
  /** Called when the database holds nothing yet. */
  onEmpty?: () => void;
  /** Called when the database was written by an older version and is about to be migrated. */
  onOutdated?: () => Promise<void>;
}

/**
 * Applies the migrations that the database does not have yet, in one transaction.
 * @throws Error when the database holds a step that this version does not know
 */
export async function migrate(
  db: Kysely<unknown>,
  engine: Engine,
  { onEmpty, onOutdated }: BeforeMigrating,
): Promise<void> {
  // Before the transaction: what is done first may take its time, and nobody else should wait for it.
  if (onOutdated && (await isOutdated(db))) await onOutdated();
  // One that can only be read, as a standby, refuses to make a table also where it is there.
  if (engine === 'postgres' && (await isUpToDate(db))) return;
  await db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
    await sql`create table if not exists migration (name text primary key)`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(tx);
    const done = new Set(rows.map((row) => row.name));
    if (done.size === 0) onEmpty?.();
    const unknown = rows.find((row) => !Object.hasOwn(steps, row.name));
    if (unknown)
      throw new Error(
        `This database was written by a newer version of Ovation (it holds ${unknown.name}). Start that version instead.`,
      );
    for (const [name, { up }] of migrations) {
      if (done.has(name)) continue;
      await up(tx, engine);
      await sql`insert into migration (name) values (${name})`.execute(tx);
    }
  });
}
