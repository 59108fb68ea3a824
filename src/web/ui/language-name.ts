/** What languages are called: by their own readers, and by whoever chooses among those that they may not read. */
import { LANGUAGES, type Language, localeOf, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { inRow } from '#domain/messages/sentence.ts';
import { spokenNow } from './say.ts';
import { needFontsFor } from './script-fonts.ts';

/**
 * A language's name in the language of the page; undefined where it is called the same in both. Its letters are
 * sure to be on the device, which those of the language's own name are not.
 */
export function languageInWords(code: Language): string | undefined {
  const { language } = spokenNow();
  const called = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code);
  return called?.toLocaleLowerCase(language) === LANGUAGES[code].name.toLocaleLowerCase(language)
    ? undefined
    : called;
}

/** A language as the reader calls it, in letters that the device has: “Japanese”. */
export const languageForReader = (code: Language): string => languageInWords(code) ?? LANGUAGES[code].name;

/** A language by its own name and by its name in the language of the page: “日本語, Japanese”. */
export const languageNames = (code: Language): string =>
  inRow([LANGUAGES[code].name, languageInWords(code)], spokenNow().language);

/** The languages that an event may offer. */
export const EVENT_LANGUAGES: readonly Language[] = [SOURCE, ...TRANSLATED];

/** A language to choose, by both names; the letters of its own come where the device may have none. */
export function languageOption(value: Language) {
  void needFontsFor(LANGUAGES[value].name);
  return { value, label: languageNames(value) };
}
