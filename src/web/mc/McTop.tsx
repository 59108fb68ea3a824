/** The line on top: what to do, which act, and the one time that matters. */
import type { McView } from '#contract/live/views.ts';
import { Dot } from '#web/ui/Chip.tsx';
import { Countdown, Elapsed } from '#web/ui/Countdown.tsx';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import styles from './Mc.module.css';
import { cardLabel, type McCard, type Moment, momentOf, paceWords } from './moment.ts';

interface McTopProps {
  view: McView;
  now: () => number;
  /** The card that is read ahead of the show. */
  ahead: McCard | undefined;
}

export function McTop({ view, now, ahead }: McTopProps) {
  const at = useSecond(now, view.moments[0]?.untilAt ?? 0);
  const moment = momentOf(view, at);
  const pace = view.phase === 'finished' ? null : paceWords(view.behindMs);
  const card = view.current && cardLabel(view.current, view.lastNumber);
  const label = card === moment.state ? null : card;
  return (
    <header className={styles.top}>
      <span className={`state ${styles.state}`} data-lit={moment.lit} role="status">
        {moment.lit && <Dot tone="lit" size={14} />}
        {ahead ? say('mc.lookingAhead') : moment.state}
      </span>
      <span className={styles.topSmall}>{ahead ? say('mc.nowIs', { state: moment.state }) : label}</span>
      {pace && !ahead && <span className={styles.topSmall}>{pace}</span>}
      {moment.time && <Time time={moment.time} now={now} />}
    </header>
  );
}

function Time({ time, now }: { time: NonNullable<Moment['time']>; now: () => number }) {
  return (
    <span className={styles.time}>
      <span className={styles.topSmall}>{time.label}</span>
      {'since' in time ? (
        <Elapsed className={styles.digits ?? ''} since={time.since} now={now} />
      ) : 'endsAt' in time ? (
        <Countdown className={styles.digits ?? ''} endsAt={time.endsAt} now={now} />
      ) : (
        <span className={`num ${styles.digits}`}>{leftText(time.leftMs)}</span>
      )}
    </span>
  );
}
