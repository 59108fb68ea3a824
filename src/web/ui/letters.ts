/** When letters may measure otherwise than before: their face came, or the page wears another look. */

const CHANGED = 'letterschanged';

/** Whatever was fitted is fitted anew. */
export const lettersChanged = (): void => {
  document.dispatchEvent(new Event(CHANGED));
};

/** Tells each time, until what it answers is called. */
export function onLetters(tell: () => void): () => void {
  document.fonts.addEventListener('loadingdone', tell);
  document.addEventListener(CHANGED, tell);
  return () => {
    document.fonts.removeEventListener('loadingdone', tell);
    document.removeEventListener(CHANGED, tell);
  };
}
