/**
 * How often something may be done, by whom it is counted for: so many times at once, and one more each so many
 * milliseconds. Kept in memory: after a restart everybody has their full allowance.
 */
import { performance } from 'node:perf_hooks';

/** So many at once, and one more each so many milliseconds. */
export interface Allowance {
  burst: number;
  refillMs: number;
}

/** What is left to each of a network, a link, or whatever else is counted. */
export interface Allowances {
  /** How many are left, up to the burst; below 0 where more was taken than there was. */
  left(key: string): number;
  /** In how many ms there is one; 0 while there is. */
  waitMs(key: string): number;
  take(key: string, count?: number): void;
}

/** Of more than these, whoever took longest ago has their full allowance again. */
const MOST_KNOWN = 10_000;

/** Opens allowances; `now` in ms. Where its clock is set back nobody waits until the old time is reached. */
export function openAllowances(
  { burst, refillMs }: Allowance,
  now: () => number = () => performance.now(),
): Allowances {
  const known = new Map<string, { left: number; at: number }>();
  const left = (key: string): number => {
    const one = known.get(key);
    if (one === undefined) return burst;
    one.at = Math.min(one.at, now());
    return Math.min(burst, one.left + (now() - one.at) / refillMs);
  };
  return {
    left,
    waitMs: (key) => Math.max(0, 1 - left(key)) * refillMs,
    take(key, count = 1) {
      const rest = left(key) - count;
      // Whoever took last stands last: the first is forgotten for a new one.
      known.delete(key);
      known.set(key, { left: rest, at: now() });
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    },
  };
}
