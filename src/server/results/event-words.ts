/** What is written down beside a decision, for the hall and the protocol to read: in the event's own language. */
import { type Say, sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { SOURCE } from '#domain/messages/languages.ts';
import { eventById } from '../events/queries.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';

/** Makes the function that says the catalogue's reasons (`why`) in the main language of the round's event. */
export async function sayForEvent(read: Reader, { eventId }: Pick<Round, 'eventId'>): Promise<Say> {
  const language = (await eventById(read, eventId))?.settings.mainLanguage ?? SOURCE;
  return sayIn(language, await fetchWords(language, ['why']));
}
