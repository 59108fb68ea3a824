/** Sheets that exist only on paper: drawn beside the page, and kept alone while it is printed or made a file. */
import { useEffect } from 'react';

/**
 * Prints one part of the page only. @param className is set on the body meanwhile; the style sheet hides everything
 * else from paper by it.
 */
export function usePaperAlone(className: string): void {
  useEffect(() => {
    document.body.classList.add(className);
    return () => document.body.classList.remove(className);
  }, [className]);
}
