/** What stands in for something on its way: still blocks, and only once the wait is long enough to notice. */
import { useEffect, useState } from 'react';
import styles from './LoadingBlock.module.css';
import { say } from './say.ts';

const NOTICEABLE_MS = 400;

/** True once `waiting` has lasted 400 ms, which is when people notice. */
export function useNoticeable(waiting = true): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), NOTICEABLE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}

/** Placeholders for content on its way, shown after 400 ms. `rows` is how many rows to expect. */
export function LoadingBlock({ rows = 3, label = say('parts.loading') }: { rows?: number; label?: string }) {
  const late = useNoticeable();
  if (!late) return null;
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
        <div className={styles.row} key={row} aria-hidden="true">
          <span className={styles.round} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
