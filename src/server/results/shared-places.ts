/** The acts that share a place, for decisions on ties. */

import { Refusal } from '#contract/refusal.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { RoundAccess } from '../http/access.ts';
import { preparedCommandsOf } from '../http/command.ts';
import type { Reader, Store } from '../store/store.ts';
import { type CountPoll, inputOf } from './records.ts';
import { type AskedOfRound, gatherAsked, prepareOnRound } from './round-in-thread.ts';
import { standingsOf } from './standings-of.ts';

/** The places that several acts share. */
export type Shared = Standings['shared'];

/** The places shared in a round. Runs on a reading thread. */
export const sharedNow = async (read: Reader, asked: AskedOfRound<null>): Promise<Shared> =>
  standingsOf(inputOf(await gatherAsked(read, asked), 'expected')).shared;

/** `preparedCommandsOf` for decisions between acts that share a place: the shared places are read before the write. */
export const sharedCommandsOf = (store: Store, count: CountPoll) =>
  preparedCommandsOf(store, (on: { round: RoundAccess }) =>
    prepareOnRound({ store, round: on.round }, count, import.meta.url, sharedNow, null),
  );

/** The place that exactly these acts share; undefined when they share none. */
export function placeShared(shared: Shared, performanceIds: readonly string[]): string | undefined {
  const named = new Set(performanceIds);
  if (named.size !== performanceIds.length) return undefined;
  return shared.find(
    (one) => one.performanceIds.length === named.size && one.performanceIds.every((id) => named.has(id)),
  )?.place;
}

/** The place that exactly these acts share. @throws Refusal `wrong_state` when they share none. */
export function sharedPlace(shared: Shared, performanceIds: readonly string[]): string {
  const place = placeShared(shared, performanceIds);
  if (place === undefined) throw new Refusal('wrong_state', 'These acts do not share a place now.');
  return place;
}
