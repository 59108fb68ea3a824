/** Which languages the event that is on is read in. */
import { type Reader, SOURCE } from '#domain/messages/languages.ts';
import type { Offered } from '../http/reader.ts';
import { ofThisMinute, remembered } from '../store/remembered.ts';
import type { Store } from '../store/store.ts';
import { currentEvent, type EventSettings } from './queries.ts';

/** The event's own language first, then the others that it offers. */
export const offeredBy = ({ mainLanguage, otherLanguages }: EventSettings): Reader['offered'] => [
  mainLanguage,
  ...otherLanguages.filter((language) => language !== mainLanguage),
];

/** The same of the event that is on: asked for with every page, so it is read only when the event was written. */
export function offeredLanguages(store: Store): Offered {
  const reading = remembered(
    store,
    async (read): Promise<Reader['offered']> => {
      const event = await currentEvent(read);
      return event ? offeredBy(event.settings) : [SOURCE];
    },
    String,
  );
  return () => reading(ofThisMinute(store));
}
