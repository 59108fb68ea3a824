/** What system and database say, in words: whoever starts the program reads it alone before a terminal. */
import { postgresSentence } from '../store/dialects/postgres-trouble.ts';

const MAKE_ROOM = 'Delete or move other files there, then do this again.';

/** By the system's code: what is said of a path. */
const OF_PATH: Readonly<Record<string, (path: string, code: string) => string>> = {
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: (path, code) =>
    `The disk of ${path} can only be read (${code}). Mount it so that it can be written.`,
  ENOENT: (path) => `There is no ${path}.`,
  ENOSPC: (path) => `The disk of ${path} is full. ${MAKE_ROOM}`,
  ENOTDIR: (path) => `A part of ${path} is a file where a folder has to be. Move it away.`,
  EEXIST: (path) => `${path} is there already, and something else than it has to be. Move it away.`,
  EIO: (path, code) =>
    `The disk does not give or take ${path} (${code}): it fails. Put a copy back on another one.`,
};

function notOurs(path: string, code: string): string {
  return `This user may not open ${path} (${code}). It belongs to another one, as after a start or a restore by root: give the whole folder to whoever runs Ovation (chown -R), or do this as that user.`;
}

const NOT_THIS_USERS =
  'This user may not write the database. Give ovation.db, what lies beside it and its folder to whoever runs Ovation (chown -R), or do this as that user.';

/** By SQLite's code, without what it adds to it: what is said of the database. */
const OF_DATABASE: Readonly<Record<number, string>> = {
  8: NOT_THIS_USERS,
  10: `The disk of the database does not give or take it: it is full, or it fails. ${MAKE_ROOM}`,
  13: `The disk of the database is full. ${MAKE_ROOM}`,
  14: NOT_THIS_USERS,
};
const WITHOUT_ADDITION = 0xff;

/** Why something failed, in words that say what to do where the system alone spoke. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  const said = path === undefined ? undefined : OF_PATH[code]?.(path, code);
  if (said !== undefined) return said;
  if (code === 'ENOSPC') return `The disk is full. ${MAKE_ROOM}`;
  const ofPostgres = postgresSentence(error);
  if (ofPostgres !== undefined) return ofPostgres;
  const ofDatabase = errcode === undefined ? undefined : OF_DATABASE[errcode & WITHOUT_ADDITION];
  return ofDatabase === undefined ? error.message : `${ofDatabase} (${error.message})`;
}
