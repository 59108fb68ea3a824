/** Until when performers may change their own act. */
import { isOut, type ParticipantStatus } from './status.ts';

/** What decides whether performers may change their act themselves. Instants in ms. */
export interface EditingFacts {
  status: ParticipantStatus;
  /** When the show starts; null while no date is set. */
  startsAt: number | null;
}

/** Why performers may not change their act; undefined when they may. */
export function editingRejection(
  facts: EditingFacts,
  now: number,
): 'wrong_state' | 'editing_closed' | undefined {
  if (isOut(facts)) return 'wrong_state';
  const until = editingEndsAt(facts.startsAt);
  return until !== null && now >= until ? 'editing_closed' : undefined;
}

/** The instant (ms) from which only the organisers change acts: the start of the show. null while no date is set. */
export const editingEndsAt = (startsAt: number | null): number | null => startsAt;
