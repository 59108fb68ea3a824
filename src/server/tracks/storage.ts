/** Where the bytes of the music lie: a folder outside everything that is served, by names that say nothing. */
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The kinds of files in the storage: music as it came, levelled copies, and acts' pictures and recordings of names. */
export type Shelf = 'originals' | 'levelled' | 'pictures' | 'recordings';
export const SHELVES = [
  'originals',
  'levelled',
  'pictures',
  'recordings',
] as const satisfies readonly Shelf[];

/** A file in the storage. */
export interface Stored {
  id: string;
  /** Since when it is there, in ms. */
  since: number;
  /** In bytes. */
  size: number;
}

/** A place for the files of acts, by id. */
export interface TrackStorage {
  /**
   * Stores the bytes of a local file, which stays. An original that is there already is left as it is; a levelled copy
   * replaces the one before.
   */
  keep(shelf: Shelf, id: string, localFile: string): Promise<void>;
  /** The bytes from `start` to `end`, both included. */
  read(shelf: Shelf, id: string, range?: { start: number; end: number }): Readable;
  /** The file's size in bytes; undefined when it is not there. */
  size(shelf: Shelf, id: string): Promise<number | undefined>;
  remove(shelf: Shelf, id: string): Promise<void>;
  /** Runs `work` with the path of a local file that holds the bytes; it may only be read. */
  withLocalFile<T>(shelf: Shelf, id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** The files on a shelf. */
  list(shelf: Shelf): Promise<Stored[]>;
  /** Bytes left for new files. */
  free(): Promise<number>;
}

const UNFINISHED = '.part';
const UNFINISHED_MS = 3_600_000;

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** A storage in a folder, which is made when missing. */
export async function openDiskStorage(folder: string): Promise<TrackStorage> {
  for (const shelf of SHELVES) await mkdir(join(folder, shelf), { recursive: true, mode: 0o700 });
  const pathOf = (shelf: Shelf, id: string) => {
    if (!/^[0-9a-z]+$/.test(id)) throw new Error('unreachable: an id is letters and digits');
    return join(folder, shelf, id);
  };
  return {
    async keep(shelf, id, localFile) {
      const path = pathOf(shelf, id);
      if (shelf === 'originals' && (await stat(path).catch(() => undefined))) return;
      const unfinished = path + UNFINISHED;
      await rm(unfinished, { force: true });
      // A second name for the same bytes costs nothing; where that cannot be, they are copied.
      await link(localFile, unfinished).catch(() => copyFile(localFile, unfinished));
      const handle = await open(unfinished, 'r');
      await handle.sync().finally(() => handle.close());
      await rename(unfinished, path);
      const shelfHandle = await open(join(folder, shelf), 'r');
      // Windows cannot sync a folder; the name is kept there all the same.
      await shelfHandle.sync().catch(() => undefined);
      await shelfHandle.close();
    },
    read: (shelf, id, range) => createReadStream(pathOf(shelf, id), range),
    async size(shelf, id) {
      try {
        return (await stat(pathOf(shelf, id))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (shelf, id) => rm(pathOf(shelf, id), { force: true }),
    withLocalFile: (shelf, id, work) => work(pathOf(shelf, id)),
    async list(shelf) {
      const names = await readdir(join(folder, shelf));
      const found = await Promise.all(
        names.map(async (id) => {
          const facts = await stat(join(folder, shelf, id)).catch(() => undefined);
          if (!facts) return undefined;
          // A linked file is as old as its upload; being linked is a change of its own.
          const since = Math.floor(Math.max(facts.mtimeMs, facts.ctimeMs));
          if (!id.endsWith(UNFINISHED)) return { id, since, size: facts.size };
          // What a crash left of keeping a file: whole, it still lies where it came from.
          if (since < Date.now() - UNFINISHED_MS) await rm(join(folder, shelf, id), { force: true });
          return undefined;
        }),
      );
      return found.filter((file) => file !== undefined);
    },
    async free() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

/** How a folder begins in which something is made of one file. */
export const passingName = (fileId: string): string => `file-${fileId}-`;

/** Deletes what a crash left of one sound in the folder for temporary files. Only for whoever holds the sound's lock. */
export async function clearPassingOf(folder: string, fileId: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(passingName(fileId))) await rm(join(folder, name), { recursive: true, force: true });
}

/** Empties the folder for temporary files, or makes it: whatever a crash left in it is worthless. */
export async function clearPassing(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts && facts.mtimeMs < Date.now() - UNFINISHED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
