/** Waiting for something for so long only. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The answer of `work`; after `ms` what `trouble` makes is thrown instead. The work itself is not ended by that, and
 * what becomes of it later is not heard of.
 */
export async function inTime<T>(work: Promise<T>, ms: number, trouble: () => Error): Promise<T> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw trouble();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
