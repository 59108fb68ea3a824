/** Whether something of the event that is on is under way and must not be disturbed: a show, or a vote. */
import { stageTime } from '#domain/lineup/round-clock.ts';
import { isOpenAt } from '#domain/voting/poll.ts';
import { currentEvent } from '../events/queries.ts';
import { clockOf } from '../lineup/clock.ts';
import { latestRound, roundsOf } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import { roundPhase } from './round-phase.ts';

/**
 * Whether a show runs or a vote is open in any round of the current event, or in the rehearsal that is on. Reads
 * the database, for this process may have no live view of it yet.
 */
export async function isUnderWay({ read, now }: Pick<Store, 'read' | 'now'>): Promise<boolean> {
  const event = await currentEvent(read);
  if (!event) return false;
  const on = await latestRound(read, event.id);
  for (const round of [...(await roundsOf(read, event.id)), ...(on ? [on] : [])]) {
    const at = stageTime(clockOf(round), now());
    if ((await roundPhase(read, round.id)) === 'running') return true;
    if ((await pollsOf(read, round.id, at)).some((poll) => isOpenAt(poll, at))) return true;
  }
  return false;
}
