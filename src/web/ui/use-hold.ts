/** Holding instead of pressing, with a finger, a mouse or a key. */
import { useEffect, useRef, useState } from 'react';

const HOLD_MS = 800;

export interface Hold {
  /** Whether it is held now. */
  held: boolean;
  /** It goes down; `at` is the event's time. */
  start: (at: number) => void;
  /** It comes up. On a page that was too busy to notice the time between, the events' own times count. */
  letGo: (at: number) => void;
  /** Nothing of it counts. */
  stop: () => void;
}

/** Acts after 0.8 s of holding; let go early and nothing happened, which `onTooShort` may say. */
export function useHold(onHeld: () => void, onTooShort?: () => void): Hold {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => {
    clearTimeout(timer.current);
    since.current = undefined;
    setHeld(false);
  };
  const act = () => {
    stop();
    onHeld();
  };
  return {
    held,
    start: (at) => {
      since.current = at;
      setHeld(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(act, HOLD_MS);
    },
    letGo: (at) => {
      if (since.current === undefined) return;
      if (at - since.current >= HOLD_MS) return act();
      stop();
      onTooShort?.();
    },
    stop,
  };
}
