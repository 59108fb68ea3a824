/** Faces that only some pages need. */
import type { Language } from '#domain/messages/languages.ts';
import { spokenNow } from './say.ts';
import type { Script } from './words.ts';

/** A line each: of two imports in one expression the build loads the style sheet of the last alone. */
const simplified = () => import('./fonts-sc.css');
const japanese = () => import('./fonts-jp.css');

/** Which of the two a page's Chinese characters are drawn in: they are written differently. */
const ofCharacters = (language: string) => (language === 'zh-Hans' ? simplified() : japanese());

/**
 * Loads the typefaces of a script, once; resolves when they are known. Other scripts load with the page by
 * `unicode-range`.
 */
export async function needFontsFor(script: Script): Promise<void> {
  // A face that does not arrive leaves the system's own, which every phone has.
  if (script === 'japanese') await ofCharacters(spokenNow().language).catch(() => undefined);
}

/** Loads the typefaces that the page's own words need in this language. */
export function needFontsOf(language: Language): void {
  if (/^(ja|zh)/.test(language)) ofCharacters(language).catch(() => undefined);
}
