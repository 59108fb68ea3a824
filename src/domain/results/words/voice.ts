/** In whose language a result is put into words: its sentences, rows of names, and names beside figures. */
import { type Room, type Say, sayIn, type Words } from '../../messages/catalogue.ts';
import { type Language, localeOf } from '../../messages/languages.ts';
import { apart, inRow } from '../../messages/sentence.ts';

/** The rooms of the catalogue that a result's words are made from. */
export const VOICE_ROOMS = ['regulations', 'why', 'marks', 'results'] as const satisfies readonly Room[];

export interface Voice {
  say: Say;
  /** "A, B and C"; "nobody" of an empty list. */
  list(names: readonly string[]): string;
  /** "A 4, B 3": what stands beside one another. */
  row(parts: readonly string[]): string;
  /** A name, kept from turning the figures beside it round. */
  name(name: string): string;
}

/** The voice of a language whose words of these rooms are at hand. */
export function voiceOf(language: Language, words: Words): Voice {
  const say = sayIn(language, words);
  // Plain English puts a comma before the "and".
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : localeOf(language));
  return {
    say,
    list: (names) => (names.length === 0 ? say('why.nobody') : lists.format(names)),
    row: (parts) => inRow(parts, language),
    name: (name) => apart(name, language),
  };
}
