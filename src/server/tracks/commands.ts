/** Saying where an act's music is. */
import { standingAfter, type TrackState } from '#domain/tracks/track.ts';
import type { CrewAccess } from '../http/access.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import { keepStanding, type TrackRow, trackOf } from './queries.ts';

/** Sets the state, and the note when one is given. A note does not outlive the problem it described. */
export async function setTrack(
  store: Store,
  access: CrewAccess,
  participantId: string,
  given: { state: TrackState; note?: string | undefined },
): Promise<TrackRow> {
  return store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const act = await requireParticipant(tx, participantId);
    const before = await trackOf(tx, participantId);
    const row = await keepStanding(
      tx,
      participantId,
      standingAfter(before, { ...given, at: now, by: access.by.name }),
    );
    audit({
      action: 'track.changed',
      subject: `participant:${participantId}`,
      eventId: act.eventId,
      before: { track: before.state, trackNote: before.note || null },
      after: { track: row.state, trackNote: row.note || null },
    });
    return row;
  });
}
