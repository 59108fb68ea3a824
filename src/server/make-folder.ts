/** Folders that a setting names, made where they are missing. */
import { mkdirSync, statSync } from 'node:fs';
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
