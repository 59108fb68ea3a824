/** The rehearsal that is on, as the newest live view of this tab said. Every screen marks it, whatever it shows. */
import { useSyncExternalStore } from 'react';

/** Its clock may run faster than the world's. */
export interface RehearsalNow {
  speed: number;
}

let now: RehearsalNow | null = null;
const listeners = new Set<() => void>();

/** Notes what a live view says. */
export function noteRehearsal(said: RehearsalNow | null): void {
  if (said?.speed === now?.speed) return;
  now = said;
  for (const listener of listeners) listener();
}

const rehearsalNow = (): RehearsalNow | null => now;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same for components; `first` is what the server drew the page with. */
export const useRehearsal = (first: RehearsalNow | null = null): RehearsalNow | null =>
  useSyncExternalStore(subscribe, rehearsalNow, () => first);
