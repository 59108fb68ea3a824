/** Words from the desk, or of a stopped show. Calm, and as large as they go. */
import { Poster } from '#web/ui/Poster.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Projector.module.css';

interface MessageProps {
  text: string;
  event: string;
  /** The most lines. */
  lines: number;
}

export function MessageScene({ text, event, lines }: MessageProps) {
  return (
    <div className={styles.message}>
      <div className={styles.top}>
        <bdi>{event}</bdi>
      </div>
      <div className={styles.messageBox}>
        <Poster max={300} lines={lines} stack={0} least={80}>
          {text.trim() || say('projector.oneMoment')}
        </Poster>
      </div>
    </div>
  );
}
