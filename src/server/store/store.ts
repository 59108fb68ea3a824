/**
 * The open database: a read side that cannot write, the one door for writes, and word of every new version.
 * Rooms get a `Store`; only this folder knows which engine stands behind it.
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type pg from 'pg';
import { TYPED } from '../typed.ts';
import type { BallotLog } from './ballots.ts';
import { ANY_TABLE, type Changes, namingTables, openChanges } from './changes.ts';
import { openClockCheck } from './clock-check.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { postgresBallots } from './dialects/ballots-postgres.ts';
import { sqliteBallots } from './dialects/ballots-sqlite.ts';
import { unhurried } from './dialects/postgres.ts';
import {
  isDamage,
  kyselyOn,
  openReader,
  openWriter,
  rewriteInThread,
  sqliteDialect,
  tryWriting,
} from './dialects/sqlite.ts';
import { openSqliteLog } from './dialects/sqlite-log.ts';
import type { Engine } from './engine.ts';
import { type KeyWatch, watchKey } from './key-watch.ts';
import { linesTo } from './lines-to-postgres.ts';
import { migrate } from './migrate.ts';
import { openPools, type PostgresSettings } from './open-pools.ts';
import { DEAF, listenToPostgres, notifyVersion } from './postgres-listener.ts';
import { type Quiet, quietDoor } from './quiet-door.ts';
import type { Reader } from './reader.ts';
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts';
import type { Secrets } from './secrets.ts';
import type { Tables } from './tables.ts';
import { type Hold, type Write, writeDoor } from './write.ts';
import { openWriteHealth, type WriteHealth } from './write-health.ts';

export type { Reader };

/** So many versions are remembered as told. */
const MOST_TOLD = 1_000;

/** The database of an installation: reading, the one door for writes, and notice of changes. */
export interface Store extends ReadingThreads {
  readonly engine: Engine;
  readonly read: Reader;
  readonly write: Write;
  /** From now on `hold` is asked before every commit, and may refuse it by throwing. */
  holdWrites(hold: Hold): void;
  readonly quiet: Quiet;
  readonly secrets: Secrets;
  /** Resolves when the key was changed while the database was open: nothing can be written by this process any more. */
  readonly keyChanged: KeyWatch['changed'];
  /** The server's clock in ms; the database's clock where the two differ too much. */
  readonly now: () => number;
  /**
   * By how many ms the server's clock is ahead of the database's, negative when behind; 0 while they agree well enough.
   */
  readonly clockOffBy: () => number;
  /** Whether the database can be written now, and if not, why. */
  readonly health: WriteHealth;
  /** Calls `listener` with the newest version after every commit of any process. Returns a function that stops that. */
  onVersion(listener: (version: number) => void): () => void;
  /** Which tables were written, as far as this process has heard. */
  readonly changes: Changes;
  /** A reader that calls `name` with each table read through it. */
  following(name: (table: string) => void): Reader;
  /** The other processes on this database. */
  readonly cluster: Cluster;
  /** The newest version in the database. */
  version(): Promise<number>;
  /**
   * Writes the database anew, so that what was erased lies in no free page and in no log file of SQLite's.
   * On PostgreSQL the space is given back; its own log and backups are the server's owner's matter.
   */
  readonly scrub: () => Promise<void>;
  /** Resolves once what was committed here is on the disk: at once on PostgreSQL, whose commits wait for it. */
  safe(): Promise<void>;
  /**
   * Opens the log of ballots. On SQLite the newest ones are read into memory here. `onNews` is called when a turnout or a
   * glance that was given out turned out to be an old one.
   */
  openBallots(onNews: () => void): BallotLog;
  /** The writing SQLite connection; undefined on PostgreSQL. */
  readonly sqlite: DatabaseSync | undefined;
  /** The pool that reads and writes; undefined on SQLite. */
  readonly pool: pg.Pool | undefined;
  close(): Promise<void>;
}

