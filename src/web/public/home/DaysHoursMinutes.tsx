/** What is left of a long wait. It moves once a minute, so nothing restless stands on the front page. */
import { useEffect, useState } from 'react';
import { say } from '#web/ui/say.ts';
import styles from './Home.module.css';

const MINUTE = 60_000;

/** `endsAt` and `now` are ms of the server's clock; past the end it reads nought. */
export function DaysHoursMinutes({ endsAt, now }: { endsAt: number; now: () => number }) {
  const [left, setLeft] = useState(() => endsAt - now());
  useEffect(() => {
    const look = () => setLeft(endsAt - now());
    look();
    const timer = setInterval(look, 5_000);
    return () => clearInterval(timer);
  }, [endsAt, now]);
  const minutes = Math.max(0, Math.ceil(left / MINUTE));
  const parts = [
    [Math.floor(minutes / 1_440), 1, say('front.days')],
    [Math.floor(minutes / 60) % 24, 2, say('front.hours')],
    [minutes % 60, 2, say('front.minutes')],
  ] as const;
  return (
    <div className={styles.wait}>
      {parts.map(([count, least, word]) => (
        <div key={word}>
          <span className={styles.big}>{String(count).padStart(least, '0')}</span>
          <small>{word}</small>
        </div>
      ))}
    </div>
  );
}
