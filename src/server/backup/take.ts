/**
 * Taking a backup while everything runs: the database as of one instant, the music, and a manifest with the
 * checksum of each file and the number of rows of each table. The key is never in it: a backup that carried
 * it could be read by whoever finds it.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { DATABASE_FILE, databaseIn } from '../data-folder.ts';
import { inThread } from '../in-thread.ts';
import { makeFolder } from '../make-folder.ts';
import { VERSION } from '../shipped.ts';
import { openStorage } from '../tracks/open-storage.ts';
import type { S3Settings } from '../tracks/s3-storage.ts';
import { SHELVES, type Shelf, type TrackStorage } from '../tracks/storage.ts';
import { type ArchivedFile, putBytes, putText } from './archive.ts';
import { atExit } from './at-exit.ts';
import { sealing } from './sealing.ts';
import { snapshotPostgres, snapshotSqlite } from './snapshot.ts';
import { NO_ROOM, tookTooLong, troubleIn } from './trouble.ts';
import { sweepUnfinished, unfinishedName } from './unfinished.ts';

/** The schema of a backup's manifest. */
export const manifestOf = z.strictObject({
  format: z.literal(1),
  version: z.string(),
  taken_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  tracks: z.boolean(),
  rows: z.record(z.string(), z.int()),
  files: z.array(z.strictObject({ path: z.string(), size: z.int(), sha256: z.string() })),
  /** Of the rest of the manifest (`manifestSum`); copies of earlier versions lack it. */
  sha256: z.string().optional(),
});

/** The checksum of a manifest without its own, which stands in it as `sha256`. */
export const manifestSum = (rest: Omit<z.infer<typeof manifestOf>, 'sha256'>): string =>
  createHash('sha256').update(JSON.stringify(rest)).digest('hex');

/** The manifest's name in a backup. */
export const MANIFEST = 'manifest.json';
/** The database's name in a backup, by engine. */
export const DATABASE = { sqlite: DATABASE_FILE, postgres: 'ovation.pgdump' } as const;

/** What is backed up, and where to. */
export interface BackupSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where the music is kept; in the data folder without. */
  s3?: S3Settings | undefined;
  /** The folder for backups; made when missing. */
  to: string;
  /** Whether the music is included. */
  tracks: boolean;
  /** Encrypts the file. */
  passphrase?: string | undefined;
  /** Why it is taken, for its name; left out for one made by hand. */
  reason?: string;
  /** The instant in its name, in ms. */
  now: number;
  /** After so long (ms) a program or a question of the database's is given up; never without. */
  databaseWithinMs?: number | undefined;
}

/** A backup that was taken. */
export interface Backup {
  file: string;
  /** In bytes. */
  size: number;
}

/**
 * Writes a backup to `settings.to`. The file has its name only once it is whole and on the disk; what is written
 * until then is sealed as the backup will be. @throws Error in words.
 */
export async function takeBackup(settings: BackupSettings): Promise<Backup> {
  makeFolder(settings.to, 0o700);
  await sweepUnfinished(settings.to);
  const unfinished = join(settings.to, unfinishedName());
  const spare = atExit(() => rmSync(unfinished, { force: true }));
  try {
    const onDisk = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    const archive = pack();
    const room = leavingRoom(settings, await freeIn(settings.to));
    const written =
      settings.passphrase === undefined
        ? pipeline(archive, room, onDisk)
        : pipeline(archive, sealing(settings.passphrase), room, onDisk);
    await Promise.all([written, fill(archive, settings).catch((error) => stopWith(archive, error))]);
    const file = join(settings.to, nameOf(settings));
    await rename(unfinished, file);
    await sayNewest(settings);
    const folder = await open(settings.to, 'r');
    // Windows cannot sync a folder; the name is kept there all the same.
    await folder.sync().catch(() => undefined);
    await folder.close();
    return { file, size: (await stat(file)).size };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    spare();
  }
}

/** What a copy leaves of a disk: on the database's own, votes, sheets and the desk need it while it is written. */
const LEAVES_FREE = 100_000_000;
const LOOK_EVERY = 4_000_000;

