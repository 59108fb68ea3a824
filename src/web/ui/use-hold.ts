/** Holding instead of pressing, with a finger, a mouse or a key. */
import { useEffect, useRef, useState } from 'react';

const HOLD_MS = 800;

/** A press that has to be held. */
export interface Hold {
  /** Whether it is held now. */
  held: boolean;
  /** Call it when the press begins; `at` is the event's time in ms. */
  start: (at: number) => void;
  /** Call it when the press ends. The events' own times decide, so that a busy page does not lengthen it. */
  letGo: (at: number) => void;
  /** Cancels the press. */
  stop: () => void;
}

/** Calls `onHeld` once a press has lasted 0.8 s; `onTooShort` when it was released before. */
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
