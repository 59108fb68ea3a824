/** Saying where an act's music is. */
import type { TrackState } from '#domain/tracks/track.ts';
import type { CrewAccess } from '../http/access.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import { type TrackRow, trackOf } from './queries.ts';

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
    const note = given.note ?? (given.state === before.state ? before.note : '');
    const values = { state: given.state, note, changedAt: now, changedBy: access.by.name };
    const row = await tx
      .insertInto('track')
      .values({ participantId, ...values })
      .onConflict((conflict) => conflict.column('participantId').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
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
