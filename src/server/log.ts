/**
 * The log: one line of JSON for each thing worth knowing, and nothing about anybody in it. Errors of databases
 * and mail servers quote what they were given, so of an error only its kind, its codes, where it happened and
 * its message without quotations and addresses are kept.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * Opens the log: JSON lines to `to`, which is standard output unless given; at the level `terminal` warnings and
 * errors in words, to standard error.
 */
export function openLog(level: Config['log'], to?: DestinationStream): Logger {
  const settings = { base: { pid: process.pid }, serializers: { err: bareError } };
  return level === 'terminal'
    ? pino({ ...settings, level: 'warn' }, to ?? TERMINAL)
    : pino({ ...settings, level }, to ?? pino.destination(1));
}

const ERROR = 50;

/** For somebody who looks: the time, what happened, and what the error said. */
const TERMINAL: DestinationStream = {
  write(line) {
    const { level, time, msg, err } = JSON.parse(line) as {
      level: number;
      time: number;
      msg: string;
      err?: BareError;
    };
    const at = new Date(time).toTimeString().slice(0, 8);
    const why = err?.message ? ` (${err.message})` : '';
    process.stderr.write(`${at}  ${level >= ERROR ? 'Error: ' : ''}${msg}${why}\n`);
  },
};

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
