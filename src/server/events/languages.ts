/** Which languages the event that is on is read in. */
import { createHash } from 'node:crypto';
import type { OwnWords } from '#domain/messages/languages.ts';
import { type Language, type Reader, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import type { Offered, PageAsked } from '../http/reader.ts';
import { ofThisMinute, rememberedEach } from '../store/remembered.ts';
import type { Reader as Read, Store } from '../store/store.ts';
import { type OwnByLanguage, ownSentencesOf } from './own-sentences.ts';
import { currentEvent, type EventSettings, eventById } from './queries.ts';

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

const MOST_EVENTS = 8;

/** Finds the event that a page is about; undefined: the one that is on. */
export type EventOfPage = (read: Read, page: PageAsked) => Promise<string | undefined>;

/**
 * Makes the function that tells the languages of the event that a page is about, with the own sentences of the one that
 * is on. Called for every page, so it reads the database only after the event was written, and for a page about one
 * event alone to find which that is.
 */
export function offeredLanguages(store: Store, eventOf: EventOfPage): Offered {
  const reading = rememberedEach(
    store,
    async (read, eventId: string | undefined): ReturnType<Offered> => {
      const current = await currentEvent(read);
      const event = eventId === undefined ? current : await eventById(read, eventId);
      if (!event) return { languages: BEFORE_ANY };
      const languages = offeredBy(event.settings);
      // Pages ask for the sentences of the event that is on.
      return event.id === current?.id
        ? { languages, own: saying(await ownSentencesOf(read, event.id)) }
        : { languages };
    },
    { most: MOST_EVENTS, idOf: String, keyOf: () => ofThisMinute(store) },
  );
  return async (page) => reading(await eventOf(store.read, page));
}
