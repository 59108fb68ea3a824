/**
 * A write whose long reading is done before it, in the thread that reads, while nobody waits behind the lock. It holds
 * where nothing was committed in between; otherwise it is read again.
 */
import { Refusal } from '../http/refusal.ts';
import type { Reader, Store } from './store.ts';
import type { Work, WriteOptions } from './write.ts';

/** So often it is read before the write; after that inside it, while nobody else can write. */
const TRIES = 3;

/** Leaves a write before it did anything. */
class CommittedMeanwhile extends Refusal {
  constructor() {
    super('stale');
  }
}

/** What was read, and of which version; null where there is nothing that takes long. */
export type Prepare<P> = (read: Reader) => Promise<{ answer: P; version: number } | null>;

/** Writes on what `prepare` reads. What it reads is as it is at the beginning of the write. */
export async function writePrepared<P, T>(
  store: Pick<Store, 'read' | 'write'>,
  options: WriteOptions,
  prepare: Prepare<P>,
  work: (work: Work, prepared: P | null) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const early = await prepare(store.read);
    try {
      return await store.write(options, async (inside) => {
        if (early?.version === inside.version - 1) return work(inside, early.answer);
        if (early && tried < TRIES) throw new CommittedMeanwhile();
        return work(inside, (await prepare(inside.tx))?.answer ?? null);
      });
    } catch (error) {
      if (!(error instanceof CommittedMeanwhile)) throw error;
    }
  }
}
