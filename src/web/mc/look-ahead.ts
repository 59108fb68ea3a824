/** Reading on in the order without moving the show. It returns to the present by itself. */
import { useCallback, useEffect, useState } from 'react';

const RETURN_MS = 20_000;
const SIGNS = ['pointerdown', 'scroll', 'keydown'] as const;

export interface LookAhead {
  /** The item that is read, or none for the present. */
  itemId: string | null;
  read(itemId: string): void;
  step(by: 1 | -1): void;
  back(): void;
}

/** `ids` is the whole order, `nowId` the item that the show is at. */
export function useLookAhead(ids: readonly string[], nowId: string | undefined): LookAhead {
  const [itemId, setItemId] = useState<string | null>(null);
  const here = itemId !== null && ids.includes(itemId) ? itemId : null;
  const back = useCallback(() => setItemId(null), []);
  const step = (by: 1 | -1) => {
    const at = ids.indexOf(here ?? nowId ?? '');
    const next = ids[at < 0 ? 0 : at + by];
    if (next !== undefined) setItemId(next === nowId ? null : next);
  };

  useEffect(() => {
    if (here === null) return;
    let timer = setTimeout(back, RETURN_MS);
    // Whoever touches or scrolls is still reading.
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(back, RETURN_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, stay);
    };
  }, [here, back]);

  return { itemId: here, read: setItemId, step, back };
}
