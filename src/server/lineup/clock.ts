/** The clock on stage of a round, and how a change is written down by it. */

import type { RoundClock } from '#domain/lineup/round-clock.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type Round, roundById } from './queries.ts';

/** The clock of its own that a rehearsal runs by; null in a round of the show. */
export const clockOf = ({ id, speed, realFrom, stageFrom }: Round): RoundClock | null =>
  speed === null || realFrom === null || stageFrom === null ? null : { id, speed, realFrom, stageFrom };

/** The time on stage in a round, in ms: real time, or that of the rehearsal's clock. */
export async function stageNow(store: Pick<Store, 'read' | 'now'>, roundId: string): Promise<number> {
  const round = await roundById(store.read, roundId);
  return stageTime(round ? clockOf(round) : null, store.now());
}

/**
 * The same transaction as its round sees it: in a rehearsal by the clock on stage, and without a line in the audit log,
 * since nothing of it will have happened. In a round of the show it is the transaction itself.
 */
export function onStage(work: Work, round: Round): Work {
  const clock = clockOf(round);
  return clock === null ? work : { ...work, now: stageTime(clock, work.now), audit: () => undefined };
}
