/** Says on any page that the round that is on is a rehearsal: a taped edge all around and the word on it. */
import { type RoundOn, useOwnSpeed } from './client/round-on.ts';
import styles from './RoundMark.module.css';
import { say } from './ui/say.ts';

/** Takes no presses; nothing in a round of the show. `first` is the round that the server rendered the page with. */
export function RoundMark({ first }: { first?: RoundOn | undefined }) {
  const speed = useOwnSpeed(first);
  if (speed === null) return null;
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
