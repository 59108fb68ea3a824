/** Personal data goes when its time is over, without anybody thinking of it; not by a clock that may be wrong. */
import { erasureDueAt } from '#domain/registration/retention.ts';
import { allEvents } from '../events/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { eraseEverybody } from './erase.ts';
import { participantsOf } from './queries.ts';

const LOOK_EVERY_MS = 3_600_000;

/** Erases people when the event's time for keeping them is over. */
export interface Retention {
  /** Checks every hour from now on. */
  start(): void;
  /** Erases everybody who is due, and answers how many people that were. */
  sweep(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * `finishErasing` takes what is left of erased people out of every file; `clockIsSettled` answers whether things may be
 * removed by the clock; `onTrouble` hears of an erasure that failed and is tried again.
 */
export function openRetention(
  store: Store,
  finishErasing: () => Promise<unknown>,
  clockIsSettled: () => boolean,
  onTrouble: (error: unknown) => void,
): Retention {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = async () => {
    let people = 0;
    if (!clockIsSettled()) return people;
    for (const event of await allEvents(store.read)) {
      const dueAt = erasureDueAt({ ...event, eraseAfterDays: event.settings.eraseAfterDays });
      if (dueAt === undefined || dueAt > store.now()) continue;
      // Most sweeps find everything gone: those change nothing and write nothing.
      if ((await participantsOf(store.read, event.id)).every(({ erasedAt }) => erasedAt !== null)) continue;
      const erased = await store.write({ by: SYSTEM }, (work) =>
        eraseEverybody({ ...work, secrets: store.secrets }, event.id),
      );
      people += erased.people;
      await finishErasing();
    }
    return people;
  };
  const look = () => {
    // One process is enough; the others find everything gone.
    sweeping = store.cluster.ifFree('retention', sweep).catch(onTrouble);
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  return {
    start() {
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    sweep,
    async stop() {
      clearTimeout(timer);
      await sweeping;
    },
  };
}
