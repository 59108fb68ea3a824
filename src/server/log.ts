/**
 * The log: one line of JSON for each thing worth knowing, and nothing about anybody in it. Errors of databases
 * and mail servers quote what they were given, so of an error only its kind, its codes, where it happened and
 * its message without quotations and addresses are kept.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Opens it. `to` is standard output unless given. */
export const openLog = (level: Config['log'], to?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, serializers: { err: bareError } }, to ?? pino.destination(1));

interface BareError {
  type: string;
  message: string;
  code?: string | number;
  at: string[];
}

/** What of an error may stand in the log. */
export function bareError(error: unknown): BareError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', at: [] };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const known = code ?? errcode;
  return {
    type: error.name,
    message: withoutQuotations(error.message),
    ...((typeof known === 'string' || typeof known === 'number') && { code: known }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
  };
}

/** The message without what stands in quotes or brackets, addresses, links and long runs of letters or digits. */
const withoutQuotations = (message: string): string =>
  message
    .replace(/(["'`])(?:(?!\1).)*\1/gs, '…')
    .replace(/[({[<][^)}\]>]*[)}\]>]/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\/\S*[\w-]{16,}\S*/g, '…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\+?\d[\d ]{5,}\d/g, '…');
