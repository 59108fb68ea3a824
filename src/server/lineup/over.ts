/** How far a round's show is, for the rooms below it, which are handed its word; and what stays as it is once it is over. */

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
 * For whatever adds to a running order, changes it, or adds or opens a vote: once the show is over they are what happened.
 * @throws Refusal `show_finished` when the show of a round that ends for good is over.
 */
export async function refuseWhenOver(read: Reader, roundPhase: ShowPhaseOf, round: Round): Promise<void> {
  if (!kindOf(round).endsForGood || (await roundPhase(read, round.id)) !== 'over') return;
  throw new Refusal(
    'show_finished',
    'The show is over, so its running order and its votes stay as they are, and nothing can be added to them. If another round is to come, call that one first.',
  );
}
