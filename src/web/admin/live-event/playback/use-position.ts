/** Where the music is, a few times a second while it runs. */
import { useEffect, useState } from 'react';
import { deckPositionMs } from './deck.ts';

const LOOK_MS = 250;

export function usePosition(follows: boolean): number {
  const [at, setAt] = useState(deckPositionMs);
  useEffect(() => {
    setAt(deckPositionMs());
    if (!follows) return;
    const timer = setInterval(() => setAt(deckPositionMs()), LOOK_MS);
    return () => clearInterval(timer);
  }, [follows]);
  return at;
}
