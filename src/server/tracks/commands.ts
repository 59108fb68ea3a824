/** Saying where an act's music is, and how it is played. */

import { Refusal } from '#contract/refusal.ts';
import type { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { standingAfter, trackIsWanted } from '#domain/tracks/track.ts';
import type { CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Work } from '../store/write.ts';
import { forgetRefused } from './arrival-order.ts';
import { trackFilesOf } from './files.ts';
import { keepStanding, type TrackRow, trackOf } from './queries.ts';

/**
 * Sets the state of an act's music, and its note when one is given. A note is cleared when the problem it described is
 * over.
 */
export async function setTrack(
  { tx, now, audit }: Work,
  access: CrewAccess,
  { params: { participantId }, body: given }: InputOf<typeof tracksEndpoints.setTrack>,
): Promise<TrackRow> {
  const act = await requireParticipant(tx, participantId);
  const before = await trackOf(tx, participantId);
  const row = await keepStanding(
    tx,
    participantId,
    standingAfter(before, { ...given, at: now, by: access.by.name }),
  );
  // Who says that the music is here, or not needed, has settled what was refused before.
  if (!trackIsWanted(given.state)) await forgetRefused(tx, participantId);
  audit({
    action: 'track.changed',
    subject: `participant:${participantId}`,
    eventId: act.eventId,
    before: { track: before.state, trackNote: before.note || null },
    after: { track: row.state, trackNote: row.note || null },
  });
  return row;
}

/** Sets the same state for several acts. */
export async function setTracks(
  work: Work,
  access: CrewAccess,
  { body: { ids, state } }: InputOf<typeof tracksEndpoints.setTracks>,
): Promise<TrackRow[]> {
  const rows: TrackRow[] = [];
  for (const participantId of new Set(ids))
    rows.push(await setTrack(work, access, { params: { participantId }, body: { state } }));
  return rows;
}

/** Has the levelled copy of an act's newest file made again, with or without the silence at both ends. */
export async function setTrim(
  { tx, audit }: Work,
  _access: CrewAccess,
  { params: { participantId }, body: { trim } }: InputOf<typeof tracksEndpoints.setTrim>,
): Promise<void> {
  const act = await requireParticipant(tx, participantId);
  const [newest] = await trackFilesOf(tx, participantId);
  if (newest?.heard == null)
    throw new Refusal('wrong_state', 'There is no file here whose silence has been measured.');
  if ((newest.trim === 1) === trim) return;
  await tx
    .updateTable('trackFile')
    .set({ trim: trim ? 1 : 0, listening: 'waiting', tries: 0 })
    .where('id', '=', newest.id)
    .execute();
  audit({
    action: trim ? 'track.trimmed' : 'track.untrimmed',
    subject: `participant:${participantId}`,
    eventId: act.eventId,
  });
}
