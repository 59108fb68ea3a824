/** Until when performers send their music. The crew may attach a file at any time. */
import { type EditingFacts, editingRejection } from '../registration/editing.ts';

/** What decides whether performers may send their music themselves. Instants in ms. */
export interface SendingFacts extends EditingFacts {
  /** The event's own deadline for music; null: the start of the show. */
  tracksUntilAt: number | null;
}

/** Why performers may not send music; undefined when they may. At the deadline itself it is too late. */
export function sendingRejection(
  facts: SendingFacts,
  now: number,
): ReturnType<typeof editingRejection> | 'tracks_closed' {
  const rejection = editingRejection(facts, now);
  if (rejection) return rejection;
  return facts.tracksUntilAt !== null && now >= facts.tracksUntilAt ? 'tracks_closed' : undefined;
}

/** The instant (ms) from which only the crew attaches music; null while no date is set. */
export function sendingEndsAt({ startsAt, tracksUntilAt }: Omit<SendingFacts, 'status'>): number | null {
  if (tracksUntilAt === null || startsAt === null) return tracksUntilAt ?? startsAt;
  return Math.min(tracksUntilAt, startsAt);
}
