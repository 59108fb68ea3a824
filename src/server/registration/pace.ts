/**
 * How fast acts are taken from one network, and people who are named in them later. Nobody is refused for what others send: beyond a burst that is wide
 * enough for a school behind one address, whoever comes waits, and the next one is drawn by lot, so that a script that
 * sends and sends does not stand before the people beside it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#contract/refusal.ts';
import { openAllowances } from '../http/allowance.ts';
import type { Store } from '../store/store.ts';

const BURST = 120;
/** A show is full long before, and what came in at one go is taken away at one go: waiting hurts more than junk. */
const REFILL_MS = 250;
/** Far more than wait for themselves: each keeps its connection open. Of them each network may have its share. */
const MOST_WAITING = 1_000;

/**
 * Resolves when an act from this network may be registered. `gone`: whether its sender has hung up and loses the
 * turn. `counts`: as how many acts it counts, more than one where it writes to many parents.
 * @throws Refusal `too_many` while too many wait and this network has its share of them
 */
export type Pace = (network: string, gone?: () => boolean, counts?: number) => Promise<void>;

const TOPIC = 'registration';

interface Waiting {
  begin: () => void;
  gone: () => boolean;
  counts: number;
}

/**
 * Makes the pace of registrations, kept in memory: after a restart every network has its full allowance. Acts that
 * other processes took count too.
 */
export function registrationPace({ cluster, now }: Pick<Store, 'cluster' | 'now'>): Pace {
  const networks = openAllowances({ burst: BURST, refillMs: REFILL_MS }, now);
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;

  cluster.onSaid(TOPIC, (said) => {
    const { network, counts } = JSON.parse(said) as { network: string; counts: number };
    networks.take(network, counts);
  });
  const take = (network: string, counts: number): void => {
    networks.take(network, counts);
    cluster.say(TOPIC, JSON.stringify({ network, counts }));
  };

  /** Draws from the line until nobody waits in it. */
  const serve = async (network: string, line: Waiting[]): Promise<void> => {
    while (line.length > 0) {
      if (networks.left(network) < 1) {
        await pause(REFILL_MS, undefined, { ref: false });
        continue;
      }
      const [drawn] = line.splice(Math.floor(Math.random() * line.length), 1);
      waiting -= 1;
      if (drawn === undefined || drawn.gone()) continue;
      take(network, drawn.counts);
      drawn.begin();
    }
    lines.delete(network);
  };

  return async (network, gone = () => false, counts = 1) => {
    const line = lines.get(network);
    if (line === undefined && networks.left(network) >= 1) return take(network, counts);
    if (waiting >= MOST_WAITING && (line?.length ?? 0) * lines.size >= MOST_WAITING)
      throw new Refusal(
        'too_many',
        'Too many registrations are coming in at this moment. Try again in a minute.',
        {
          retryAfter: 60,
        },
      );
    waiting += 1;
    await new Promise<void>((begin) => {
      if (line !== undefined) line.push({ begin, gone, counts });
      else {
        const first = [{ begin, gone, counts }];
        lines.set(network, first);
        void serve(network, first);
      }
    });
  };
}
