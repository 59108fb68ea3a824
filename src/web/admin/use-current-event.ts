/** The event that is on, as admins see it. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { type Keeping, useAsk } from '#web/client/ask.ts';

type Events = AnswerOf<typeof eventsEndpoints.events>;
export type AdminEvent = Events[number];

/** The event that is on, with its settings; undefined until it is known, and where nobody may ask or there is none. */
export const useCurrentEvent = (keeping: Keeping<Events> = {}): AdminEvent | undefined =>
  useAsk(eventsEndpoints.events, keeping).data?.find(({ isCurrent }) => isCurrent);
