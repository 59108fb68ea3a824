/** What a failed write says about the database or the disk, and the words that people are told. */
import { Refusal } from '#contract/refusal.ts';
import { WAITED_FOR_CONNECTION } from './dialects/connection-line.ts';
import { DATABASE_MOVED } from './dialects/in-place.ts';
import { NOT_SYNCED } from './dialects/sqlite-log.ts';
import { KEY_CHANGED } from './key-watch.ts';

/** What is wrong with the database or the disk. */
export type StorageTrouble =
  | 'full'
  | 'read_only'
  | 'disk'
  | 'damaged'
  | 'moved'
  | 'key_changed'
  | 'undone'
  | 'away'
  | 'unsure';

/** By SQLite's primary code: busy; read only; disk, cannot open; corrupt, no database; full. */
const BY_SQLITE: Readonly<Record<number, StorageTrouble>> = {
  5: 'undone',
  8: 'read_only',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'disk',
  26: 'damaged',
};

/** By the code of PostgreSQL, of the system or of our own. */
const BY_CODE: ReadonlyMap<string, StorageTrouble> = new Map([
  ...codes('full', '53100', 'ENOSPC', 'EDQUOT'),
  ...codes('read_only', '25006', 'EROFS'),
  ...codes('disk', '58030', 'EIO'),
  // What was read is not what was written: SQLite says so too of a disk that fails while it is read.
  ...codes('damaged', 'XX001', 'XX002', '58P01'),
  ...codes('moved', DATABASE_MOVED),
  ...codes('key_changed', KEY_CHANGED),
  ...codes('unsure', NOT_SYNCED),
  // PostgreSQL gave up a statement or a transaction, and with it all that was done in it.
  ...codes('undone', '55P03', '57014', '25P03', '40001', '40P01'),
  // It went away, perhaps in the middle of a commit: nobody knows what was saved.
  ...codes('away', '57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', WAITED_FOR_CONNECTION),
  ...codes('away', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'),
]);

function codes(trouble: StorageTrouble, ...of: readonly string[]): [string, StorageTrouble][] {
  return of.map((code) => [code, trouble]);
}

const AWAY_WORDS = /connection terminated|not queryable|timeout exceeded when trying to connect/i;

/** What an error says is wrong with the database or the disk; undefined for an error about anything else. */
export function troubleOf(error: unknown): StorageTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code = '' } = error as { errcode?: number; code?: string };
  const said = BY_CODE.get(code) ?? (errcode === undefined ? undefined : BY_SQLITE[errcode & 0xff]);
  return said ?? (AWAY_WORDS.test(error.message) ? 'away' : undefined);
}

/** What PostgreSQL says of text that it cannot hold, as with a NUL in it; SQLite holds any, and finds nothing. */
const NO_TEXT: readonly unknown[] = ['22021', '22P05'];

/**
 * Whether the database refused a value that is no valid text (as a NUL byte): the fault of whoever sent it, not of the
 * server.
 */
export const isNoText = (error: Error): boolean => NO_TEXT.includes((error as { code?: unknown }).code);

const ONLY_READ = 'This was not saved: what is kept can only be read at the moment. Tell the organisers.';

/** What is refused for it: the code, the sentence where the code's own does not say it, and when to try again. */
const REFUSED: Readonly<Record<StorageTrouble, ConstructorParameters<typeof Refusal>>> = {
  full: ['storage_full'],
  read_only: ['not_saved', ONLY_READ],
  // Whoever is at a page can do no more about it; the admin and the log are told which key it is.
  key_changed: ['not_saved', ONLY_READ],
  disk: ['not_saved', 'This was not saved: the disk does not take it. Tell the organisers.'],
  damaged: [
    'busy',
    'The disk or the database is damaged: nothing can be read or saved. Tell the organisers.',
  ],
  moved: [
    'not_saved',
    'This was not saved: the database was moved or deleted while we run. Tell the organisers.',
  ],
  undone: ['not_saved', undefined, { retryAfter: 2 }],
  unsure: [
    'busy',
    'The disk does not take what is written, so whether this is saved is not certain. Look again before you repeat it, and tell the organisers.',
    { retryAfter: 2 },
  ],
  away: ['busy', undefined, { retryAfter: 2 }],
};

/** The refusal that tells a person what is wrong with the database or the disk; undefined for any other error. */
export function storageTrouble(error: unknown): Refusal | undefined {
  const trouble = troubleOf(error);
  return trouble && new Refusal(...REFUSED[trouble]);
}
