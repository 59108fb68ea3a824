/**
 * Who follows through the other processes on the same database. Each keeps one row that it renews while it runs;
 * a row whose beat has stood still for a while is of a process that is gone, whatever any machine's clock says.
 */
import { performance } from 'node:perf_hooks';
import type { Device } from '#domain/show/presence.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = 1_000;
/** A process that did not renew its row for so long is not counted any more. */
const GONE_MS = 8_000;
const FORGOTTEN_MS = 86_400_000;

/** A device's page that a process heard of. Times are given as how long ago, because machines' clocks differ. */
export interface HeardPage extends Device {
  page: string;
  heardMs: number;
  /** How many ms ago its stream ended; null while it lasts. */
  leftMs: number | null;
}

/** What one process knows of who is connected to it. */
export interface Connected {
  pages: HeardPage[];
  audience: number;
  /** Ballots that it took in the last minute, by poll id. */
  ballots?: Record<string, number>;
}

/** Who is connected to the other processes, exchanged through the database. */
export interface ProcessPresence {
  /** What the other live processes last reported, one entry each. */
  others(): Connected[];
  /** Writes this process's report and reads the others' now. */
  turn(): Promise<void>;
  /** Deletes this process's report. */
  close(): Promise<void>;
}

/**
 * Begins to tell other processes who is connected to this one, and to hear the same of them. On SQLite there is no
 * other process and nothing is written. `changed` is called when the others said something new; `onTrouble` when
 * the database could not be asked.
 */
export function openProcessPresence(
  store: Store,
  own: () => Connected,
  { changed, onTrouble }: { changed: () => void; onTrouble: (error: unknown) => void },
): ProcessPresence {
  if (store.engine === 'sqlite')
    return { others: () => [], turn: async () => undefined, close: async () => undefined };
  const id = newId();
  const heard = new Map<string, Heard>();
  let beat = 0;
  let told = '[]';
  let running: Promise<void> | undefined;

  const living = () => [...heard.values()].filter((one) => one.at > performance.now() - GONE_MS);
  const work = async () => {
    beat += 1;
    const now = store.now();
    const row = { id, beat, present: JSON.stringify(own()), seenAt: now };
    await store.quiet((tx) =>
      tx
        .insertInto('liveProcess')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute(),
    );
    const rows = await store.read.selectFrom('liveProcess').selectAll().where('id', '!=', id).execute();
    noteHeard(heard, rows, now);
    if (beat % 1_000 === 1)
      await store.quiet((tx) =>
        tx
          .deleteFrom('liveProcess')
          .where('seenAt', '<', now - FORGOTTEN_MS)
          .execute(),
      );
    const present = JSON.stringify(
      living()
        .map((one) => one.present)
        .toSorted(),
    );
    if (present === told) return;
    told = present;
    changed();
  };
  const turn = (): Promise<void> => {
    running ??= work()
      .catch(onTrouble)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(turn, EVERY_MS).unref();

  return {
    others: () => living().map(({ present, at }) => olderBy(performance.now() - at, present)),
    turn,
    async close() {
      clearInterval(timer);
      await running;
      await store.quiet((tx) => tx.deleteFrom('liveProcess').where('id', '=', id).execute()).catch(onTrouble);
    },
  };
}

/** A row that was there before we came may be of a process long gone: it counts once it is renewed. */
function noteHeard(heard: Map<string, Heard>, rows: readonly HeardRow[], now: number): void {
  for (const other of rows) {
    const known = heard.get(other.id);
    if (known === undefined)
      heard.set(other.id, { ...other, at: other.seenAt > now - GONE_MS ? performance.now() : 0 });
    else if (known.beat !== other.beat) heard.set(other.id, { ...other, at: performance.now() });
  }
  for (const known of heard.keys()) if (!rows.some((row) => row.id === known)) heard.delete(known);
}

interface Heard {
  beat: number;
  at: number;
  present: string;
}
type HeardRow = Omit<Heard, 'at'> & { id: string; seenAt: number };

/** What a process said so many ms ago. One of an older version may say less. */
function olderBy(ms: number, present: string): Connected {
  const { pages = [], audience = 0, ...rest } = JSON.parse(present) as Partial<Connected>;
  const older = pages.map((page) => ({
    ...page,
    heardMs: page.heardMs + ms,
    leftMs: page.leftMs === null ? null : page.leftMs + ms,
  }));
  return { ...rest, pages: older, audience };
}
