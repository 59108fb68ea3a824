/**
 * How far a round's show is, as the show tells it to rooms that do not know the show; and what may not change once
 * it is over.
 */

import { Refusal } from '#contract/refusal.ts';
import type { ShowPhase } from '#domain/events/show-phase.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { Reader } from '../store/store.ts';
import type { Round } from './queries.ts';

/** What the line-up asks of the show, which it does not know: which items have been on, and how far a round is. */
export interface ShowProgress {
  hadOn: ItemsHadOn;
  roundPhase: ShowPhaseOf;
}

/** The ids of a round's items that were on stage or are on it now. */
export type ItemsHadOn = (read: Reader, roundId: string) => Promise<ReadonlySet<string>>;

/** How far the show of a round is. */
export type ShowPhaseOf = (read: Reader, roundId: string) => Promise<ShowPhase>;

/**
 * Refuses what would add to a running order, change it, or add or open a vote after the round's show, because by
 * then they say what happened.
 * @throws Refusal `show_finished` when the show is over and the round is of a kind that ends for good
 */
export async function refuseWhenOver(read: Reader, roundPhase: ShowPhaseOf, round: Round): Promise<void> {
  if (!kindOf(round).endsForGood || (await roundPhase(read, round.id)) !== 'over') return;
  throw new Refusal(
    'show_finished',
    'The show is over, so its running order and its votes stay as they are, and nothing can be added to them. If another round is to come, call that one first.',
  );
}
