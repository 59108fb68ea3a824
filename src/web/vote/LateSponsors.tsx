/**
 * At the ballot's end: what shows the sponsors is fetched only there, since the ballot's script has no room for it. The
 * room for a row of them is free from the beginning: nothing moves.
 */
import { type ComponentType, useEffect, useState } from 'react';
import styles from './Vote.module.css';

export function LateSponsors() {
  const [parts, setParts] = useState<{ Sponsors: ComponentType }>();
  useEffect(() => {
    let isLeft = false;
    void import('./Sponsors.tsx').then(
      (come) => !isLeft && setParts(come),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return <div className={styles.after}>{parts && <parts.Sponsors />}</div>;
}
