/**
 * Where a newer version is laid until it takes the place of the one that runs. One upgrade at a time holds the place by
 * SQLite's lock on a small file beside it, which the system frees however a process ends: so a start can tell what a
 * killed upgrade left there, 210 MB of the one file, from what another one is laying at this moment.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PACKAGE } from '../../shipped.ts';
import { isLocked } from '../../store/dialects/lock-wait.ts';
import { ONE_FILE } from '../../typed.ts';

/** The folder of an npm package in which newer versions of it lie. */
export const versionsOf = (folder: string): string => join(folder, 'versions');

/** The path at which a newer single-file program is laid, beside the running one that it will replace. */
export const placeBeside = (running: string): string => join(dirname(running), `.newer-${basename(running)}`);

/** The folder in which the next version of an npm package is laid before it is put to use. */
export const placeIn = (versions: string): string => join(versions, '.newer');

/**
 * The temporary path of a copy of the old program, until it is complete and renamed to its place beside the new
 * one.
 */
export const onItsWay = (place: string): string => `${place}.before`;

/**
 * Locks a place in which a newer version is laid, until the function returned is called or the process ends.
 * Undefined while another process holds the lock.
 */
export function holdPlace(place: string): (() => void) | undefined {
  const path = `${place}.lock`;
  // What the folder does not take is said by the system's own code.
  writeFileSync(path, '', { flag: 'a', mode: 0o600 });
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return () => {
    if (!lock.isOpen) return;
    rmSync(path, { force: true });
    lock.close();
  };
}

/** Deletes what lies in a place for a newer version; the caller holds the lock on it. */
export function clearPlace(place: string): void {
  for (const path of [place, onItsWay(place)]) rmSync(path, { recursive: true, force: true });
}

/**
 * Deletes what a killed upgrade left in a place for a newer version. Leaves it alone while another upgrade holds
 * it, or where this user may not write.
 */
export function sweepPlace(place: string): void {
  if (![place, onItsWay(place), `${place}.lock`].some((path) => existsSync(path))) return;
  try {
    const letGo = holdPlace(place);
    if (letGo === undefined) return;
    clearPlace(place);
    letGo();
  } catch {
    // The program's folder is not this user's: whoever may write there removes it.
  }
}

/** Deletes what a killed upgrade of the program that runs left beside it. */
export function sweepLeft(): void {
  if (ONE_FILE) sweepPlace(placeBeside(process.execPath));
  else if (PACKAGE !== undefined) sweepPlace(placeIn(versionsOf(PACKAGE)));
}
