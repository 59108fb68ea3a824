/**
 * SQLite through `node:sqlite`, for Kysely. One connection writes, one reads: a long read never holds a
 * commit up, and a write through the reader is refused by the engine itself.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { inThread } from '../../in-thread.ts';
import { yieldToLoop } from '../../yield-to-loop.ts';
import { noteFile, requireSameFile } from './in-place.ts';
import { lockRetryOf } from './lock-wait.ts';
import { SqliteNames } from './names.ts';
import { LOG_SETTINGS } from './sqlite-log.ts';

const STATEMENTS_KEPT = 500;

const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Whether the error says that the database file itself is damaged or is no database. */
export const isDamage = (error: unknown): error is Error => {
  const { errcode } = error as { errcode?: number };
  return error instanceof Error && [CORRUPT, NOT_A_DATABASE].includes((errcode ?? 0) & 0xff);
};

/**
 * Opens the file for writing. Commits are not yet on the disk when SQLite acknowledges them: `sqlite-log.ts` sees to
 * that.
 */
export function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
  database.exec(`${LOG_SETTINGS}; pragma temp_store = memory`);
  // From here on whoever writes waits for another program's lock without holding the process (`lock-wait.ts`).
  database.exec('pragma busy_timeout = 0');
  noteFile(database, path);
  return database;
}

/**
 * Commits a write that changes nothing, to find out whether writing works. Does nothing while another write is under
 * way.
 */
export function tryWriting(database: DatabaseSync): void {
  if (database.isTransaction) return;
  requireSameFile(database);
  try {
    database.exec('begin immediate; update ledger set version = version where id = 1; commit');
  } finally {
    if (database.isTransaction) database.exec('rollback');
  }
}

/** Opens the file read-only. */
export function openReader(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
}

/**
 * The answer to a question about an SQLite file, which is opened for reading only; undefined where the file is
 * missing or does not answer.
 */
export function askFile<T>(path: string, question: (database: DatabaseSync) => T): T | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = openReader(path);
    return question(database);
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

/** How long others may be at the file before it is given up for now. */
const REWRITE_WITHIN_MS = 60_000;

/**
 * Rewrites the file (VACUUM), so that nothing deleted remains in free pages, and empties its write-ahead log. Readers
 * go on meanwhile, writers wait. @throws Error when other connections never allow it.
 */
export function rewrite(file: string): void {
  const database = new DatabaseSync(file, { timeout: REWRITE_WITHIN_MS });
  try {
    // What is put together on the way lies on no disk either.
    database.exec('pragma temp_store = memory; vacuum');
    const left = database.prepare('pragma wal_checkpoint(truncate)').get();
    if (left?.busy !== 0) throw new Error('The log of the database could not be emptied: others read it.');
  } finally {
    database.close();
  }
}

/**
 * `rewrite` in a thread of its own, while this process goes on answering. @throws Error when other connections never
 * allow it.
 */
export const rewriteInThread = (file: string): Promise<void> => inThread(import.meta.url, rewrite, file);

/** Takes the lock for writing at the beginning: nothing of a transaction was done when it cannot be had. */
class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync, adapter: SqliteDatabase) {
    super({ database: adapter });
    this.#database = database;
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async (query) => {
        await yieldToLoop();
        return connection.executeQuery(query);
      },
      streamQuery: (query, rows) => connection.streamQuery(query, rows),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    requireSameFile(this.#database);
    await lockRetryOf(this.#database)(() => connection.executeQuery(CompiledQuery.raw('begin immediate')));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has undone the transaction by itself; to undo it again would hide why.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** What a column is called in the rows. */
type NameOf = (column: string) => string;

function ready(statement: StatementSync, nameOf: NameOf): ReturnType<SqliteDatabase['prepare']> {
  // Asked once: naming the columns takes as long as a short query.
  const names = statement.columns().map(({ name }) => nameOf(name));
  // As lists, for the objects that SQLite's driver makes of rows take twice as long.
  statement.setReturnArrays(true);
  const row = (values: unknown): unknown => {
    const made: Record<string, unknown> = {};
    let at = 0;
    for (const name of names) {
      made[name] = (values as unknown[])[at];
      at += 1;
    }
    return made;
  };
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])).map(row),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    *iterate(parameters) {
      for (const values of statement.iterate(...(parameters as SQLInputValue[]))) yield row(values);
    },
  };
}

/** Kysely on an open connection, with names as the code has them. */
export function kyselyOn<Database>(database: DatabaseSync): Kysely<Database> {
  const names = new SqliteNames();
  return new Kysely({ dialect: sqliteDialect(database, names.nameOf), plugins: [names] });
}

/** A Kysely dialect over an open connection. Prepared statements are kept and found again by their SQL text. */
export function sqliteDialect(database: DatabaseSync, nameOf: NameOf = String): Dialect {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
      const fresh = ready(database.prepare(sql), nameOf);
      prepared.set(sql, fresh);
      return fresh;
    },
  };
  const dialect = new SqliteDialect({ database: adapter });
  return {
    createDriver: () => new PatientDriver(database, adapter),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}
