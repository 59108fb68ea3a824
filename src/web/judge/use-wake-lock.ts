/** Keeps the screen on while the page is looked at, where the browser can: on plain http it can not. */
import { useEffect } from 'react';

/** Whether this browser lets a page keep the screen on. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Asks for it again whenever the page comes back to the front, since the browser drops it in between. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!canStayAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const fresh = await navigator.wakeLock.request('screen');
        if (gone) await fresh.release();
        else lock = fresh;
      } catch {
        // A device that saves power refuses; auto-lock then does what it always does.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
