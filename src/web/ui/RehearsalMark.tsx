/** Says on any screen that this is a rehearsal: a taped edge all around and the word on it. It takes no presses. */

import styles from './RehearsalMark.module.css';
import { say } from './say.ts';

/** Marks every page while a rehearsal is on. @param speed how many times faster than real time its clock runs */
export function RehearsalMark({ speed }: { speed: number }) {
  return (
    <div className={styles.frame}>
      <p className={styles.word} role="status">
        {say('ui.rehearsal')}
        {speed > 1 && <span className={styles.speed}>{speed}×</span>}
        <span className="vh">. {say('ui.rehearsalCounts')}</span>
      </p>
    </div>
  );
}
