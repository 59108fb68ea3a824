/** The acts that share a place, for decisions on ties. */
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RoundAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import type { Prepare } from '../store/prepared.ts';
import type { Reader, Store } from '../store/store.ts';
import { type CountPoll, inputOf } from './records.ts';
import { type AskedOfRound, gatherAsked, prepareOnRound } from './round-beside.ts';

export type Shared = Standings['shared'];

/** Called in the thread. */
export const sharedNow = async (read: Reader, asked: AskedOfRound<null>): Promise<Shared> =>
  tabulate(inputOf(await gatherAsked(read, asked), 'expected')).shared;

/** All that are shared now. */
export const prepareShared = (
  on: { store: Store; round: RoundAccess },
  count: CountPoll,
): Prepare<Shared, never> => prepareOnRound(on, count, import.meta.url, sharedNow, null);

/** The place that exactly these acts share. @throws Refusal `wrong_state` when they share none. */
export function sharedPlace(shared: Shared, performanceIds: readonly string[]): string {
  const named = new Set(performanceIds);
  const tie = shared.find(
    (one) => one.performanceIds.length === named.size && one.performanceIds.every((id) => named.has(id)),
  );
  if (!tie || named.size !== performanceIds.length)
    throw new Refusal('wrong_state', 'These acts do not share a place now.');
  return tie.place;
}
