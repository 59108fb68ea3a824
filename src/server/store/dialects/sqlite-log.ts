/**
 * SQLite's write-ahead log, made safe from a power cut while the thread that answers everybody goes on. By itself SQLite
 * waits for the disk within the call that commits, and again when it takes the log over into the database: on a slow
 * disk that is 50 ms in which no screen hears anything. Here a commit only writes into the log. Whoever committed waits
 * for the log's own sync, which the system does on another thread, before anybody is told; and the log is taken over in
 * a thread too.
 *
 * The log is one file that is only added to, so a sync that begins after a commit holds it and every one before it.
 */
import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { inThread } from '../../in-thread.ts';

/** Two syncs at once: whoever commits while a hall's ballots are on their way waits for one sync, not for two. */
const AT_ONCE = 2;
/** So many changed rows, and the log is taken over. */
const ROWS_IN_LOG = 2_000;
/** No sooner than this after the last time, in ms. */
const TAKEN_OVER_EVERY_MS = 4_000;
/**
 * So many pages (16 MB), and SQLite takes the log over itself, within a commit: writes that never pause keep the thread
 * from ever reaching the log's end.
 */
const MOST_PAGES = 4_000;

/** The `code` of the error for a commit that stands in the database while it is unknown whether the disk has it. */
export const NOT_SYNCED = 'NOT_SYNCED';

/** The pragmas that the writing connection needs for its commits to be synced by `SqliteLog` rather than by SQLite. */
export const LOG_SETTINGS = `pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = ${MOST_PAGES}`;

/** Syncs the write-ahead log of an open SQLite database, off the thread that answers requests. */
export interface SqliteLog {
  /** Resolves once everything committed before this call is on the disk. @throws Error with the code `NOT_SYNCED`. */
  safe(): Promise<void>;
  /** Stops syncing; call it before the connection is closed. A second call does nothing. */
  close(): Promise<void>;
}

/** Begins to sync the log of an open database that has been written to at least once. */
export function openSqliteLog(connection: DatabaseSync, file: string): SqliteLog {
  // Windows syncs only what may be written.
  let log: number | undefined = fs.openSync(`${file}-wal`, 'r+');
  const changed = connection.prepare('select total_changes() as rows');
  const sync = sharedSyncs({
    sync: async () => {
      if (log === undefined) throw new Error('The database is closed.');
      await datasync(log);
    },
    // Here and now: nobody is to be told anything before it.
    writeAnew: () => connection.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0,
  });
  let rowsBefore = 0;
  let takenOverAt = Number.NEGATIVE_INFINITY;
  let takingOver: Promise<unknown> | undefined;
  const takeOverWhenLong = () => {
    const rows = Number(changed.get()?.rows);
    if (takingOver || rows - rowsBefore < ROWS_IN_LOG) return;
    if (performance.now() - takenOverAt < TAKEN_OVER_EVERY_MS) return;
    rowsBefore = rows;
    // What is not taken over now is the next time; SQLite itself does it at the latest.
    takingOver = inThread(import.meta.url, checkpointLog, file)
      .catch(() => undefined)
      .finally(() => {
        takenOverAt = performance.now();
        takingOver = undefined;
      });
  };
  return {
    async safe() {
      if (log === undefined) throw new Error('The database is closed.');
      await sync().catch((cause: unknown) => {
        throw Object.assign(new Error('The disk did not take the log.', { cause }), { code: NOT_SYNCED });
      });
      takeOverWhenLong();
    },
    async close() {
      await takingOver;
      // Closed twice, it would be somebody else's file by then.
      const open = log;
      log = undefined;
      if (open !== undefined) fs.closeSync(open);
    },
  };
}

const datasync = (descriptor: number): Promise<void> =>
  new Promise((resolve, reject) => fs.fdatasync(descriptor, (error) => (error ? reject(error) : resolve())));

/** What a sync is made of. */
interface Disk {
  /** Asks the disk to hold what the log has. */
  sync(): Promise<void>;
  /** Writes what the log has into the database, and waits for that; whether all of it could be. */
  writeAnew(): boolean;
}

/**
 * Makes a function that syncs for all who call it: a few at once, and whoever calls while these run shares the next
 * one. After a sync that failed, a system may report later ones as done although what the failed one was to write is
 * lost; so nobody is told that anything is safe until all of it was written anew.
 */
export function sharedSyncs({ sync, writeAnew }: Disk): () => Promise<void> {
  const running = new Set<Promise<void>>();
  let next: Promise<void> | undefined;
  let failed = false;
  const synced = async (): Promise<void> => {
    try {
      await sync();
    } catch (error) {
      failed = true;
      throw error;
    }
    if (!failed) return;
    if (!writeAnew())
      throw Object.assign(new Error('The log could not be written anew after a sync that failed.'), {
        code: 'EIO',
      });
    failed = false;
  };
  const begin = (): Promise<void> => {
    const done = synced();
    running.add(done);
    const end = () => void running.delete(done);
    done.then(end, end);
    return done;
  };
  return () => {
    if (running.size < AT_ONCE) return begin();
    next ??= Promise.race(running)
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}

/**
 * Checkpoints the write-ahead log into the database file as far as no reader needs the older pages. Holds up neither
 * readers nor writers.
 */
export const checkpointLog = (file: string): void => checkpoint(file, 'passive');

/** Takes the log of an open database over into it and empties the file, unless somebody is in the middle of reading it. */
export const emptyLog = (file: string): void => checkpoint(file, 'truncate');

function checkpoint(file: string, how: 'passive' | 'truncate'): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma wal_checkpoint(${how})`);
  } finally {
    database.close();
  }
}
