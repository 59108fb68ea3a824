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

/** What performers began to send in time may arrive for so long after the deadline for music: an hour, in ms. */
const FINISHING_MS = 3_600_000;

const whileFinishing = <F extends Pick<SendingFacts, 'tracksUntilAt'>>(facts: F): F => ({
  ...facts,
  tracksUntilAt: facts.tracksUntilAt === null ? null : facts.tracksUntilAt + FINISHING_MS,
});

/** Why performers may not go on with music that they began to send in time; undefined when they may. */
export const finishingRejection = (facts: SendingFacts, now: number): ReturnType<typeof sendingRejection> =>
  sendingRejection(whileFinishing(facts), now);

/**
 * The instant (ms) at which music that was begun in time has to be here: an hour after the deadline for music, and never
 * later than the start of the show; null while no date is set.
 */
export const finishingEndsAt = (facts: Omit<SendingFacts, 'status'>): number | null =>
  sendingEndsAt(whileFinishing(facts));

/** The instant (ms) from which only the crew attaches music; null while no date is set. */
export function sendingEndsAt({ startsAt, tracksUntilAt }: Omit<SendingFacts, 'status'>): number | null {
  if (tracksUntilAt === null || startsAt === null) return tracksUntilAt ?? startsAt;
  return Math.min(tracksUntilAt, startsAt);
}
