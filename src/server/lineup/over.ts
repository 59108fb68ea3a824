/** How far a round's show is, for the rooms below it, which are handed its word; and what a show that is over takes no more. */
import { Refusal } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import type { Round } from './queries.ts';
import { rehearsalOf } from './rehearsal.ts';

export type ShowStand = (read: Reader, roundId: string) => Promise<'waiting' | 'running' | 'over'>;

/** @throws Refusal `show_finished` when the round had its show. A rehearsal that came to its end is no such show. */
export async function refuseWhenOver(read: Reader, showStand: ShowStand, round: Round): Promise<void> {
  if ((await showStand(read, round.id)) !== 'over' || (await rehearsalOf(read, round.id)) !== null) return;
  throw new Refusal(
    'show_finished',
    'The show is over, so nothing can be added to it. If another round is to come, call that one first.',
  );
}
