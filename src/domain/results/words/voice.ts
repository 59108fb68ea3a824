/** The language in which a result is explained: its sentences, lists, and names beside figures. */
import { type Room, type Say, sayIn, type Words } from '../../messages/catalogue.ts';
import { type Language, localeOf } from '../../messages/languages.ts';
import { apart, colonOf, inDecimals, inRow, semicolonOf } from '../../messages/sentence.ts';

/** The rooms of the message catalogue that explanations use. */
export const VOICE_ROOMS = ['regulations', 'why', 'marks', 'results'] as const satisfies readonly Room[];

/** What sentences in one language are made with. */
export interface Voice {
  say: Say;
  /** "A, B and C"; "nobody" for an empty list. */
  list(names: readonly string[]): string;
  /** Parts side by side: "A 4, B 3". */
  row(parts: readonly string[]): string;
  /** The colon between what is spoken of and what is said of it, with its spaces. */
  colon: string;
  /** The semicolon between parts that have commas of their own, with its spaces. */
  semicolon: string;
  /** Numbers beside names, with the decimal sign of the language. What fills a sentence gets it there. */
  number(text: string): string;
  /** Numbers one after the other: "1, 2.5, 4", with semicolons where a comma is the decimal sign of one of them. */
  numbers(texts: readonly string[]): string;
  /** A name isolated, so that its direction of writing does not reorder the figures beside it. */
  name(name: string): string;
}

/** Blanks that numbers and calculations fill. A name, which may be all digits, fills none of them. */
const FIGURES: ReadonlySet<string> = new Set([
  ...[
    'all',
    'audience',
    'best',
    'figure',
    'figures',
    'from',
    'grace',
    'judges',
    'mean',
    'most',
    'own',
    'points',
  ],
  ...['place', 'rank', 'rate', 'result', 'seconds', 'share', 'sum', 'table', 'top', 'total', 'unit', 'worth'],
]);

/** The same sentences with what fills their blanks for numbers written by `number`. */
function withFigures(speak: Say, number: Voice['number']): Say {
  const filled = (blanks: object) =>
    Object.fromEntries(
      Object.entries(blanks).map(([name, blank]) => [
        name,
        FIGURES.has(name) && !Number.isInteger(blank) && !/\p{L}/u.test(String(blank))
          ? number(String(blank))
          : blank,
      ]),
    );
  return (line, ...[blanks]: readonly object[]) =>
    (speak as (line: string, ...blanks: object[]) => string)(
      line,
      ...(blanks === undefined ? [] : [filled(blanks)]),
    );
}

/** The voice for a language, from its messages of the `VOICE_ROOMS`. */
export function voiceOf(language: Language, words: Words): Voice {
  const speak = sayIn(language, words);
  // Figures are made with a point. Where the language has one too, they are taken as they are, which saves a fifth.
  const isPoint = inDecimals('1.5', language) === '1.5';
  const number = (text: string) => (isPoint ? text : inDecimals(text, language));
  const semicolon = semicolonOf(language);
  const say = isPoint ? speak : withFigures(speak, number);
  // `en` alone means American English, which puts a comma before the "and".
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : localeOf(language));
  return {
    say,
    list: (names) => (names.length === 0 ? say('why.nobody') : lists.format(names)),
    row: (parts) => inRow(parts, language),
    colon: colonOf(language),
    semicolon,
    number,
    numbers: (texts) => {
      const written = texts.map(number);
      return written.join(written.some((one) => one.includes(',')) ? semicolon : ', ');
    },
    name: (name) => apart(name, language),
  };
}
