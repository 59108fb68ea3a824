/** Whether things may move. */
import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** False where motion is off: by the system, or by a projector's own switch (`data-motion` on the html element). */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, mayMove);
}

function mayMove(): boolean {
  const own = document.documentElement.dataset.motion;
  if (own === 'full' || own === 'none') return own === 'full';
  return !matchMedia(QUERY).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  const observer = new MutationObserver(listener);
  query.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', listener);
    observer.disconnect();
  };
}
