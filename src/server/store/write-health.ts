/**
 * Whether anything can be written now: noticed from the writes themselves, and tried with a small one of our own
 * where none was kept for a while.
 */
import { report } from '#domain/messages/report.ts';
import type { KeyWatch } from './key-watch.ts';
import { type StorageTrouble, troubleOf } from './trouble.ts';

/** A write that was kept so long ago says that writing works, one that failed that it does not. */
const FRESH_MS = 5_000;
/** A probe is not repeated sooner, however many ask. */
const PROBE_EVERY_MS = 2_000;

const WORDS: Record<StorageTrouble, string> = {
  full: report('notSavedFull'),
  read_only: report('notSavedReadOnly'),
  disk: report('notSavedDisk'),
  unsure: report('notSavedDisk'),
  damaged: report('notSavedDamaged'),
  moved: report('notSavedMoved'),
  key_changed: report('notSavedKeyChanged'),
  undone: report('notSavedLocked'),
  away: report('notSavedAway'),
};

/** Whether writes succeed at present. */
export interface WriteHealth {
  /** Records that a write was committed. */
  kept(): void;
  /** Records that a write failed with this error; errors that have nothing to do with the database are ignored. */
  failed(error: unknown): void;
  /** Why nothing can be written now, as a sentence; undefined while writing works. */
  trouble(): Promise<string | undefined>;
}

/**
 * Opens the record. `probe` commits a write that changes nothing, or does nothing while another write is under way.
 * Once `key` has seen another key nothing is tried any more.
 */
export function openWriteHealth(
  probe: () => Promise<unknown>,
  key: Pick<KeyWatch, 'isChanged'>,
): WriteHealth {
  let keptAt = Number.NEGATIVE_INFINITY;
  let failed = { at: Number.NEGATIVE_INFINITY, words: '' };
  let probed: { at: number; words: Promise<string | undefined> } | undefined;
  const noteFailed = (error: unknown): string | undefined => {
    const trouble = troubleOf(error);
    if (trouble === undefined) return undefined;
    failed = { at: performance.now(), words: WORDS[trouble] };
    return failed.words;
  };
  const tried = (): Promise<string | undefined> =>
    probe().then(
      () => undefined,
      (error: unknown) => noteFailed(error) ?? report('notSaved'),
    );
  return {
    kept() {
      keptAt = performance.now();
    },
    failed: (error) => void noteFailed(error),
    async trouble() {
      if (key.isChanged()) return WORDS.key_changed;
      const now = performance.now();
      if (failed.at > keptAt && now - failed.at < FRESH_MS) return failed.words;
      if (now - keptAt < FRESH_MS) return undefined;
      if (!probed || now - probed.at >= PROBE_EVERY_MS) probed = { at: now, words: tried() };
      return probed.words;
    },
  };
}
