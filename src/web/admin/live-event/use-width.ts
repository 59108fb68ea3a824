/** The width of the window, for what CSS alone can't arrange. */
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** In px. */
export const useWidth = (): number => useSyncExternalStore(subscribe, () => innerWidth);
