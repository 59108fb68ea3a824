/** How the desk plays the acts' music, and what it plays now: kept here, so that every desk knows it. */
import { Refusal } from '#contract/refusal.ts';
import type { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { type DeskPlaying, isStillOn, type TrackCue, UNSET_CUE } from '#domain/tracks/cue.ts';
import type { CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { cuesOf } from './cue-points.ts';
import { trackFilesOf } from './files.ts';

/** What a desk reports to be playing at `now` (ms); undefined when its last report has run out. */
export async function deskPlaying(
  read: Reader,
  eventId: string,
  now: number,
): Promise<DeskPlaying | undefined> {
  const row = await read
    .selectFrom('deskPlaying')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row && isStillOn(row, now) ? row : undefined;
}

/** Changes the playback settings that are given. @throws Refusal for a cue point behind the end of the music. */
export async function setCue(
  { tx, now, audit }: Work,
  access: CrewAccess,
  { params: { participantId }, body: given }: InputOf<typeof tracksEndpoints.setCue>,
): Promise<TrackCue> {
  const act = await requireParticipant(tx, participantId);
  const before = (await cuesOf(tx, [participantId])).get(participantId) ?? UNSET_CUE;
  const after: TrackCue = {
    startMs: given.startMs ?? before.startMs,
    level: given.level ?? before.level,
    withGo: given.withGo ?? before.withGo,
  };
  const [newest] = await trackFilesOf(tx, participantId);
  if (newest && given.startMs !== undefined && given.startMs >= (newest.copyMs ?? newest.durationMs))
    throw new Refusal('invalid', 'The cue point is behind the end of the music.', {
      fields: { start_ms: 'Choose a moment before the end of the music.' },
    });
  const row = {
    startMs: after.startMs,
    level: after.level,
    withGo: after.withGo ? (1 as const) : (0 as const),
    changedAt: now,
    changedBy: access.by.name,
  };
  await tx
    .insertInto('trackCue')
    .values({ participantId, ...row })
    .onConflict((conflict) => conflict.column('participantId').doUpdateSet(row))
    .execute();
  audit({
    action: 'track.cue_changed',
    subject: `participant:${participantId}`,
    eventId: act.eventId,
    before: { ...before },
    after: { ...after },
  });
  return after;
}

/** Records what a desk plays, so that every other desk can show it. */
export async function sayPlaying(
  { tx, now, audit }: Work,
  access: CrewAccess,
  { params: { participantId }, body: said }: InputOf<typeof tracksEndpoints.sayPlaying>,
): Promise<void> {
  const { eventId } = await requireParticipant(tx, participantId);
  const before = await deskPlaying(tx, eventId, now);
  const other = before !== undefined && before.deskId !== said.deskId && before.state === 'playing';
  if (other && said.unlessOther)
    throw new Refusal('wrong_state', `${before.by} plays music at another desk.`);
  // A desk that ends its own music says nothing about what another one has begun since.
  if (said.state !== 'playing' && before !== undefined && before.deskId !== said.deskId) return;
  const row = {
    participantId,
    deskId: said.deskId,
    by: access.by.name,
    state: said.state,
    positionMs: said.positionMs,
    at: now,
    endsAt: said.state === 'playing' ? now + said.leftMs : null,
  };
  await tx
    .insertInto('deskPlaying')
    .values({ eventId, ...row })
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet(row))
    .execute();
  audit({
    action: `track.${said.state}`,
    subject: `participant:${participantId}`,
    eventId,
    after: { positionMs: said.positionMs },
  });
}
