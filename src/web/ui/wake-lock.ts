/** Keeps the screen awake for as long as a page stands, where the browser can. */
import { useEffect, useState } from 'react';

/** Whether this browser lets a page keep the screen on. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on while `wanted`. False where it may go dark all the same: on plain http in a hall's network
 * browsers have no such call, and the person must switch it off in the device's settings. Undefined until it is
 * known.
 */
export function useWakeLock(wanted = true): boolean | undefined {
  const [held, setHeld] = useState<boolean>();
  useEffect(() => {
    if (!wanted) return;
    if (!canStayAwake()) {
      setHeld(false);
      return;
    }
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
        else setHeld(true);
      } catch {
        // Refused, by a battery saver for one. The page says so where it matters.
        setHeld(false);
      }
    };
    // The browser lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', ask);
    ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => undefined);
    };
  }, [wanted]);
  return held;
}
