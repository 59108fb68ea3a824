/** A place with nothing in it yet, or that could not be shown: the mark, one sentence, the next step. */
import type { ReactNode } from 'react';
import { Mark } from './Brand.tsx';
import { cx } from './cx.ts';
import styles from './EmptyState.module.css';

/**
 * A place that is empty or could not be shown: the mark, a heading, a sentence and the next step. `level` is the
 * heading's level, 1 when it is the whole page.
 */
export function EmptyState({
  title,
  children,
  actions,
  level = 2,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.empty, level === 1 && styles.page)}>
      <Mark size={44} />
      <Heading className="h2">{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
