/** Where a backup is restored to: a new path or an empty folder, which looks like a data folder only once it is whole. */
import { mkdirSync, rmSync } from 'node:fs';
import { lstat, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { report } from '#domain/messages/report.ts';
import { makeFolder } from '../make-folder.ts';
import { newId } from '../store/secrets.ts';
import { atExit } from './at-exit.ts';
import { DATABASE } from './take.ts';
import { isAtWork } from './unfinished.ts';

/** The end of the name, before who works there, of the folder in which a backup is being restored. */
export const UNFINISHED = 'restoring-';

/** Who works in it: the process, a word, the machine. */
const OURS = /^\..+-restoring-(\d+)-([0-9a-z]{16})-(.+)$/;
/** A restore on another machine that shares the disk is over by then; a container has another name each time. */
const SILENT_MS = 86_400_000;

/** What a disk of its own holds from the beginning. */
const OF_THE_DISK = new Set(['lost+found']);

/** A place that is being filled. */
interface Target {
  /** A new folder on the same disk, for what is not verified yet. */
  work: string;
  /** Puts what is in `folder`, a folder in `work`, in its place. @throws Error, and nothing of it stays there. */
  fill(folder: string): Promise<void>;
  /** Deletes `work` with what is left in it. */
  clear(): Promise<void>;
}

/**
 * Makes a folder to work in for what shall come to `path`: beside it where it is new, and within where it is an empty
 * folder, which may be a disk of its own. What restores that were cut off left there goes. Nothing is in clear any more
 * after `clear`, nor when the process ends by `process.exit`.
 * @throws Error in words when `path` is something else than a new path or an empty folder; nothing was changed then.
 */
export async function openTarget(path: string): Promise<Target> {
  const to = resolve(path);
  const isThere = await isFolder(to);
  if (isThere) await sweep(to);
  if (isThere && (await readdir(to)).some((name) => !OF_THE_DISK.has(name)))
    throw new Error(report('targetFilled', { folder: to }));
  const place = isThere ? to : dirname(to);
  if (!isThere) {
    makeFolder(place);
    await sweep(place);
  }
  const work = join(place, `.${basename(to)}-${UNFINISHED}${process.pid}-${newId()}-${hostname()}`);
  mkdirSync(work, { mode: 0o700 });
  const spare = atExit(() => rmSync(work, { recursive: true, force: true }));
  return {
    work,
    fill: (folder) => (isThere ? moveAll(folder, to) : rename(folder, to)),
    async clear() {
      await rm(work, { recursive: true, force: true });
      spare();
    },
  };
}

/** Whether a folder is there; false where nothing is. @throws Error in words where it is something else. */
async function isFolder(path: string): Promise<boolean> {
  // A link that leads nowhere is there as well.
  const facts = await stat(path).catch(() => lstat(path).catch(missing));
  if (facts === undefined) return false;
  if (!facts.isDirectory()) throw new Error(report('targetNoFolder', { path }));
  return true;
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid, , host] = OURS.exec(name) ?? [];
    if (pid === undefined || host === undefined) continue;
    const left = join(folder, name);
    if (!(await isAtWork(left, { pid: Number(pid), host }, SILENT_MS)))
      await rm(left, { recursive: true, force: true });
  }
}

/** The database moves last: without it no start takes the folder for a whole one. */
async function moveAll(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).sort(
    (a, b) => Number(a === DATABASE.sqlite) - Number(b === DATABASE.sqlite),
  );
  const moved: string[] = [];
  try {
    for (const name of names) {
      await rename(join(from, name), join(to, name));
      moved.push(join(to, name));
    }
  } catch (error) {
    for (const file of moved) await rm(file, { recursive: true, force: true });
    throw error;
  }
}
