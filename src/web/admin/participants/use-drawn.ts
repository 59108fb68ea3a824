/** How much of a long list is drawn: the first rows at once, the others a few at a time while nothing else waits. */
import { startTransition, useEffect, useState } from 'react';

const FIRST = 30;
const MORE = 30;
const LATEST_MS = 400;
/** Somebody who types another letter within this time asks for another list. */
const SETTLED_MS = 500;

/** The number of rows to draw of `length`. Another `key` is another list and begins anew. */
export function useDrawn(length: number, key: string): number {
  const [drawn, setDrawn] = useState({ key, count: FIRST });
  const count = drawn.key === key ? drawn.count : FIRST;
  useEffect(() => {
    if (count >= length) return;
    const more = () => startTransition(() => setDrawn({ key, count: count + MORE }));
    if (count > FIRST) return whenIdle(more);
    const timer = setTimeout(more, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [count, length, key]);
  return Math.min(count, length);
}

/** Runs once the browser has nothing better to do; answers how to call it off. Safari has no word for it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 32);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
