/** A small named surface of the desk's right column. */
import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './DeskPanel.module.css';

export function DeskPanel({
  title,
  menu,
  aside,
  tone,
  children,
}: {
  title: string;
  /** Stands where the title would, and says itself what the panel is about. */
  menu?: ReactNode;
  /** At the end of its title's line. */
  aside?: ReactNode;
  /** `warn` draws the amber line of what is not on screen yet. */
  tone?: 'warn';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={cx(styles.panel, tone === 'warn' && styles.warn)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={menu ? 'vh' : 'h3'} id={id}>
          {title}
        </h2>
        {menu}
        {aside}
      </div>
      {children}
    </section>
  );
}
