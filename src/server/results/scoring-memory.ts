/**
 * What the scoring page's answers leave behind for the next one, so that one changed mark costs one mark: the
 * scoresheets read, both tabulations, and each row of the matrix as it was last sent.
 */
import { openTabulator } from '#domain/tabulation/tabulator.ts';
import { openSheets } from '../judging/sheet-source.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

const memories = new WeakMap<Store, ReturnType<typeof openMemory>>();

/** The memory that belongs to a store; it lives as long as that does. */
export function memoryOf(store: Store): ReturnType<typeof openMemory> {
  const known = memories.get(store) ?? openMemory(store);
  memories.set(store, known);
  return known;
}

const openMemory = (store: Store) => ({
  sheets: openSheets(store.read),
  expected: openTabulator(),
  given: openTabulator(),
  stamped: openStamps(),
});

/** An answer's stamp, and whether a row is other than it was under an earlier stamp. */
export interface Stamped {
  stamp: string;
  /** True for every row when the earlier stamp is not one of this process's. */
  isNew: (id: string, known: string | undefined) => boolean;
}

/** Numbers the answers and remembers in which one each row last changed. */
export function openStamps(): (rows: readonly { performanceId: string }[]) => Stamped {
  const run = newId();
  let answers = 0;
  let last = new Map<string, { text: string; at: number }>();
  return (rows) => {
    answers += 1;
    const at = answers;
    const now = new Map(
      rows.map((row) => {
        const text = JSON.stringify(row);
        const before = last.get(row.performanceId);
        return [row.performanceId, before?.text === text ? before : { text, at }];
      }),
    );
    last = now;
    return {
      stamp: `${run}.${at}`,
      isNew(id, known) {
        const [ofRun, answer] = known?.split('.') ?? [];
        return ofRun !== run || (now.get(id)?.at ?? at) > Number(answer);
      },
    };
  };
}
