/** When letters may measure otherwise than before: their face came, or the page wears another look. */

const CHANGED = 'letterschanged';

/** Call it when a typeface has loaded: everything fitted to its space is fitted again. */
export const lettersChanged = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** Calls `tell` whenever a typeface has loaded. Returns a function that stops that. */
export function onLetters(tell: () => void): () => void {
  document.fonts.addEventListener('loadingdone', tell);
  document.addEventListener(CHANGED, tell);
  return () => {
    document.fonts.removeEventListener('loadingdone', tell);
    document.removeEventListener(CHANGED, tell);
  };
}
