/** The rounds whose results people were told, and which of them `/results` leads to. */
import {
  type DependentResult,
  dependentRounds,
  leadingRound,
  type MadeFrom,
} from '#domain/results/rests-on.ts';
import { currentEvent } from '../events/queries.ts';
import { isOfTheShow, latestShow, type Round, roundsOf } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { newestInBrief, type ResultInBrief } from './queries.ts';

/** The rounds of which anything was told, whatever became of it: newest event first, in it the round called last. */
export const announcedRounds = (read: Reader) =>
  read
    .selectFrom('round')
    .innerJoin('event', 'event.id', 'round.eventId')
    .select(['round.id as id', 'round.name as name', 'round.eventId as eventId', 'event.name as event'])
    .where(isOfTheShow)
    .where('round.id', 'in', (told) =>
      told
        .selectFrom('result')
        .innerJoin('announcement', 'announcement.resultId', 'result.id')
        .select('result.roundId')
        .where('announcement.state', '!=', 'certified'),
    )
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id')
    .orderBy('round.position', 'desc')
    .execute();

/** Which of an event's rounds were made from which. */
const sourcesWithin = (read: Reader, eventId: string): Promise<MadeFrom[]> =>
  read
    .selectFrom('roundSource')
    .innerJoin('round', 'round.id', 'roundSource.roundId')
    .select(['roundSource.roundId as roundId', 'roundSource.sourceRoundId as sourceRoundId'])
    .where('round.eventId', '=', eventId)
    .execute();

/** The round whose result is shown where none is named: that of the current event; undefined before one is set up. */
export async function shownRound(read: Reader): Promise<Pick<Round, 'id'> | undefined> {
  const event = await currentEvent(read);
  if (!event) return undefined;
  const told = (await announcedRounds(read)).filter((round) => round.eventId === event.id);
  const leading = leadingRound(told, await sourcesWithin(read, event.id));
  return leading ?? latestShow(read, event.id);
}

/** How far a certified result was told. */
export function toldOf({ announcements }: Pick<ResultInBrief, 'announcements'>): DependentResult['told'] {
  const isAnywhere = (state: string) => announcements.some((table) => table.state === state);
  if (isAnywhere('published')) return 'published';
  return isAnywhere('revealing') ? 'revealing' : 'certified';
}

/** The certified results of rounds that were made from this one. */
export async function restingOn(read: Reader, round: Round): Promise<DependentResult[]> {
  const above = dependentRounds(round.id, await sourcesWithin(read, round.eventId));
  const resting: DependentResult[] = [];
  for (const { id, name } of await roundsOf(read, round.eventId)) {
    const result = above.has(id) ? await newestInBrief(read, id) : undefined;
    if (result?.state === 'certified') resting.push({ id, name, told: toldOf(result) });
  }
  return resting;
}
