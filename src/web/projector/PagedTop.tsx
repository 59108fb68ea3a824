/** The first line of a scene: its heading, and which of its pages stands; whose event it is, where there is one alone. */
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { say } from '#web/ui/say.ts';
import styles from './Projector.module.css';

interface PagedTopProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  event: string;
  /** The heading. */
  children: ReactNode;
}

export const PagedTop = ({ page, pages, event, children }: PagedTopProps) => (
  <div className={styles.top}>
    {children}
    <span className={cx(styles.quiet, pages > 1 && styles.short)}>
      {pages > 1 ? say('projector.pageOf', { page, pages }) : <bdi>{event}</bdi>}
    </span>
  </div>
);
