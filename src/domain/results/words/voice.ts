/** In whose language a result is put into words: its sentences, rows of names, and names beside figures. */
import { type Room, type Say, sayIn, type Words } from '../../messages/catalogue.ts';
import { directionOf, type Language, localeOf } from '../../messages/languages.ts';
import { apart } from '../../messages/sentence.ts';
import { isolated } from '../../registration/isolated-name.ts';

/** The rooms of the catalogue that a result's words are made from. */
export const VOICE_ROOMS = ['regulations', 'why', 'marks', 'results'] as const satisfies readonly Room[];

export interface Voice {
  say: Say;
  /** "A, B and C"; "nobody" of an empty list. */
  list(names: readonly string[]): string;
  /** A name, kept from turning the figures beside it round. */
  name(name: string): string;
}

/** The voice of a language whose words of these rooms are at hand. */
export function voiceOf(language: Language, words: Words): Voice {
  const say = sayIn(language, words);
  // Plain English puts a comma before the "and".
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : localeOf(language));
  const isFromRight = directionOf(language) === 'rtl';
  return {
    say,
    list: (names) => (names.length === 0 ? say('why.nobody') : lists.format(names)),
    name: (name) => (isFromRight ? apart(name, language) : isolated(name)),
  };
}
