/** What a whole hall may ask for at once: read at most once a version. */
import type { Store } from '../store/store.ts';

/** Gives what `read` found, until the next commit. A reading that failed is made again for the next who asks. */
export function onceAVersion<T>(store: Pick<Store, 'onVersion'>, read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  store.onVersion(() => {
    kept = undefined;
  });
  return () => {
    if (kept) return kept;
    const reading = read();
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}
