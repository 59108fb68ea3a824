/** What a failed write says about the database or the disk, and the words that people are told. */
import { Refusal } from '#contract/refusal.ts';
import { LINE_STANDS } from './dialects/connection-line.ts';
import { NOT_IN_PLACE } from './dialects/in-place.ts';
import { NOT_SYNCED } from './dialects/sqlite-log.ts';

/** SQLite's primary codes. */
const SQLITE = { busy: 5, readOnly: 8, disk: 10, corrupt: 11, full: 13, cannotOpen: 14, noDatabase: 26 };
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const READ_ONLY = new Set(['25006', 'EROFS']);
const DISK = new Set(['58030', 'EIO']);
/** What was read is not what was written: SQLite says so too of a disk that fails while it is read. */
const DAMAGED = new Set(['XX001', 'XX002', '58P01']);
/** PostgreSQL gave up a statement or a transaction, and with it all that was done in it. */
const UNDONE = new Set(['55P03', '57014', '25P03', '40001', '40P01']);
/** It went away, perhaps in the middle of a commit: nobody knows what was saved. */
const AWAY = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', LINE_STANDS]);
const CONNECTION_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const AWAY_WORDS = /connection terminated|not queryable|timeout exceeded when trying to connect/i;

/** What is wrong with the database or the disk. */
export type StorageTrouble =
  | 'full'
  | 'read_only'
  | 'disk'
  | 'damaged'
  | 'moved'
  | 'undone'
  | 'away'
  | 'unsure';

/** What an error says about the database or the disk; undefined where it is about something else. */
export function troubleOf(error: unknown): StorageTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code = '' } = error as { errcode?: number; code?: string };
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  if (primary === SQLITE.full || FULL.has(code)) return 'full';
  if (primary === SQLITE.readOnly || READ_ONLY.has(code)) return 'read_only';
  if (primary === SQLITE.disk || primary === SQLITE.cannotOpen || DISK.has(code)) return 'disk';
  if (primary === SQLITE.corrupt || primary === SQLITE.noDatabase || DAMAGED.has(code)) return 'damaged';
  if (code === NOT_IN_PLACE) return 'moved';
  if (code === NOT_SYNCED) return 'unsure';
  if (primary === SQLITE.busy || UNDONE.has(code)) return 'undone';
  if (AWAY.has(code) || CONNECTION_AWAY.has(code) || AWAY_WORDS.test(error.message)) return 'away';
  return undefined;
}

/** The refusal that tells a person the truth about it; undefined for any other error. */
export function storageTrouble(error: unknown): Refusal | undefined {
  switch (troubleOf(error)) {
    case 'full':
      return new Refusal('storage_full');
    case 'read_only':
      return new Refusal(
        'not_saved',
        'This was not saved: what is kept can only be read at the moment. Tell the organisers.',
      );
    case 'disk':
      return new Refusal('not_saved', 'This was not saved: the disk does not take it. Tell the organisers.');
    case 'damaged':
      return new Refusal(
        'busy',
        'The disk or the database is damaged: nothing can be read or saved. Tell the organisers.',
      );
    case 'moved':
      return new Refusal(
        'not_saved',
        'This was not saved: the database was moved or deleted while we run. Tell the organisers.',
      );
    case 'undone':
      return new Refusal('not_saved', undefined, { retryAfter: 2 });
    case 'unsure':
      return new Refusal(
        'busy',
        'The disk does not take what is written, so whether this is saved is not certain. Look again before you repeat it, and tell the organisers.',
        { retryAfter: 2 },
      );
    case 'away':
      return new Refusal('busy', undefined, { retryAfter: 2 });
    default:
      return undefined;
  }
}
