/** Faces that only some pages need. */
import type { Language } from '#domain/messages/languages.ts';
import { spokenNow } from './say.ts';
import { hasCharacters } from './words.ts';

/** A line each: of two imports in one expression the build loads the style sheet of the last alone. */
const simplified = () => import('./fonts-sc.css');
const japanese = () => import('./fonts-jp.css');

/** Which of the two a page's Chinese characters are drawn in: they are written differently. */
const ofCharacters = (language: string) => (language === 'zh-Hans' ? simplified() : japanese());

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Loads the typefaces of a name or a text, once; resolves when they are known. Whoever is from China stands on pages of
 * every language, with characters that the Japanese faces lack: what may be Chinese has both, the Japanese first.
 * Other scripts load with the page by `unicode-range`.
 */
export async function needFontsFor(text: string): Promise<void> {
  if (!hasCharacters(text)) return;
  const faces = [ofCharacters(spokenNow().language), ...(KANA.test(text) ? [] : [simplified()])];
  // A face that does not arrive leaves the system's own, which every phone has.
  await Promise.allSettled(faces);
}

/** Loads the typefaces that the page's own words need in this language. */
export function needFontsOf(language: Language): void {
  if (/^(ja|zh)/.test(language)) ofCharacters(language).catch(() => undefined);
}
