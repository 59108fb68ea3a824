/** Whether the window is of a kind, for what CSS alone can't arrange. */
import { useCallback, useSyncExternalStore } from 'react';

/** @example useMedia('(min-width: 1000px)') */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
