/** A call refused in words: thrown anywhere below a route, answered by the one error handler. */
import { type ErrorAnswer, type RefusalCode, refusals } from '#contract/errors.ts';

const RETRY_SECONDS = 5;

/** Carries the code, the HTTP status, the sentence and, for wrong input, a sentence for each field. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense; always there where the server is at fault for a while (503). */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    sentence?: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(sentence ?? refusals[code][1]);
    this.code = code;
    this.status = refusals[code][0];
    this.fields = more.fields;
    this.retryAfter = more.retryAfter ?? (this.status === 503 ? RETRY_SECONDS : undefined);
  }

  /** What goes over the wire. */
  answer(): ErrorAnswer {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

/** SQLite's primary codes. */
const SQLITE = { busy: 5, readOnly: 8, disk: 10, full: 13, cannotOpen: 14 };
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const READ_ONLY = new Set(['25006', 'EROFS']);
const DISK = new Set(['58030', 'EIO']);
/** PostgreSQL gave up a statement or a transaction, and with it all that was done in it. */
const UNDONE = new Set(['55P03', '57014', '25P03', '40001', '40P01']);
/** It went away, perhaps in the middle of a commit: nobody knows what was saved. */
const AWAY = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300']);
const CONNECTION_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const AWAY_WORDS = /connection terminated|not queryable|timeout exceeded when trying to connect/i;

/** What is wrong with the database or the disk. */
export type StorageTrouble = 'full' | 'read_only' | 'disk' | 'undone' | 'away';

/** What an error says about the database or the disk; undefined where it is about something else. */
export function troubleOf(error: unknown): StorageTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code = '' } = error as { errcode?: number; code?: string };
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  if (primary === SQLITE.full || FULL.has(code)) return 'full';
  if (primary === SQLITE.readOnly || READ_ONLY.has(code)) return 'read_only';
  if (primary === SQLITE.disk || primary === SQLITE.cannotOpen || DISK.has(code)) return 'disk';
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
    case 'undone':
      return new Refusal('not_saved', undefined, { retryAfter: 2 });
    case 'away':
      return new Refusal('busy', undefined, { retryAfter: 2 });
    default:
      return undefined;
  }
}
