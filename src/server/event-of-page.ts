/** Which event a page is about, where its address says it: results stay at their own, and a link is about what it was given for. */
import type { EventOfPage } from './events/languages.ts';
import { judgeByToken } from './judging/queries.ts';
import { roundById } from './lineup/queries.ts';
import { eventOfParentsLink } from './registration/consent.ts';
import { participantByToken } from './registration/queries.ts';
import type { Reader } from './store/store.ts';

type EventOf = (read: Reader, token: string) => Promise<string | undefined>;

const OF_LINKS: Readonly<Record<string, EventOf>> = {
  '/status/:token': async (read, token) => (await participantByToken(read, token))?.eventId,
  '/consent/:token': eventOfParentsLink,
  '/judge/:token': async (read, token) => (await judgeByToken(read, token))?.eventId,
};

/** The event that a page's address leads to; undefined where it leads to none. */
export const eventOfPage: EventOfPage = async (read, { path, named: { round, token } }) => {
  if (round !== undefined) return (await roundById(read, round))?.eventId;
  return path === undefined || token === undefined ? undefined : OF_LINKS[path]?.(read, token);
};
