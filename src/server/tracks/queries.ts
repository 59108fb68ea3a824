/** Reading where the acts' music is, and acts together with it, for the rooms that show both. */
import type { Selectable, Transaction } from 'kysely';
import { type TrackStanding, type TrackState, UNHEARD } from '#domain/tracks/track.ts';
import { type Act, actsOf } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export type TrackRow = Selectable<Tables['track']>;

/** Where one act's music is. */
export async function trackOf(read: Reader, participantId: string): Promise<TrackStanding> {
  const row = await read
    .selectFrom('track')
    .selectAll()
    .where('participantId', '=', participantId)
    .executeTakeFirst();
  return row ?? UNHEARD;
}

/** Keeps the standing of one act's music, inside another change's transaction. */
export const keepStanding = (
  tx: Transaction<Tables>,
  participantId: string,
  standing: Omit<TrackRow, 'participantId'>,
): Promise<TrackRow> =>
  tx
    .insertInto('track')
    .values({ participantId, ...standing })
    .onConflict((conflict) => conflict.column('participantId').doUpdateSet(standing))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The standings somebody has spoken of, by act. */
export async function tracksOf(
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, TrackRow>> {
  if (participantIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('track')
    .selectAll()
    .where('participantId', 'in', participantIds)
    .execute();
  return new Map(rows.map((row) => [row.participantId, row]));
}

/** An act with the state of its music. */
export type ActWithTrack = Act & { trackState: TrackState };

const withTracks = async (read: Reader, acts: readonly Act[]): Promise<ActWithTrack[]> => {
  const tracks = await tracksOf(
    read,
    acts.map((act) => act.id),
  );
  return acts.map((act) => ({ ...act, trackState: tracks.get(act.id)?.state ?? UNHEARD.state }));
};

/** All acts of an event with their music, by number; with `status`, only those. */
export const actsWithTracksOf = async (
  read: Reader,
  eventId: string,
  status?: Act['status'],
): Promise<ActWithTrack[]> => withTracks(read, await actsOf(read, eventId, status));
