/** Times that change: what is left, what has passed. They change at most once a second and never move. */
import { durationText, leftText, type Now, useSecond } from './clock.ts';
import { cx } from './cx.ts';

export interface CountdownProps {
  /** When it ends, in ms. */
  endsAt: number;
  now?: Now;
  /** Stops at 0:00 instead of counting up with a plus. */
  stops?: boolean;
  className?: string;
}

/** The time left until an end, updated every second. */
export function Countdown({ endsAt, now = Date.now, stops, className }: CountdownProps) {
  const at = useSecond(now, endsAt);
  const left = stops ? Math.max(0, endsAt - at) : endsAt - at;
  return (
    <span className={cx('num', className)} role="timer">
      {leftText(left)}
    </span>
  );
}

export interface ElapsedProps {
  /** When it began, in ms. */
  since: number;
  now?: Now;
  className?: string;
}

/** The time since a beginning, updated every second. */
export function Elapsed({ since, now = Date.now, className }: ElapsedProps) {
  const at = useSecond(now, since);
  return (
    <span className={cx('num', className)} role="timer">
      {durationText(at - since)}
    </span>
  );
}
