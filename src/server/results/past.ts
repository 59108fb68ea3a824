/** Every published result in brief: of which show, when that was, and who came first. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { publishedRows } from '#domain/results/telling.ts';
import { eventById } from '../events/queries.ts';
import { packedAnswer, sharedInThread } from '../http/shared-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { announcedRounds } from './announced-rounds.ts';
import { asFollowed } from './present-public.ts';
import { depthOf, newestResult } from './queries.ts';

/**
 * Published results, newest show first, without voided or damaged ones and without what at `now` only the hall knows.
 */
export async function pastResults(read: Reader, now: number) {
  const shows = [];
  for (const { id, name, eventId } of await announcedRounds(read)) {
    const event = await eventById(read, eventId);
    const newest = await newestResult(read, id);
    if (!event || newest?.state !== 'certified' || newest.damage !== null) continue;
    const result = asFollowed(newest, event, now);
    const tables = result.announcements
      .filter(({ state, kind }) => state === 'published' && kind !== 'prize')
      .map((table) => ({
        kind: table.kind,
        title: table.title,
        winners: publishedRows(table, result.programme, depthOf(result, table))
          .filter(({ rank }) => rank === 1)
          .map(({ stageName }) => stageName),
      }));
    if (tables.length === 0) continue;
    shows.push({
      round: { id, name: result.round.name || name },
      event: {
        id: eventId,
        name: result.event.name || event.name,
        host: event.host,
        startsAt: event.startsAt,
        timeZone: event.timeZone,
      },
      tables,
    });
  }
  return shows.sort((a, b) => (b.event.startsAt ?? 0) - (a.event.startsAt ?? 0));
}

/** `pastResults` as compressed JSON. Runs on a reading thread. */
export const packedPast = async (read: Reader, now: number) =>
  packedAnswer(resultsEndpoints.pastResults, await pastResults(read, now));

/** Makes the function that answers past results as bytes, made once for everybody. */
export const openPastBytes = (store: Store) =>
  sharedInThread(store, import.meta.url, packedPast, async () => store.now());