const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Passes on what is written while there is room for it. On a disk that had little, half of that is left. */
function leavingRoom({ to }: BackupSettings, free: number) {
  const leaves = Math.min(LEAVES_FREE, free / 2);
  return async function* (pieces: AsyncIterable<Buffer>) {
    let unseen = 0;
    for await (const piece of pieces) {
      unseen += piece.length;
      if (unseen >= LOOK_EVERY) {
        unseen = 0;
        if ((await freeIn(to)) < leaves)
          throw Object.assign(new Error(troubleIn(to, { code: NO_ROOM })), { code: NO_ROOM });
      }
      yield piece;
    }
  };
}

/** Dates may be of a wrong clock; so `deploy/follow.sh` and `take-over.sh` are told which copy was taken last. */
async function sayNewest(settings: BackupSettings): Promise<void> {
  const note = join(settings.to, unfinishedName());
  await writeFile(note, nameOf(settings));
  await rename(note, join(settings.to, '.newest'));
}

/**
 * What is asked of a database ends before its thread does, which begins a little later than it is counted from: a
 * thread that is ended leaves its programs behind.
 */
const ENDS_EARLIER_MS = 1_500;
const databaseWithin = (ms: number): number => Math.max(ms / 2, ms - ENDS_EARLIER_MS);

/**
 * Takes a backup in a thread of its own, while this process goes on answering. Gives up after `withinMs`; where the disk
 * holds the thread fast, the answer comes only when it lets go.
 */
export async function takeBeside(settings: BackupSettings, withinMs?: number): Promise<Backup> {
  const databaseWithinMs = withinMs === undefined ? undefined : databaseWithin(withinMs);
  const began = performance.now();
  try {
    return await inThread(import.meta.url, takeBackup, { ...settings, databaseWithinMs }, withinMs);
  } catch (error) {
    const isLate = databaseWithinMs !== undefined && performance.now() - began >= databaseWithinMs;
    await sweepUnfinished(settings.to);
    throw isLate ? new Error(tookTooLong(settings.to, withinMs ?? 0), { cause: error }) : error;
  }
}

/** `ovation-2026-11-22T19-30-00-000Z-by_time.tar`; sealed it ends in `.sealed`. */
function nameOf({ now, reason = 'by_hand', passphrase }: BackupSettings): string {
  const why = reason === 'by_hand' ? '' : `-${reason}`;
  return `ovation-${new Date(now).toISOString().replace(/[:.]/g, '-')}${why}.tar${passphrase === undefined ? '' : '.sealed'}`;
}

/** Ends the writing too, with what stopped the filling. */
function stopWith(archive: Pack, error: Error): never {
  archive.destroy(error);
  throw error;
}

async function fill(archive: Pack, settings: BackupSettings): Promise<void> {
  const { databaseUrl } = settings;
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const { bytes, rows } =
    databaseUrl === undefined
      ? snapshotSqlite(databaseIn(settings.dataDir))
      : await snapshotPostgres(databaseUrl, settings.databaseWithinMs);
  const files: ArchivedFile[] = [await putBytes(archive, DATABASE[engine], inPieces(bytes), bytes.length)];
  // After the database: every file that it names is there by now.
  if (settings.tracks) {
    const storage = await storageOf(settings);
    for (const shelf of SHELVES)
      for (const id of await idsOn(storage, shelf)) {
        const size = await storage.size(shelf, id);
        if (size !== undefined)
          files.push(await putBytes(archive, `tracks/${shelf}/${id}`, storage.read(shelf, id), size));
      }
  }
  const manifest: Parameters<typeof manifestSum>[0] = {
    format: 1,
    version: VERSION,
    taken_at: new Date(settings.now).toISOString(),
    engine,
    tracks: settings.tracks,
    rows,
    files,
  };
  await putText(archive, MANIFEST, JSON.stringify({ ...manifest, sha256: manifestSum(manifest) }, null, 2));
  archive.finalize();
}

const PIECE = 1 << 20;

function* inPieces(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE)
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE, bytes.length - at));
}

/** Where the music is kept. @throws Error when that does not answer: a backup without it would say it is whole. */
const storageOf = ({ dataDir, s3 }: Pick<BackupSettings, 'dataDir' | 's3'>): Promise<TrackStorage> =>
  openStorage({ folder: join(dataDir, 'tracks'), s3 }, (sentence) => {
    throw new Error(sentence);
  });

/** The music that is kept, without what is unfinished. */
const idsOn = async (storage: TrackStorage, shelf: Shelf): Promise<string[]> =>
  (await storage.list(shelf))
    .map(({ id }) => id)
    .filter((id) => /^[0-9a-z]+$/.test(id))
    .sort();
