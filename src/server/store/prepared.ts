/**
 * A write whose long reading is done before it, in the thread that reads, while nobody waits behind the lock. It holds
 * where nothing was committed in between; otherwise it is read again.
 */
import { Refusal } from '#contract/refusal.ts';
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

/**
 * Reads in a thread, before a write, what takes long. Answers what was read with the version it was read at; null where
 * nothing has to be read.
 */
export type Prepare<P, None extends null = null> = (
  read: Reader,
) => Promise<{ answer: P; version: number } | None>;

/** Who writes, and whether they still may once the reading is done. */
interface PreparedOptions extends WriteOptions {
  /** Rejects where they may not write any more. */
  stillMay?: () => Promise<unknown>;
}

/**
 * Runs a write on what `prepare` has read, which is read again where another commit came between. A refusal of
 * `prepare` is thrown inside the write, so that a command that was carried out before still gets its first answer.
 */
export async function writePrepared<P, T, None extends null = null>(
  store: Pick<Store, 'read' | 'write'>,
  { stillMay, ...options }: PreparedOptions,
  prepare: Prepare<P, None>,
  work: (work: Work, prepared: P | None) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const early = await prepare(store.read).catch(keepRefusal);
    await stillMay?.();
    try {
      return await store.write(options, async (inside) => {
        if (early instanceof Refusal) throw early;
        if (early?.version === inside.version - 1) return work(inside, early.answer);
        if (early && tried < TRIES) throw new CommittedMeanwhile();
        const late = await prepare(inside.tx);
        return work(inside, late ? late.answer : late);
      });
    } catch (error) {
      if (!(error instanceof CommittedMeanwhile)) throw error;
    }
  }
}

function keepRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
