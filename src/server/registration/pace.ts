/**
 * How fast one network may register acts. Wide enough for a school that registers behind one
 * address in one lesson; narrow enough that a script does not fill the list.
 */
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';

const BURST = 300;
const REFILL_MS = 1_000;
const MOST_ADDRESSES = 10_000;

/** Takes one try of an address at `now`; refuses with `too_many` when it has none left. */
export type Pace = (address: string, now: number) => void;

const TOPIC = 'registration';

/**
 * A pace of its own, kept in memory: after a restart every address starts fresh. Tries that other processes saw
 * count as well.
 */
export function registrationPace({ neighbours, now: clock }: Pick<Store, 'neighbours' | 'now'>): Pace {
  const buckets = new Map<string, { left: number; at: number }>();
  const leftOf = (address: string, now: number): number => {
    const bucket = buckets.get(address) ?? { left: BURST, at: now };
    return Math.min(BURST, bucket.left + Math.max(0, now - bucket.at) / REFILL_MS);
  };
  const take = (address: string, now: number) => {
    const left = Math.max(0, leftOf(address, now) - 1);
    // Oldest first goes first: a map keeps the order in which keys were put in.
    buckets.delete(address);
    if (buckets.size >= MOST_ADDRESSES) buckets.delete(buckets.keys().next().value ?? address);
    buckets.set(address, { left, at: now });
  };
  neighbours.onSaid(TOPIC, (address) => take(address, clock()));
  return (address, now) => {
    if (leftOf(address, now) < 1)
      throw new Refusal('too_many', 'Too many registrations come from this network. Try again in a minute.', {
        retryAfter: 60,
      });
    take(address, now);
    neighbours.say(TOPIC, address);
  };
}
