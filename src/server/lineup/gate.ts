/** The one place that asks which round is on: for a call that names none. */

import type { Who } from '#contract/endpoint.ts';
import { type AccessOf, mintRound, type RoundAccess, type RoundGate } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reader, Store } from '../store/store.ts';
import { latestRound, type Round, requireCurrentRound, roundById } from './queries.ts';

/** The event of whoever belongs to one; what they name is of it. */
const ownEvent = (access: AccessOf[Who]): string | undefined =>
  'eventId' in access ? access.eventId : undefined;

/** Opens the gate. */
export function roundGate(store: Pick<Store, 'read'>): RoundGate {
  const find = async (access: AccessOf[Who], named: string | undefined): Promise<Round | undefined> => {
    const eventId = ownEvent(access);
    if (named === undefined)
      return eventId === undefined ? requireCurrentRound(store.read) : latestRound(store.read, eventId);
    const round = await roundById(store.read, named);
    return eventId === undefined || round?.eventId === eventId ? round : undefined;
  };
  return async (access, named) => {
    const round = await find(access, named);
    if (!round) throw new Refusal('not_found', 'There is no such round.');
    return mintRound({ roundId: round.id, eventId: round.eventId });
  };
}

/** The round as it is now. @throws Refusal `not_found` when it was taken out meanwhile. */
export async function roundOf(read: Reader, { roundId }: Pick<RoundAccess, 'roundId'>): Promise<Round> {
  const round = await roundById(read, roundId);
  if (!round) throw new Refusal('not_found', 'There is no such round.');
  return round;
}
