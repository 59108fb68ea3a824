/** What the system says of files, in words: whoever starts the program reads it alone before a terminal. */

const CHANGED = 'Nothing was changed.';

/** By the system's code: what is said of a path. */
const OF_PATH: Readonly<Record<string, (path: string, code: string) => string>> = {
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: (path, code) =>
    `The disk of ${path} can only be read (${code}). Mount it so that it can be written.`,
  ENOENT: (path) => `There is no ${path}.`,
  ENOSPC: (path) => `The disk of ${path} is full. Make room there.`,
  ENOTDIR: (path) => `A part of ${path} is a file where a folder has to be. Move it away.`,
  EEXIST: (path) => `${path} is there already, and something else than it has to be. Move it away.`,
  EIO: (path, code) =>
    `The disk does not give or take ${path} (${code}): it fails. Put a copy back on another one.`,
};

function notOurs(path: string, code: string): string {
  return `This user may not open ${path} (${code}). It belongs to another one, as after a start or a restore by root: give the whole folder to whoever runs Ovation (chown -R), or do this as that user.`;
}

const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;

/** Why something failed, in words that say what to do where the system alone spoke. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  const said = path === undefined ? undefined : OF_PATH[code]?.(path, code);
  if (said !== undefined) return said;
  if (errcode === SQLITE_READONLY || errcode === SQLITE_CANTOPEN)
    return `This user may not write the database (${error.message}). Give ovation.db, what lies beside it and its folder to whoever runs Ovation (chown -R), or do this as that user. ${CHANGED}`;
  return error.message;
}
