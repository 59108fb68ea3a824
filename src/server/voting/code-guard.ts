/**
 * Slows whoever guesses codes, and nobody else. Only wrong codes count. A device has a few of its own; an address
 * has many, for a whole hall may stand behind it. Once an address has used them up, devices that were marked
 * before that still get their own few, so that a script beside the hall does not stop those who are in it.
 */
import type { Store } from '../store/store.ts';

const DEVICE_WRONG = 10;
const DEVICE_MS = 600_000;
const ADDRESS_WRONG = 120;
const ADDRESS_MS = 60_000;
/** More than this many are remembered, and the oldest are forgotten. */
const MOST_REMEMBERED = 50_000;

interface Wrong {
  since: number;
  count: number;
}

/** Who tries a code: `address` stands for their network. `markedAt`: when the device got its mark, in ms. */
export interface Guesser {
  address: string;
  device: string | undefined;
  markedAt: number;
}

export interface CodeGuard {
  /** How long to wait before the next try, in seconds; undefined when it may be now. */
  waitFor(guesser: Guesser): number | undefined;
  /** Notes a wrong code. */
  noteWrong(guesser: Guesser): void;
}

const TOPIC = 'wrong code';

/** Kept in memory: a restart forgives. What one process saw it tells the others, so that all of them count the same. */
export function openCodeGuard({ now, neighbours }: Pick<Store, 'now' | 'neighbours'>): CodeGuard {
  const devices = new Map<string, Wrong>();
  const addresses = new Map<string, Wrong>();
  const current = (of: Map<string, Wrong>, key: string, lasts: number): Wrong | undefined => {
    const wrong = of.get(key);
    return wrong && now() - wrong.since < lasts ? wrong : undefined;
  };
  const note = (of: Map<string, Wrong>, key: string, lasts: number) => {
    const wrong = current(of, key, lasts) ?? { since: now(), count: 0 };
    of.delete(key);
    of.set(key, { ...wrong, count: wrong.count + 1 });
    const [oldest] = of.keys();
    if (of.size > MOST_REMEMBERED && oldest !== undefined) of.delete(oldest);
  };
  const left = (wrong: Wrong, lasts: number) => Math.max(1, Math.ceil((wrong.since + lasts - now()) / 1_000));
  const noteBoth = (address: string, device: string | undefined) => {
    if (device !== undefined) note(devices, device, DEVICE_MS);
    note(addresses, address, ADDRESS_MS);
  };
  neighbours.onSaid(TOPIC, (word) => {
    const [address, device] = JSON.parse(word) as [string, string | null];
    noteBoth(address, device ?? undefined);
  });
  return {
    waitFor({ address, device, markedAt }) {
      const own = device === undefined ? undefined : current(devices, device, DEVICE_MS);
      if (own && own.count >= DEVICE_WRONG) return left(own, DEVICE_MS);
      const shared = current(addresses, address, ADDRESS_MS);
      if (!shared || shared.count < ADDRESS_WRONG) return undefined;
      return device !== undefined && markedAt < shared.since - ADDRESS_MS
        ? undefined
        : left(shared, ADDRESS_MS);
    },
    noteWrong({ address, device }) {
      noteBoth(address, device);
      neighbours.say(TOPIC, JSON.stringify([address, device]));
    },
  };
}
