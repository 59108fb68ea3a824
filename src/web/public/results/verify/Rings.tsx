/** Ring: what was signed. Disc: what was counted here. One on the other: the same. */
import styles from './Verify.module.css';

/** At the start there is nothing but what was signed. */
export function Rings({ state }: { state: 'start' | 'under-way' | 'same' | 'other' }) {
  return (
    <div className={styles.rings} data-state={state} aria-hidden="true">
      {state !== 'start' && <i className={styles.disc} />}
      <i className={styles.ring} />
    </div>
  );
}
