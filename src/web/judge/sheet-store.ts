/** Where the device keeps a judge's work: IndexedDB, which works on plain http and survives a reload. */
import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Held, Panel } from './held.ts';

/** Everything kept for one judge. */
export interface Kept {
  panel: Panel | null;
  /** By performance. */
  held: Record<string, Held>;
}

export interface SheetStore {
  read(): Promise<Kept>;
  /** Resolves when it is on the disk. @throws when the browser refuses. */
  write(kept: Kept): Promise<void>;
}

let database: UseStore | undefined;
const sheets = (): UseStore => {
  database ??= createStore('ovation-judge', 'sheets');
  return database;
};

/** The sheets of one judge on this device. */
export function sheetStoreOf(judgeId: string): SheetStore {
  const key = `judge ${judgeId}`;
  return {
    read: async () => (await get<Kept>(key, sheets())) ?? { panel: null, held: {} },
    write: (kept) => set(key, kept, sheets()),
  };
}
