/** Reading where the acts' music is, and acts together with it, for the rooms that show both. */
import type { Selectable, Transaction } from 'kysely';
import type { CatalogueLine } from '#domain/messages/catalogue-line.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { NO_TRACK_YET, PLAYS_LIVE, type TrackStanding, type TrackState } from '#domain/tracks/track.ts';
import { type Act, actsOf, playingLive } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { LOST_NOTE } from './lost.ts';

export type TrackRow = Selectable<Tables['track']>;

/**
 * How far one act's music is, as it is stored: `NO_TRACK_YET` where nothing was said of it, `PLAYS_LIVE` where the
 * act said that it brings none.
 */
export async function trackOf(read: Reader, participantId: string): Promise<TrackStanding> {
  const row = await read
    .selectFrom('track')
    .selectAll()
    .where('participantId', '=', participantId)
    .executeTakeFirst();
  if (row) return row;
  return (await playingLive(read, [participantId])).length > 0 ? PLAYS_LIVE : NO_TRACK_YET;
}

/** Stores how far one act's music is, inside another change's transaction. Answers the row. */
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

/** Where an act's music is, as it is told: beside it whether its current file is lost, and the note's lines of the catalogue. */
type ShownTrack = TrackStanding & { participantId: string; lost: boolean; noteTold: CatalogueLine[] };

/**
 * How far the music of these acts is, by act; acts of which nothing was said are missing. Music whose current file
 * is lost is told as a problem until it is there again, unless it was loaded at the desk already or is not needed.
 */
export async function tracksOf(
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, ShownTrack>> {
  const rows = await read
    .selectFrom('track')
    .selectAll()
    .where('participantId', 'in', participantIds)
    .execute();
  const lost = new Set(await actsWithLostMusic(read));
  const live = (await playingLive(read, participantIds)).map((participantId) => ({
    ...PLAYS_LIVE,
    participantId,
  }));
  // Whatever somebody said of an act's music comes after what the act said itself.
  return new Map(
    [...live, ...rows].map((row) => [row.participantId, asShown(row, lost.has(row.participantId))]),
  );
}

/** How far one act's music is, as people are told: a problem while its current file is lost. */
export const shownTrackOf = async (read: Reader, participantId: string): Promise<ShownTrack> =>
  (await tracksOf(read, [participantId])).get(participantId) ?? {
    ...NO_TRACK_YET,
    participantId,
    lost: false,
    noteTold: [],
  };

function asShown(row: Omit<ShownTrack, 'lost' | 'noteTold'>, lost: boolean): ShownTrack {
  const isProblem = lost && row.state !== 'loaded' && row.state !== 'not_needed';
  const told = isProblem ? { ...row, state: 'problem' as const, note: LOST_NOTE } : row;
  return { ...told, lost, noteTold: catalogueLinesOf(told.note) };
}

/** The acts whose current file is not where it was kept. */
const actsWithLostMusic = async (read: Reader): Promise<string[]> =>
  (
    await read
      .selectFrom('trackFile as file')
      .select('file.participantId')
      .where('file.lostAt', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('trackFile as newer')
              .select('newer.id')
              .whereRef('newer.participantId', '=', 'file.participantId')
              .whereRef('newer.version', '>', 'file.version'),
          ),
        ),
      )
      .execute()
  ).map(({ participantId }) => participantId);

/** An act with the state of its music. */
export type ActWithTrack = Act & { trackState: TrackState };

/** All acts of an event with their music, by number; with `status`, only those. */
export const actsWithTracksOf = async (
  read: Reader,
  eventId: string,
  status?: Act['status'],
): Promise<ActWithTrack[]> => {
  const acts = await actsOf(read, eventId, status);
  const tracks = await tracksOf(
    read,
    acts.map((act) => act.id),
  );
  return acts.map((act) => ({ ...act, trackState: tracks.get(act.id)?.state ?? NO_TRACK_YET.state }));
};
