/** Small pure things about words: a large first letter, initials, and which script a name is written in. */

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The words with a capital first letter: "act 5" as "Act 5". For our own words, not for names. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The initials of a name: first letters of its first and last word, one letter for a name of one word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-–]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .filter((word) => word !== undefined)
    .map((word) => firstLetter(word).toLocaleUpperCase())
    .join('');
}

/** The number of letters of the longest word in a name. */
export const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s\-–]+/u).map((word) => [...graphemes.segment(word)].length));

/** The scripts whose letters need other spacing or another face than the Latin ones. */
export type Script = 'arabic' | 'japanese' | 'other';

/** Whether a text has Chinese, Japanese or Korean characters, for which few machines elsewhere have typefaces. */
export const hasCharacters = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

/** The script a name is mostly about, for typography only: it says nothing about the language. */
export function scriptOf(text: string): Script {
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic';
  if (hasCharacters(text)) return 'japanese';
  return 'other';
}

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  return '';
}
