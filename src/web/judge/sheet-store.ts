/**
 * Where the device keeps a judge's work: IndexedDB, which works on plain http and survives a reload. All tabs of a
 * browser keep theirs in one place.
 */
import { createStore, get, type UseStore, update } from 'idb-keyval';
import { type Held, isUnsent, type Panel, sameContent } from './held.ts';

/** Everything kept for one judge. */
export interface Kept {
  panel: Panel | null;
  /** By performance. */
  held: Record<string, Held>;
}

export interface SheetStore {
  read(): Promise<Kept>;
  /**
   * Resolves when it is on the disk, beside what another tab holds unsent; called once the write before has ended.
   * @throws when the browser refuses.
   */
  write(kept: Kept): Promise<void>;
  /** What another tab tried to send and has no answer to: it may be closed by now. */
  leftByOthers(): Promise<Record<string, Held>>;
}

/** The one place, in which a value is replaced in one step. */
export interface Place {
  get(): Promise<Kept | undefined>;
  update(change: (kept: Kept | undefined) => Kept): Promise<void>;
}

const NOTHING: Kept = { panel: null, held: {} };

let database: UseStore | undefined;
const sheets = (): UseStore => {
  database ??= createStore('ovation-judge', 'sheets');
  return database;
};

/** The sheets of one judge on this device. */
export function sheetStoreOf(judgeId: string): SheetStore {
  const key = `judge ${judgeId}`;
  return sheetStoreAt({
    get: async () => get<Kept>(key, sheets()),
    update: async (change) => update<Kept>(key, change, sheets()),
  });
}

/** Whether this tab holds something unsent that it has not kept yet. */
const isTouched = (now: Held | undefined, before: Held | undefined): boolean =>
  now !== undefined && isUnsent(now) && !(before && sameContent(now.content, before.content));

/** The sheets that are kept in this place, as one tab reads and writes them. */
export function sheetStoreAt(place: Place): SheetStore {
  /** What this tab read or wrote last. */
  let own: Kept['held'] = {};
  const othersIn = (kept: Kept | undefined) =>
    Object.entries(kept?.held ?? {}).filter(
      ([id, held]) => isUnsent(held) && JSON.stringify(held) !== JSON.stringify(own[id]),
    );
  return {
    async read() {
      const kept = (await place.get()) ?? NOTHING;
      own = kept.held;
      return kept;
    },
    async write({ panel, held }) {
      await place.update((there) => {
        const beside = othersIn(there).filter(([id]) => !isTouched(held[id], own[id]));
        return { panel, held: { ...held, ...Object.fromEntries(beside) } };
      });
      // Not before: what the device refused is not there, and what is would be taken for another tab's.
      own = held;
    },
    async leftByOthers() {
      const others = othersIn(await place.get().catch(() => undefined));
      return Object.fromEntries(others.filter(([, { attempt }]) => attempt !== null));
    },
  };
}
