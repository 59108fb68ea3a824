/** A call refused in words: thrown anywhere below a route, answered by the one error handler. */
import { type ErrorAnswer, type RefusalCode, refusals } from '#contract/errors.ts';

/** Carries the code, the HTTP status, the sentence and, for wrong input, a sentence for each field. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense. */
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
    this.retryAfter = more.retryAfter;
  }

  /** What goes over the wire. */
  answer(): ErrorAnswer {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const POSTGRES_AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  '55P03',
  '40001',
  '40P01',
]);
const POSTGRES_FULL = '53100';
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);
const CONNECTION_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** The refusal that tells a person the truth about a database in trouble; undefined for any other error. */
export function storageTrouble(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code } = error as { errcode?: number; code?: string };
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  if (primary === SQLITE_FULL || code === POSTGRES_FULL || (code !== undefined && NO_SPACE.has(code)))
    return new Refusal('storage_full');
  const away =
    primary === SQLITE_BUSY ||
    (code !== undefined && (POSTGRES_AWAY.has(code) || CONNECTION_AWAY.has(code))) ||
    /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(error.message);
  return away ? new Refusal('busy', undefined, { retryAfter: 2 }) : undefined;
}
