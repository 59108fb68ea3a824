/** Whether anything of an event has happened on stage or been scored: from then on it is settled who answers for results. */
import { rehearsalOf } from '../lineup/rehearsal.ts';
import { roundsOf } from '../lineup/rounds.ts';
import { isScored } from '../results/round-points.ts';
import type { Reader } from '../store/store.ts';
import { showStand } from './stand.ts';

/** A rehearsal is thrown away, so nothing in it counts. */
export async function eventBegun(read: Reader, eventId: string): Promise<boolean> {
  for (const { id } of await roundsOf(read, eventId)) {
    if ((await rehearsalOf(read, id)) !== null) continue;
    if ((await showStand(read, id)) !== 'waiting' || (await isScored(read, id))) return true;
  }
  return false;
}
