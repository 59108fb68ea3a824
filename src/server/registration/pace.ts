/**
 * How fast one network address may register acts. Wide enough for a school that registers behind one
 * address in one lesson; narrow enough that a script does not fill the list.
 */
import { Refusal } from '../http/refusal.ts';

const BURST = 300;
const REFILL_MS = 1_000;
const MOST_ADDRESSES = 10_000;

/** Takes one try of an address at `now`; refuses with `too_many` when it has none left. */
export type Pace = (address: string, now: number) => void;

/** A pace of its own, kept in memory: after a restart every address starts fresh. */
export function registrationPace(): Pace {
  const buckets = new Map<string, { left: number; at: number }>();
  return (address, now) => {
    const bucket = buckets.get(address) ?? { left: BURST, at: now };
    const left = Math.min(BURST, bucket.left + Math.max(0, now - bucket.at) / REFILL_MS);
    if (left < 1)
      throw new Refusal('too_many', 'Too many registrations come from this network. Try again in a minute.', {
        retryAfter: 60,
      });
    // Oldest first goes first: a map keeps the order in which keys were put in.
    buckets.delete(address);
    if (buckets.size >= MOST_ADDRESSES) buckets.delete(buckets.keys().next().value ?? address);
    buckets.set(address, { left: left - 1, at: now });
  };
}
