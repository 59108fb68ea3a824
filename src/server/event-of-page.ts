/** Which event a page is about, where its address says it: results stay at their own, and an act's page is its act's. */
import type { EventOfPage } from './events/languages.ts';
import { roundById } from './lineup/queries.ts';
import { participantByToken } from './registration/queries.ts';

/** The event that a page's address leads to; undefined where it leads to none. */
export const eventOfPage: EventOfPage = async (read, { path, named: { round, token } }) => {
  if (round !== undefined) return (await roundById(read, round))?.eventId;
  if (path === '/status/:token' && token !== undefined)
    return (await participantByToken(read, token))?.eventId;
  return undefined;
};
