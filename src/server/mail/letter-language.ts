/** The words, days and times of a letter in one language. */
import { type Say, sayIn, type Translated } from '#domain/messages/catalogue.ts';
import { dateAsWritten, withYear } from '#domain/messages/dates.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { type Language, localeOf, type OwnSentences } from '#domain/messages/languages.ts';
import { withOwn } from '#domain/messages/own.ts';

/** One language's texts and formats for letters. */
export interface LetterLanguage {
  readonly language: Language;
  readonly say: Say;
  /** The texts of the letters, with blanks to fill. */
  readonly letters: Translated<'letters'>;
  /** A date in the zone, as "Saturday 18 April 2026". */
  day(at: number, timeZone: string): string;
  /**
   * A date and the time of day in the zone, with the year where it is another one than at `writtenAt` (ms), as
   * "Wednesday 12 June at 18:00" or "Wednesday 12 June 2030 at 18:00".
   */
  moment(at: number, timeZone: string, writtenAt: number): string;
  /** The time of day in the zone, as "19:40". */
  clock(at: number, timeZone: string): string;
}

/** The sentences that an event words differently, by language. */
export type OwnInLetters = ReadonlyMap<Language, OwnSentences>;

/** Loads a language's texts and formats for letters, with the event's own wording where it has any. */
export async function letterLanguageOf(
  language: Language,
  own: OwnInLetters = new Map(),
): Promise<LetterLanguage> {
  const words = withOwn(await fetchWords(language, ['letters', 'status', 'ui']), own.get(language));
  if (!words.letters) throw new Error(`The letters' words of ${language} are not there.`);
  // Plain English leaves the order of day and month open.
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  const shown = (options: Intl.DateTimeFormatOptions) => (at: number, timeZone: string) =>
    dateAsWritten(new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at), locale);
  return {
    language,
    say: sayIn(language, words),
    letters: words.letters,
    day: shown({ dateStyle: 'full' }),
    moment: (at, timeZone, writtenAt) =>
      shown({
        ...{ weekday: 'long', day: 'numeric', month: 'long' },
        ...withYear(at, timeZone, [writtenAt]),
        ...{ hour: '2-digit', minute: '2-digit' },
      })(at, timeZone),
    clock: shown({ timeStyle: 'short' }),
  };
}
