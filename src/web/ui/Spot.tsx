/** The follow-spot: one flat, hard-edged circle of light, and whatever crosses its edge inverts. */
import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Spot.module.css';

export interface SpotProps {
  /** Centre and radius as CSS lengths. A radius of "150%" lights everything. */
  x: string;
  y: string;
  r: string;
  /**
   * The layout, drawn twice: once plain, once in the light. The copy is hidden from screen readers, keyboard
   * and pointer, and its own ground must be transparent. A function is told which copy it draws, to leave ids and landmarks out of the second.
   */
  children: ReactNode | ((copy: 'plain' | 'lit') => ReactNode);
  className?: string;
}

/** Two copies of one layout, the upper one in limelight and cut to a circle. */
export function Spot({ x, y, r, children, className }: SpotProps) {
  const place: CSSProperties & Record<'--sx' | '--sy' | '--sr', string> = { '--sx': x, '--sy': y, '--sr': r };
  const draw = (copy: 'plain' | 'lit') => (typeof children === 'function' ? children(copy) : children);
  return (
    <div className={cx(styles.spot, className)} style={place}>
      <div>{draw('plain')}</div>
      <div className={styles.lit} aria-hidden="true" inert>
        {draw('lit')}
      </div>
    </div>
  );
}
