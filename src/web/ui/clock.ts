/** Times on the screen: durations in words of digits, and a tick once a second. */
import { useEffect, useState } from 'react';

/** The present as integer milliseconds. A page with a live connection hands in the server's time. */
export type Now = () => number;

/** A duration in ms as text: 168000 is "2:48", from an hour on "1:52:00". Negative durations are shown as 0. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A sign stays before its number, also where one reads from right to left: there a mark of direction stands before it. */
const signed = (sign: string, number: string): string =>
  `${typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? '\u200e' : ''}${sign}${number}`;

/**
 * A remaining time in ms as text, rounded up to whole seconds, so that 2:00 stays until the first second has passed.
 * Negative: "+0:42".
 */
export function leftText(ms: number): string {
  const left = Math.ceil(ms / 1000) * 1000;
  return left >= 0 ? durationText(left) : signed('+', durationText(-left));
}

/**
 * The present in ms, renewed once a second at the moment when a count to or from `mark` (ms) changes, and at once
 * with another mark, so that a count of five minutes begins at 5:00. Stands still while `running` is false.
 */
export function useSecond(now: Now, mark: number, running = true): number {
  const [kept, keep] = useState(() => ({ at: now(), mark }));
  const at = kept.mark === mark ? kept.at : now();
  useEffect(() => {
    const setAt = (present: number) => keep({ at: present, mark });
    setAt(now());
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const untilNext = 1000 - mod(now() - mark, 1000);
      timer = setTimeout(() => {
        setAt(now());
        wait();
      }, untilNext + 1);
    };
    wait();
    return () => clearTimeout(timer);
  }, [now, mark, running]);
  return at;
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
