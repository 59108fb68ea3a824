/** Whether anything of an event has happened on stage or been scored: from then on it is settled who answers for results. */
import type { LineupTurned } from '../events/commands.ts';
import { followOrder, freezePublished } from '../lineup/numbers.ts';
import { roundsOf } from '../lineup/queries.ts';
import { isScored } from '../results/round-points.ts';
import type { Reader } from '../store/store.ts';
import { roundPhase } from './round-phase.ts';

/** Whether the show of any of the event's rounds has begun, or anything of it is scored. */
export async function eventBegun(read: Reader, eventId: string): Promise<boolean> {
  for (const { id } of await roundsOf(read, eventId)) {
    if ((await roundPhase(read, id)) !== 'waiting' || (await isScored(read, id))) return true;
  }
  return false;
}

/**
 * Freezes the acts' numbers once the event's line-up is published. If it is hidden again before the show begins,
 * they follow the order again.
 */
export const lineupTurned: LineupTurned = async (work, { id, settings }) => {
  if (settings.lineupPublished) await freezePublished(work, id);
  // Once a show has begun the hall knows the numbers.
  else if (!(await eventBegun(work.tx, id))) await followOrder(work, id);
};
