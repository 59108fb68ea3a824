/**
 * Refused calls, told to the log once a minute in numbers: who tries doors shows there, and nobody can flood the log
 * by trying. It holds calls by their pattern and statuses, no address, name or token.
 */
import type { Logger } from 'pino';

const EVERY_MS = 60_000;
/** Not signed in, not theirs, unknown, bad input, too often. What is refused in the course of a show (409) is no sign. */
const TOLD = new Set([400, 401, 403, 404, 413, 415, 422, 429]);

/** Counts refused calls, and logs the counts of many in one line. */
export interface RefusedLog {
  /** A call was answered, named by its route's pattern. */
  answered(call: string, status: number): void;
  /** Logs what was counted and counts from 0 again. */
  tell(): void;
  close(): void;
}

/**
 * Opens the log of refused calls, with nothing counted. It logs by itself once a minute, and when it is closed.
 */
export function openRefusedLog(log: Pick<Logger, 'warn'>): RefusedLog {
  let refused: Record<string, number> = {};
  const tell = () => {
    if (Object.keys(refused).length === 0) return;
    log.warn({ refused }, 'calls were refused');
    refused = {};
  };
  const timer = setInterval(tell, EVERY_MS).unref();
  return {
    answered(call, status) {
      if (!TOLD.has(status)) return;
      const key = `${status} ${call}`;
      refused[key] = (refused[key] ?? 0) + 1;
    },
    tell,
    close() {
      clearInterval(timer);
      tell();
    },
  };
}
