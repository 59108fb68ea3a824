/** How a letter reads, with made-up words, in each language in which it may go out. */
import { useState } from 'react';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { type TextField, textShown } from '#domain/events/texts.ts';
import {
  fillLetter,
  isDefaultLetter,
  type LetterKind,
  type LetterText,
  type LetterWords,
  ourLetter,
  SAMPLE_WORDS,
} from '#domain/mail/letters.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGES, type Language, localeOf } from '#domain/messages/languages.ts';
import { useAsk, useRead } from '#web/client/ask.ts';
import { languageOption } from '#web/ui/language-name.ts';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Settings.module.css';

interface Previewed {
  event: AdminEvent;
  kind: LetterKind;
  text: LetterText;
}

export function LetterPreview({ event, kind, text }: Previewed) {
  const { mainLanguage, otherLanguages } = event.settings;
  const [chosen, setChosen] = useState(mainLanguage);
  const offered = [mainLanguage, ...otherLanguages.filter((one) => one !== mainLanguage)];
  const language = offered.includes(chosen) ? chosen : mainLanguage;
  const read = useLetterIn({ event, kind, text }, language);
  return (
    <section aria-label={say('texts.howItReads')} className={styles.letter}>
      <p className="small muted">{say('texts.howItReadsMadeUp')}</p>
      {offered.length > 1 && (
        <SelectField
          label={say('texts.in')}
          name="letter_language"
          value={language}
          onChange={(value) => setChosen(value as Language)}
          options={offered.map(languageOption)}
        />
      )}
      {read && (
        <div lang={read.language} dir={LANGUAGES[read.language].direction}>
          <p className="strong">{read.subject}</p>
          <p className={styles.letterBody}>{read.body}</p>
        </div>
      )}
    </section>
  );
}

/** The day of the sample words. */
const SAMPLE_DAY = Date.UTC(2026, 3, 18, 12);

/** The letter as a reader of this language gets it; undefined until the words have come. */
function useLetterIn({ event, kind, text }: Previewed, language: Language) {
  const { mainLanguage } = event.settings;
  const ours = isDefaultLetter(kind, text);
  const words = useRead(['letters-in', language], () => fetchWords(language, ['letters']), {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const texts = useAsk(planningEndpoints.eventTexts, {
    params: { id: event.id },
    enabled: !ours && language !== mainLanguage,
  });
  if (!words.data?.letters) return undefined;
  const inTheirs = (field: TextField, main: string): string => {
    const known = texts.data?.texts.find((one) => one.field === field && one.part === kind);
    const given = known?.given.find((one) => one.language === language);
    return textShown(field, given && { text: given.text, standsFor: main }, main);
  };
  const body = ours ? '' : inTheirs('letter', text.body);
  const own = body === text.body ? text : { subject: inTheirs('letter_subject', text.subject), body };
  const spoken = ours || own !== text ? language : mainLanguage;
  const say = sayIn(language, words.data);
  const told: LetterWords =
    spoken === 'en'
      ? {}
      : {
          date: new Intl.DateTimeFormat(localeOf(spoken), { dateStyle: 'full', timeZone: 'UTC' }).format(
            SAMPLE_DAY,
          ),
          ...(spoken === language && {
            missing: `- ${say('letters.missingTrack')}\n- ${say('letters.missingConsent')}`,
            result: say('letters.thanksPlace', { place: 2, count: 14 }),
          }),
        };
  return {
    language: spoken,
    ...fillLetter(
      ours ? ourLetter(words.data.letters, kind) : own,
      { ...SAMPLE_WORDS, event: event.name, ...told },
      spoken,
    ),
  };
}
