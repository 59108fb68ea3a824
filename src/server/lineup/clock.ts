/** The clock on stage of a round, and how a change is written down by it. */

import type { RoundClock } from '#domain/lineup/round-clock.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type Round, roundById } from './queries.ts';

/** The round's own clock; null where it runs by the server's. */
export const clockOf = ({ id, speed, realFrom, stageFrom }: Round): RoundClock | null =>
  speed === null || realFrom === null || stageFrom === null ? null : { id, speed, realFrom, stageFrom };

/** Stores a round's own clock, which gives its stage time from now on. */
export async function setClock({ tx }: Pick<Work, 'tx'>, { id, ...clock }: RoundClock): Promise<void> {
  await tx.updateTable('round').set(clock).where('id', '=', id).execute();
}

/** The time on stage in a round, in ms: real time, or that of its own clock. */
export async function stageNow(store: Pick<Store, 'read' | 'now'>, roundId: string): Promise<number> {
  const round = await roundById(store.read, roundId);
  return stageTime(round ? clockOf(round) : null, store.now());
}

/**
 * The transaction as its round sees it: at the time on the round's stage clock, and without audit entries for a
 * kind of round that is not logged.
 */
export const onStage = (work: Work, round: Round): Work => ({
  ...work,
  now: stageTime(clockOf(round), work.now),
  ...(!kindOf(round).isLogged && { audit: () => undefined }),
});
