/** Folders that a setting names, made where they are missing. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder, and those above it that are missing, unless it is there. Node's own `recursive` never comes back
 * where the folder above is there and takes none in, as under /proc or where an automounter finds nothing.
 * @throws NodeJS.ErrnoException what the system says of the folder that cannot be made.
 */
export function makeFolder(path: string, mode = 0o777): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (isFolder(path)) return;
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isFolder(above)) throw error;
    makeFolder(above, mode);
    makeFolder(path, mode);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes the data folder where it is missing, for this user alone; every command that may be an installation's first
 * does it by this. One that is there stays as it is. @throws Error in words when nothing can be kept there.
 */
export function makeDataFolder(folder: string): void {
  try {
    // Nobody else on the machine reads what lies in it.
    makeFolder(folder, 0o700);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `Nothing can be kept in ${folder} (${code}). Let this user write there, or name another folder in OVATION_DATA.`,
    );
  }
}

const EVERYBODY = 0o007;

/**
 * What is to be said of a data folder that everybody on the machine may look into, with what to do; undefined for one
 * that is this user's or a group's. It is told and not changed: who may look in is up to whoever made it.
 */
export function openToAll(folder: string): string | undefined {
  // Windows keeps its rights elsewhere.
  if (process.platform === 'win32' || (statSync(folder).mode & EVERYBODY) === 0) return undefined;
  return `Everybody on this machine may look into ${folder}, where the data are. Let nobody else in: chmod 700 ${folder}`;
}
