/** An award and a place in the award's own light: what nobody may take for another award. */
import type { ReactNode } from 'react';
import type { AwardLight } from '#domain/show/award-light.ts';
import styles from './AwardPlate.module.css';

/** The small mark in front of an award's name. */
export function AwardMark({ light }: { light: AwardLight }) {
  return <i className={styles.mark} data-light={light} aria-hidden="true" />;
}

/** An award and its place across the whole width, in letters of one size; shown before any name. */
export function AwardPlate({
  light,
  above,
  children,
}: {
  light: AwardLight;
  /** A small line over it. */
  above: ReactNode;
  /** Award, then place. */
  children: ReactNode;
}) {
  return (
    <span className={styles.plate} data-light={light}>
      <span className={styles.above}>{above}</span>
      <span className={styles.words}>{children}</span>
    </span>
  );
}
