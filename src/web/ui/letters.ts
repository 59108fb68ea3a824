/** When text may be wider or narrower than before: a typeface has loaded, or the page wears another look. */

const CHANGED = 'letterschanged';

/**
 * Has everything that is fitted to its space fitted again. To be called when text may measure otherwise than
 * before.
 */
export const lettersChanged = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/**
 * Calls `tell` whenever a typeface has loaded or `lettersChanged` was called. Returns a function that ends that.
 */
export function onLetters(tell: () => void): () => void {
  document.fonts.addEventListener('loadingdone', tell);
  document.addEventListener(CHANGED, tell);
  return () => {
    document.fonts.removeEventListener('loadingdone', tell);
    document.removeEventListener(CHANGED, tell);
  };
}
