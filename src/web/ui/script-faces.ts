/** Faces that only some pages need. */
import type { Script } from './words.ts';

/** Fetches the faces a script needs, once. The other scripts come with the page, by `unicode-range`. */
export function needFontsFor(script: Script): void {
  // A face that does not arrive leaves the system's own, which every phone has.
  if (script === 'japanese') import('./fonts-jp.css').catch(() => undefined);
}
