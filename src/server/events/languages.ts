/** Which languages the event that is on is read in. */
import { createHash } from 'node:crypto';
import type { OwnWords } from '#domain/messages/languages.ts';
import { type Language, type Reader, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import type { Offered } from '../http/reader.ts';
import { ofThisMinute, remembered } from '../store/remembered.ts';
import type { Store } from '../store/store.ts';
import { type OwnByLanguage, ownSentencesOf } from './own-sentences.ts';
import { currentEvent, type EventSettings } from './queries.ts';

/** The languages that an event is read in, its own first. */
export const offeredBy = ({ mainLanguage, otherLanguages }: EventSettings): Reader['offered'] => [
  mainLanguage,
  ...otherLanguages.filter((language) => language !== mainLanguage),
];

/** Before there is an event, whoever comes first is read to in their own language, on the way to setting one up. */
const BEFORE_ANY: Reader['offered'] = [SOURCE, ...TRANSLATED];

/** What it says in words of its own, to a reader of each language. */
function saying(own: OwnByLanguage): ((language: Language) => OwnWords) | undefined {
  if (own.size === 0) return undefined;
  const of = createHash('sha256')
    .update(JSON.stringify([...own]))
    .digest('hex')
    .slice(0, 8);
  return (language) => ({ of, sentences: own.get(language) ?? {} });
}

/**
 * Makes the function that tells the languages of the current event, with its own sentences. Called for every page, so
 * it reads the database only after the event was written.
 */
export function offeredLanguages(store: Store): Offered {
  const reading = remembered(
    store,
    async (read): ReturnType<Offered> => {
      const event = await currentEvent(read);
      if (!event) return { languages: BEFORE_ANY };
      return { languages: offeredBy(event.settings), own: saying(await ownSentencesOf(read, event.id)) };
    },
    String,
  );
  return () => reading(ofThisMinute(store));
}
