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

/** Two marks on a capital, or on an Arabic letter, reach higher than its line. */
const STACKED_MARKS = /[\p{Lu}\p{Script=Arabic}]\p{M}{2}/u;
/** A capital with a mark, marks on top of each other, and letters of these scripts reach into the lines above and below. */
const TALL_MARKS = /\p{Lu}\p{M}|\p{M}{2}|[\p{Script=Hebrew}\p{Script=Thai}]/u;

/**
 * Whether letters of a name reach beyond their line, so that its lines keep apart: `stacked` where two marks stand
 * on a capital or an Arabic letter, `tall` where letters reach less far; undefined where none does.
 */
export function marksOf(name: string): 'stacked' | 'tall' | undefined {
  const parted = name.normalize('NFD');
  if (STACKED_MARKS.test(parted)) return 'stacked';
  return TALL_MARKS.test(parted) ? 'tall' : undefined;
}

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  return '';
}