export interface StoreSettings extends PostgresSettings {
  /** `postgres://…`, or the path of the SQLite file. */
  database: { url: string } | { file: string };
  secrets: Secrets;
  clock: () => number;
  /** A test moves the clock, so it is not held against the database's. */
  clockIsMoved?: boolean | undefined;
  /** Told how many ms each committed write took. */
  onCommit?: (ms: number) => void;
}

/**
 * Opens the database, migrates it to this version's tables and starts listening to other processes. @throws Error in
 * words when the database cannot be used.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  return 'url' in settings.database
    ? openPostgres(settings.database.url, settings)
    : openSqlite(settings.database.file, settings);
}

const newestVersion = async (read: Reader): Promise<number> =>
  (await read.selectFrom('ledger').select('version').executeTakeFirstOrThrow()).version;

/** By which the processes on one database hear of writes beside the door. */
const QUIET_TOPIC = 'written beside the door';

/** Passes on what is heard of commits, each version once, whether this process or the database tells of it first. */
function openNews() {
  const changes = openChanges();
  const listeners = new Set<(version: number) => void>();
  const told = new Set<number>();
  let newest = 0;
  const tell = (version: number, tables: Iterable<string> = [ANY_TABLE]) => {
    if (told.has(version)) return;
    told.add(version);
    const [oldest] = told;
    if (told.size > MOST_TOLD && oldest !== undefined) told.delete(oldest);
    // Of a version in between nothing was heard: whatever it wrote is to be read again.
    changes.note(version > newest + 1 ? [ANY_TABLE] : tables);
    newest = Math.max(newest, version);
    for (const listener of listeners) listener(version);
  };
  return {
    changes,
    tell,
    /** Notes a version that was read in the database: whoever reads on from there may find any table written. */
    seen(version: number): number {
      if (version > newest) {
        newest = version;
        changes.note([ANY_TABLE]);
      }
      return version;
    },
    onVersion(listener: (version: number) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => listeners.clear(),
  };
}

async function openSqlite(file: string, settings: StoreSettings): Promise<Store> {
  // Before it is opened: SQLite would throw away what still lies in the write-ahead log of an empty file.
  if (!statSync(file, { throwIfNoEntry: false })?.size) settings.onEmpty?.();
  const connection = openSound(file);
  const writer = kyselyOn<Tables>(connection);
  await migrate(new Kysely<unknown>({ dialect: sqliteDialect(connection) }), 'sqlite', settings).catch(
    (error: unknown) => {
      connection.close();
      throw error;
    },
  );
  const reader = kyselyOn<Tables>(openReader(file));
  const log = openSqliteLog(connection, file);
  const { safe } = log;
  await safe();
  const news = openNews();
  const threads = openReadingThreads({ file });
  const key = watchKey();
  const health = openWriteHealth(async () => tryWriting(connection), key);
  let hold: Hold | undefined;
  return {
    engine: 'sqlite',
    read: reader,
    following: (name) => reader.withPlugin(namingTables('reads', name)),
    ...threads.reading,
    write: writeDoor({
      db: writer,
      engine: 'sqlite',
      clock: settings.clock,
      secrets: settings.secrets,
      key,
      health,
      safe,
      tell: news.tell,
      onCommit: settings.onCommit,
      hold: () => hold,
    }),
    holdWrites(given) {
      hold = given;
    },
    quiet: quietDoor({ db: writer, key, health, safe }, news.changes.note),
    secrets: settings.secrets,
    keyChanged: key.changed,
    now: settings.clock,
    clockOffBy: () => 0,
    health,
    onVersion: news.onVersion,
    changes: news.changes,
    cluster: openCluster('alone'),
    version: async () => news.seen(await newestVersion(reader)),
    scrub: () => rewriteInThread(file),
    safe,
    openBallots: () => sqliteBallots(connection, safe),
    sqlite: connection,
    pool: undefined,
    async close() {
      news.end();
      await threads.close();
      await reader.destroy();
      await log.close();
      await writer.destroy();
    },
  };
}

/**
 * Opens the file and follows its pages. @throws Error that says what to do when it is damaged: a server that ran
 * on with half a database would lose the other half.
 */
function openSound(file: string): DatabaseSync {
  let verdict: unknown;
  let connection: DatabaseSync | undefined;
  try {
    connection = openWriter(file);
    verdict = connection.prepare('pragma quick_check(1)').get()?.quick_check;
    if (verdict === 'ok') return connection;
  } catch (error) {
    if (!isDamage(error)) throw error;
    verdict = error.message;
  }
  connection?.close();
  throw new Error(
    `The database at ${file} is damaged (${String(verdict).replaceAll('\n', ' ')}). Nothing was changed. Move it aside and put the newest copy back: ${TYPED} restore FILE --to FOLDER.`,
  );
}

async function openPostgres(url: string, settings: StoreSettings): Promise<Store> {
  const key = watchKey();
  const { pool, writePool, ballotPool, giveUp } = await openPools(url, settings, key);
  const { db, writing, writingBeside } = linesTo(pool, writePool);
  const news = openNews();
  const threads = openReadingThreads({ url });
  const check = openClockCheck(settings.onTrouble);
  const clock = () => settings.clock() - check.offBy();
  // A standby refuses to listen, too.
  const listener = settings.onlyLooks
    ? DEAF
    : listenToPostgres(url, {
        pool,
        tell: news.tell,
        onTrouble: settings.onTrouble,
        onKey: key.saw,
        onDatabaseTime: settings.clockIsMoved ? undefined : { clock: settings.clock, note: check.note },
      });
  await listener.ready.catch(async (error: unknown) => {
    await threads.close();
    return giveUp(error);
  });
  const health = openWriteHealth(() => pool.query(PROBE), key);
  listener.cluster.onSaid(QUIET_TOPIC, (tables) => news.changes.note(tables.split(' ')));
  let hold: Hold | undefined;
  const commitAndNotify = writeDoor({
    db: writing,
    engine: 'postgres',
    clock,
    secrets: settings.secrets,
    key,
    health,
    safe: async () => undefined,
    tell: news.tell,
    onCommit: settings.onCommit,
    hold: () => hold,
    beforeCommit: notifyVersion,
  });
  return {
    engine: 'postgres',
    read: db,
    following: (name) => db.withPlugin(namingTables('reads', name)),
    ...threads.reading,
    write: commitAndNotify,
    holdWrites(given) {
      hold = given;
    },
    quiet: quietDoor({ db: writingBeside, key, health, safe: async () => undefined }, (tables) => {
      news.changes.note(tables);
      listener.cluster.say(QUIET_TOPIC, [...tables].join(' '));
    }),
    secrets: settings.secrets,
    keyChanged: key.changed,
    now: clock,
    clockOffBy: check.offBy,
    health,
    onVersion: news.onVersion,
    changes: news.changes,
    cluster: listener.cluster,
    version: async () => news.seen(await newestVersion(db)),
    scrub: () => unhurried(url, async (own) => void (await own.query(SCRUB))),
    safe: async () => undefined,
    openBallots: (onNews) => postgresBallots(ballotPool, key, onNews),
    sqlite: undefined,
    pool,
    async close() {
      news.end();
      await threads.close();
      await listener.stop();
      await ballotPool.end();
      await Promise.all([db.destroy(), writing.destroy(), writingBeside.destroy()]);
      // Where nobody asked anything since the migrations, Kysely thinks it never opened the pools.
      for (const one of [pool, writePool]) if (!one.ending) await one.end();
    },
  };
}

const SCRUB = 'vacuum participant, member, mail, command, result, list_view';
/** Writes nothing new, and waits for nobody: whoever holds the row is writing. */
const PROBE = `
  update ledger set version = version
  where id in (select id from ledger where id = 1 for update skip locked)`;
