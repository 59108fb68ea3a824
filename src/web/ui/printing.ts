/** Sheets that exist only on paper: drawn, printed, and gone again. */
import { useEffect, useRef } from 'react';

/**
 * Opens the browser's dialog for printing once what is drawn stands on the page, and tells when it was left.
 * @param className stands on the body meanwhile: the style sheet keeps everything else off the paper by it.
 * @param ready false while something that is printed has not come yet.
 */
export function usePrinting(className: string, onDone: () => void, ready = true): void {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!ready) return;
    document.body.classList.add(className);
    const printed = () => done.current();
    addEventListener('afterprint', printed, { once: true });
    // The codes are drawn in this frame; the browser prints what stands in the next one.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', printed);
      document.body.classList.remove(className);
    };
  }, [className, ready]);
}
