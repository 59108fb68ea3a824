/** Words from the desk, or of a stopped show. Calm, and as large as they go. */
import { Poster } from '#web/ui/Poster.tsx';
import styles from './Projector.module.css';

export function MessageScene({ text, event }: { text: string; event: string }) {
  return (
    <div className={styles.message}>
      <div className={styles.top}>
        <bdi>{event}</bdi>
      </div>
      <div className={styles.messageBox}>
        <Poster max={300} lines={5} stack={0}>
          {text.trim() || 'One moment, please'}
        </Poster>
      </div>
    </div>
  );
}
