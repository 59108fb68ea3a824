/**
 * A newer version laid beside the program that runs, and put in its place by one rename: cut off at any moment, either
 * the one or the other is there, whole.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Downloaded } from './checksum.ts';
import { clearPlace, holdPlace, onItsWay, placeBeside, placeIn, versionsOf } from './laid.ts';

/** A newer version, laid beside the one that runs. */
export interface Staged {
  /** The path of its program. */
  program: string;
  args: readonly string[];
  /** Replaces the program that runs by one rename. @returns how to go back, in words. */
  putInPlace(): string;
  /** Deletes it again. */
  discard(): void;
}

/** Lays the single-file program beside the one that runs. @throws Error in words. */
export function stageFile(running: string, { bytes }: Downloaded): Staged {
  if (readFileSync(running).equals(bytes)) throw alreadyHere();
  const folder = dirname(running);
  const staged = placeBeside(running);
  const before = `${running}.before`;
  const { discard, letGo } = held(folder, staged);
  inFolder(folder, discard, () => {
    clearPlace(staged);
    writeFileSync(staged, bytes, { mode: 0o755, flush: true });
  });
  return {
    program: staged,
    args: [],
    discard,
    putInPlace() {
      inFolder(folder, discard, () => {
        copyFileSync(running, onItsWay(staged));
        sync(onItsWay(staged));
        renameSync(onItsWay(staged), before);
        renameSync(staged, running);
      });
      settle(folder, letGo);
      return `mv '${before}' '${running}'`;
    },
  };
}

/** Which of the versions below an npm package's folder is started instead of its own; `scripts/install.mjs` reads it. */
const CURRENT = 'current';

/** Unpacks an npm package below the folder of the one that runs. @throws Error in words. */
export async function stagePackage(
  folder: string,
  file: string,
  { bytes, digest }: Downloaded,
): Promise<Staged> {
  const versions = versionsOf(folder);
  const name = digest.slice(0, 16);
  const current = currentIn(versions);
  if (current === name) throw alreadyHere();
  const staged = placeIn(versions);
  const entries = await entriesOf(file, bytes);
  const { discard, letGo } = held(versions, staged);
  inFolder(versions, discard, () => {
    clearPlace(staged);
    for (const [path, content] of entries) {
      const to = join(staged, path);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, content, { flush: true });
    }
    for (const entry of readdirSync(staged, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) sync(join(entry.parentPath, entry.name));
    sync(staged);
  });
  return {
    program: process.execPath,
    args: [join(staged, 'dist/server/cli.js')],
    discard,
    putInPlace() {
      const pointer = join(versions, CURRENT);
      inFolder(versions, discard, () => {
        rmSync(join(versions, name), { recursive: true, force: true });
        renameSync(staged, join(versions, name));
        writeFileSync(`${pointer}.newer`, name, { flush: true });
        renameSync(`${pointer}.newer`, pointer);
      });
      settle(versions, () => {
        for (const other of readdirSync(versions))
          if (![CURRENT, name, current].includes(other) && !other.startsWith(basename(staged)))
            rmSync(join(versions, other), { recursive: true, force: true });
        letGo();
      });
      return current === undefined ? `delete '${pointer}'` : `write ${current} into '${pointer}'`;
    },
  };
}

/** Holds the place of a newer version in the folder, and says how to go out of it. @throws Error in words. */
function held(folder: string, place: string): { discard: () => void; letGo: () => void } {
  const letGo = inFolder(
    folder,
    () => undefined,
    () => holdPlace(place),
  );
  if (letGo === undefined)
    throw new Error('Another upgrade of this program is on its way. Nothing was changed by this one.');
  const discard = () => {
    clearPlace(place);
    letGo();
  };
  return { discard, letGo };
}

function currentIn(versions: string): string | undefined {
  const pointer = join(versions, CURRENT);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
}

/** The files of an npm package, by their path in it. */
async function entriesOf(file: string, bytes: Buffer): Promise<[path: string, content: Buffer][]> {
  const found: [string, Buffer][] = [];
  try {
    const unpacking = extract();
    unpacking.end(gunzipSync(bytes));
    for await (const entry of unpacking) {
      const { name, type } = entry.header;
      const content = await buffer(entry);
      const path = /^package\/((?:[^/]+\/)*[^/]+)$/.exec(name)?.[1];
      if (type === 'file' && path !== undefined && !path.split('/').includes('..'))
        found.push([path, content]);
    }
  } catch {
    found.length = 0;
  }
  if (!found.some(([path]) => path === 'dist/server/cli.js'))
    throw new Error(`${file} is no npm package of Ovation (ovation-….tgz). Nothing was changed.`);
  return found;
}

const alreadyHere = () => new Error('That is the version that runs here. Nothing was changed.');

/** Does it; what the folder does not take is said and taken back. */
function inFolder<T>(folder: string, takeBack: () => void, work: () => T): T {
  try {
    mkdirSync(folder, { recursive: true });
    return work();
  } catch (error) {
    try {
      takeBack();
    } catch {
      // What cannot be removed is replaced by the next upgrade.
    }
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOSPC'
        ? `The disk of ${folder} is full. Make room there. The program that was there is as it was.`
        : `Nothing can be put into ${folder} (${code ?? message}). Say this as the user whom it belongs to. The program that was there is as it was.`,
    );
  }
}

/** What comes after the rename, which stands, whatever becomes of this. */
function settle(folder: string, tidy: () => void = () => undefined): void {
  try {
    sync(folder);
    tidy();
  } catch {
    // A power cut may take the rename back; what could not be removed lies there until the next upgrade.
  }
}

/** Until this comes back a power cut may lose it. Windows cannot sync a folder; the name is kept there all the same. */
function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(opened);
  }
}
