/**
 * Putting a verified copy in the place of what is there, at the next start: only then is nothing open. What was
 * there is set aside and goes with the copies of its age. A crash in the middle goes on where it stopped.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PartAlone } from '#domain/registration/erasing.ts';
import { DATABASE_FILE, databaseIn } from '../data-folder.ts';
import { inThread } from '../in-thread.ts';
import { lastHead, noteHead } from '../store/audit-note.ts';
import { logIsBroken } from '../store/dialects/broken-log.ts';
import { addErased, type Erased } from './erased-list.ts';
import { type RestoreSettings, restoreBackup } from './restore.ts';
import { UNFINISHED } from './target.ts';

const READY = 'ready';
const DATABASE_FILES = ['', '-wal', '-shm'].map((kind) => DATABASE_FILE + kind);

/** Where a restoring works; what a crash left of it is a whole database in clear. */
const RESTORING = `.to-restore-${UNFINISHED}`;

const ASIDE = /^replaced-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)$/;

const asideIn = (dataDir: string, now: number): string =>
  join(dataDir, `replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);

const placeOf = (dataDir: string) => join(dataDir, 'to-restore');

/** Whether a verified copy waits to be swapped in at the next start. */
export const isReady = (dataDir: string): boolean => existsSync(join(placeOf(dataDir), READY));

/** Clears away what was laid there: the next start goes on with the database that there is. */
export const layNothing = (dataDir: string): void =>
  rmSync(placeOf(dataDir), { recursive: true, force: true });

/** A copy to restore, and where. */
interface ToLay extends Pick<RestoreSettings, 'file' | 's3' | 'passphrase' | 'keyFile' | 'by'> {
  dataDir: string;
}

/**
 * Verifies a copy of SQLite and lays it beside the database, to be swapped in at the next start. @returns what was
 * verified, a sentence each. @throws Error in words, also when the key in `keyFile` does not open it: no server could
 * start with it. Nothing is laid ready then.
 */
export async function layReady({ dataDir, ...copy }: ToLay): Promise<string[]> {
  const place = placeOf(dataDir);
  layNothing(dataDir);
  const verified = await restoreBackup({ ...copy, to: place, databaseUrl: undefined, inPlace: true });
  writeFileSync(join(place, READY), '');
  return verified;
}

/** `layReady` in a thread of its own, while this process goes on answering. */
export const layReadyInThread = (copy: ToLay): Promise<string[]> => inThread(import.meta.url, layReady, copy);

/**
 * Called before the database is opened: swaps in what was laid ready, if anything was. `now` names the folder
 * that the old database goes to.
 * @returns that folder, or undefined when nothing was ready.
 */
export async function swapIn(dataDir: string, now: number): Promise<string | undefined> {
  const place = placeOf(dataDir);
  for (const name of readdirSync(dataDir))
    if (name.startsWith(RESTORING)) rmSync(join(dataDir, name), { recursive: true, force: true });
  if (!isReady(dataDir)) {
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
  const aside = asideIn(dataDir, now);
  // The new database moves last: until it has, the next start does all of this again.
  if (existsSync(databaseIn(place))) {
    await addErased(join(dataDir, 'backups'), erasedIn(databaseIn(dataDir)));
    const lost = lastHead(dataDir);
    if (lost) await noteHead(dataDir, lost);
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    for (const name of DATABASE_FILES)
      if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(aside, name));
    moveMusic(join(place, 'tracks'), join(dataDir, 'tracks'));
    renameSync(databaseIn(place), databaseIn(dataDir));
  }
  rmSync(place, { recursive: true, force: true });
  return aside;
}

/**
 * Sets the database as it is aside where its log breaks off in the middle, for whatever can be read of it is overwritten
 * from here on. `now` names the folder that it goes to, which is answered; undefined where nothing is wrong.
 */
export function keepBroken(dataDir: string, now: number): string | undefined {
  if (!logIsBroken(databaseIn(dataDir))) return undefined;
  // A start that fails for another reason is tried again, and finds the same.
  const log = readFileSync(join(dataDir, 'ovation.db-wal'));
  for (const name of readdirSync(dataDir)) {
    const kept = join(dataDir, name, 'ovation.db-wal');
    if (ASIDE.test(name) && existsSync(kept) && readFileSync(kept).equals(log)) return join(dataDir, name);
  }
  const aside = asideIn(dataDir, now);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const name of DATABASE_FILES)
    if (existsSync(join(dataDir, name))) {
      copyFileSync(join(dataDir, name), join(aside, name));
      chmodSync(join(aside, name), 0o600);
    }
  return aside;
}

/** What was erased in a database that goes: also that whose erasing was cut off before it was noted elsewhere. */
function erasedIn(file: string): Erased {
  if (!existsSync(file)) return { people: [], parts: [] };
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const people = database.prepare('select id from participant where erased_at is not null').all();
    // A database of an older version has no such table.
    const hasParts = database.prepare("select 1 from sqlite_master where name = 'erased_part'").get();
    const parts = hasParts ? database.prepare('select event_id, part, asked_at from erased_part').all() : [];
    return {
      people: people.map(({ id }) => String(id)),
      parts: parts.map((row) => ({
        eventId: String(row.event_id),
        part: row.part as PartAlone,
        askedAt: Number(row.asked_at),
      })),
    };
  } finally {
    database.close();
  }
}

/** Adds the copy's music to what is there. A file that is there already is the same: they never change. */
function moveMusic(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const shelf of readdirSync(from)) {
    mkdirSync(join(to, shelf), { recursive: true, mode: 0o700 });
    for (const id of readdirSync(join(from, shelf)))
      if (!existsSync(join(to, shelf, id))) renameSync(join(from, shelf, id), join(to, shelf, id));
  }
}

/**
 * The databases that were set aside, because a restored copy replaced them or their log was broken, each with the
 * instant (ms) of that.
 */
export async function setAside(dataDir: string): Promise<{ folder: string; since: number }[]> {
  return (await readdir(dataDir).catch(() => [])).flatMap((name) => {
    const stamp = ASIDE.exec(name)?.[1];
    return stamp === undefined ? [] : [{ folder: join(dataDir, name), since: instantIn(stamp) }];
  });
}

/** Of those folders the ones whose database's log breaks off in the middle. Reads every log that lies there. */
export const brokenAside = async (dataDir: string): Promise<string[]> =>
  (await setAside(dataDir)).map(({ folder }) => folder).filter((folder) => logIsBroken(databaseIn(folder)));

/** The instant (ms) in the name of a copy or of a replaced database's folder. */
export const instantIn = (stamp: string): number =>
  Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
