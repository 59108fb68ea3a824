/** What is printed for performers and the hall speaks the event's own language, whatever the admin speaks. */
import { useEffect, useState } from 'react';
import { type Say, sayIn, type Words } from '#domain/messages/catalogue.ts';
import { dateAsWritten } from '#domain/messages/dates.ts';
import { LANGUAGES, type Language, localeOf } from '#domain/messages/languages.ts';
import { VOICE_ROOMS, type Voice, voiceOf } from '#domain/results/words/voice.ts';
import { ownWordsOf } from '#web/client/language.ts';
import { useCurrentEvent } from '../use-current-event.ts';

export interface EventWords {
  say: Say;
  lang: Language;
  dir: 'ltr' | 'rtl';
  /** "18 April 2026", with the weekday where it is asked for. */
  date: (at: number, timeZone: string, weekday?: boolean) => string;
  /** "19:30". */
  time: (at: number, timeZone: string) => string;
  /** "18 April 2026, 21:30". */
  dateAndTime: (at: number, timeZone: string) => string;
  /** "A, B and C". */
  list: (names: readonly string[]) => string;
  /** How a result came about. */
  voice: Voice;
}

/** Texts and formats in the main language of the current event; undefined until they are loaded. */
export const useHallWords = (): EventWords | undefined =>
  useEventWords(useCurrentEvent()?.settings.mainLanguage);

/** The words of paper in that language; undefined until they have come. */
export function useEventWords(language: Language | undefined): EventWords | undefined {
  const [words, setWords] = useState<EventWords>();
  useEffect(() => {
    if (language === undefined) return;
    let isLeft = false;
    void ownWordsOf(language, ['mc', 'paper', ...VOICE_ROOMS]).then((fetched) => {
      if (!isLeft) setWords(wordsIn(language, fetched));
    });
    return () => {
      isLeft = true;
    };
  }, [language]);
  return words;
}

function wordsIn(lang: Language, words: Words): EventWords {
  // Plain English leaves the order of day and month open.
  const locale = lang === 'en' ? 'en-GB' : localeOf(lang);
  const written = (at: number, options: Intl.DateTimeFormatOptions) =>
    dateAsWritten(new Intl.DateTimeFormat(locale, options).format(at), locale);
  return {
    say: sayIn(lang, words),
    voice: voiceOf(lang, words),
    lang,
    dir: LANGUAGES[lang].direction,
    date: (at, timeZone, weekday = false) =>
      written(at, {
        timeZone,
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        ...(weekday && { weekday: 'long' }),
      }),
    time: (at, timeZone) => written(at, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    dateAndTime: (at, timeZone) =>
      written(at, { timeZone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
    list: (names) => new Intl.ListFormat(locale).format(names),
  };
}
