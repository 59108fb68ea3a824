/**
 * Tables. Write plain `thead`, `tbody`, `tr`, `th`, `td` inside. `data-end` on a cell sets numbers to the end,
 * `data-selected` on a row marks it chosen, `data-link` one that can be opened.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Table.module.css';

/** A table named `label`. If it is wider than its place it scrolls by itself, also with the keyboard. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className={styles.scroll}
      ref={box}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
