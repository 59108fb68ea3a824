/** Asking anew when the live view says that something changed. */
import { useEffect } from 'react';

const SPREAD_MS = 700;

/**
 * Asks anew each time `seen` changes, which a live view brings to all devices at once: within a moment, not in the same
 * instant. Nothing is asked while `seen` is undefined.
 */
export function useAskedWhen(seen: string | number | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (seen === undefined) return;
    const timer = setTimeout(refetch, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [seen, refetch]);
}
