/** The rehearsal that is on, as the newest live view of this tab said. Every screen marks it, whatever it shows. */
import { useSyncExternalStore } from 'react';

/** A rehearsal that is on; its clock runs `speed` times as fast as real time. */
export interface RehearsalNow {
  speed: number;
}

let now: RehearsalNow | null = null;
const listeners = new Set<() => void>();

/** Records what a live view says of a rehearsal. */
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

/** The rehearsal that is on, null without one. `first` is what the server rendered the page with. */
export const useRehearsal = (first: RehearsalNow | null = null): RehearsalNow | null =>
  useSyncExternalStore(subscribe, rehearsalNow, () => first);
