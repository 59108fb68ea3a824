/** The one place that asks which round is on: for a call, a public page or a new desk that names none. */

import type { Who } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { currentEvent, type Event, eventById } from '../events/queries.ts';
import { type AccessOf, mintRound, type RoundAccess, type RoundGate } from '../http/access.ts';
import type { Reader, Store } from '../store/store.ts';
import { latestRound, type Round, roundById } from './queries.ts';

/**
 * The round that is on, which calls are about that name none: of the current event's rounds the one called last.
 * Undefined before there is one.
 */
export async function roundOnNow(read: Reader): Promise<Round | undefined> {
  const event = await currentEvent(read);
  return event && latestRound(read, event.id);
}

/** The event of whoever belongs to one; what they name is of it. */
const ownEvent = (access: AccessOf[Who]): string | undefined =>
  'eventId' in access ? access.eventId : undefined;

/** The gate that finds a call's round. */
export function roundGate(store: Pick<Store, 'read'>): RoundGate {
  const find = async (access: AccessOf[Who], named: string | undefined): Promise<Round | undefined> => {
    const eventId = ownEvent(access);
    if (named !== undefined) {
      const round = await roundById(store.read, named);
      return eventId === undefined || round?.eventId === eventId ? round : undefined;
    }
    if (eventId !== undefined) return latestRound(store.read, eventId);
    const round = await roundOnNow(store.read);
    if (!round) throw new Refusal('no_event');
    return round;
  };
  return async (access, named) => {
    const round = await find(access, named);
    if (!round) throw new Refusal('not_found', 'There is no such round.');
    return mintRound({ roundId: round.id, eventId: round.eventId });
  };
}

/** The row of a round. @throws Refusal `not_found` when it was deleted meanwhile. */
export async function roundOf(read: Reader, { roundId }: Pick<RoundAccess, 'roundId'>): Promise<Round> {
  const round = await roundById(read, roundId);
  if (!round) throw new Refusal('not_found', 'There is no such round.');
  return round;
}

/**
 * The round that a command moves, with its event. @throws Refusal `stale` when another round is on, so that a desk
 * that still shows a former one moves nothing.
 */
export async function requireOn(
  read: Reader,
  named: Pick<RoundAccess, 'roundId'>,
): Promise<{ round: Round; event: Event }> {
  const round = await roundOf(read, named);
  const event = await eventById(read, round.eventId);
  const last = event?.isCurrent ? await latestRound(read, event.id) : undefined;
  if (event && last?.id === round.id) return { round, event };
  const called = last?.rehearses ? `a rehearsal of “${last.name}”` : `“${last?.name}”`;
  const instead = last ? `${called} is` : 'its event is not the current one';
  throw new Refusal(
    'stale',
    `This was pressed for “${round.name}”, which is not on now: ${instead}. Nothing was done. Look at what is on before you press again.`,
  );
}
