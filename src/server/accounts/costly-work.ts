/** Turns at work that costs much: few at once, those we know first, and nobody gets two while another waits for one. */
import { Refusal } from '#contract/refusal.ts';

/** A caller who waits for a turn. */
export interface QueuedCaller {
  /** Somebody with a session, or a browser that signed in before: never refused, whoever waits. */
  known: boolean;
  /** Whose share of turns this counts against; everybody has the same share. */
  from: string;
  /** Whether the caller has hung up, so that nobody would hear the answer. */
  gone?: (() => boolean) | undefined;
}

/** A fair queue for work that costs much processor time. */
export interface FairQueue {
  /**
   * Does the work when its turn has come. @throws Refusal `too_many` when too many wait, or when the caller has hung up
   * meanwhile.
   */
  take<T>(asking: QueuedCaller, work: () => Promise<T>): Promise<T>;
  /** Whether work would begin at once. */
  free(): boolean;
}

interface Waiting extends QueuedCaller {
  turn: number;
  begin: () => void;
}

/** Opens the queue: `atOnce` may work at a time, `mostWaiting` strangers may wait. */
export function openFairQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): FairQueue {
  let working = 0;
  /** The turn that began last, and the last one of each who waits: start-time fair queueing. */
  let began = 0;
  const last = new Map<string, number>();
  const line: Waiting[] = [];

  const comeIn = (asking: QueuedCaller): Promise<void> =>
    new Promise((begin) => {
      const turn = asking.known ? began : Math.max(began, last.get(asking.from) ?? 0) + 1;
      if (!asking.known) last.set(asking.from, turn);
      const before = line.findLastIndex((other) => other.turn <= turn);
      line.splice(before + 1, 0, { ...asking, turn, begin });
    });
  const next = (): void => {
    const waiting = line.shift();
    if (waiting === undefined) {
      working -= 1;
      last.clear();
      return;
    }
    began = Math.max(began, waiting.turn);
    waiting.begin();
  };
  const tooMany = () =>
    new Refusal('too_many', 'Too many people sign in at this moment. Try again in a few seconds.', {
      retryAfter: 2,
    });

  return {
    free: () => working < atOnce,
    async take(asking, work) {
      if (working < atOnce) working += 1;
      else {
        if (!asking.known && line.length >= mostWaiting) throw tooMany();
        await comeIn(asking);
      }
      try {
        if (asking.gone?.()) throw tooMany();
        return await work();
      } finally {
        next();
      }
    },
  };
}
