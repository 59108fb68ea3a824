/** A surface that holds one thing. */
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

export interface PanelProps {
  /** Its heading. Without one it is a plain surface. */
  title?: ReactNode;
  /** What stands at the end of the heading's row. */
  actions?: ReactNode;
  /** Leaves the inside without padding, for tables and lists that reach the edge. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A panel; with a title it is a named section. */
export function Panel({ title, actions, flush = title === undefined, className, children }: PanelProps) {
  const id = useId();
  const body = flush ? children : <div className={styles.body}>{children}</div>;
  if (title === undefined) return <div className={cx(styles.panel, className)}>{body}</div>;
  return (
    <section className={cx(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={cx('h2', styles.title)} id={id}>
          {title}
        </h2>
        {actions}
      </div>
      {body}
    </section>
  );
}
