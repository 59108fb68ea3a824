/** A place with nothing in it yet, or that could not be shown: the mark, one sentence, the next step. */
import type { ReactNode } from 'react';
import { Mark } from './Brand.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './EmptyState.module.css';
import { say } from './say.ts';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  /** In place of `actions`: a button that tries again. */
  onRetry?: () => unknown;
  /** The heading's level, 1 when it is the whole page. */
  level?: 1 | 2 | 3;
}

/** A place that is empty or could not be shown: the mark, a heading, a sentence and the next step. */
export function EmptyState({ title, children, actions, onRetry, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const next = onRetry ? <Button onClick={() => onRetry()}>{say('ui.tryAgain')}</Button> : actions;
  return (
    <div className={cx(styles.empty, level === 1 && styles.page)}>
      <Mark size={44} />
      <Heading className="h2">{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {next && <div className={styles.actions}>{next}</div>}
    </div>
  );
}
