/** Reading pictures of acts. Other rooms ask here which of them everybody may see. */
import type { Selectable } from 'kysely';
import { isShown, type PictureConsent } from '#domain/pictures/showing.ts';
import { BIG_SCREEN_SIDE } from '#domain/pictures/sizes.ts';
import { eventById } from '../events/queries.ts';
import { type ParticipantRow, participantsById, photosOf, together } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export type PictureRow = Selectable<Tables['actPicture']>;

/** A picture that everybody may see. */
export interface ShownPicture {
  id: string;
  /** Whether it is sharp enough for the big screen. */
  isBig: boolean;
}

/** One act's picture. */
export const pictureOf = (read: Reader, participantId: string): Promise<PictureRow | undefined> =>
  read.selectFrom('actPicture').selectAll().where('participantId', '=', participantId).executeTakeFirst();

/** A picture by its own id. */
export const pictureById = (read: Reader, id: string): Promise<PictureRow | undefined> =>
  read.selectFrom('actPicture').selectAll().where('id', '=', id).executeTakeFirst();

/** The pictures of these acts, shown or not. */
export async function picturesOf(read: Reader, participantIds: readonly string[]): Promise<PictureRow[]> {
  if (participantIds.length === 0) return [];
  return read.selectFrom('actPicture').selectAll().where('participantId', 'in', participantIds).execute();
}

/** What the people of an act agreed to, everybody on stage, and what the organiser asks. */
export async function consentTo(
  read: Reader,
  act: Pick<ParticipantRow, 'eventId' | 'photoConsent' | 'membersPhotos' | 'consent' | 'membersConsent'>,
  sentByCrew: boolean,
): Promise<PictureConsent> {
  const event = await eventById(read, act.eventId);
  return {
    photoConsent: photosOf(act),
    consent: together(act).consent,
    isAsked: event?.settings.photoConsentAsked ?? false,
    sentByCrew,
  };
}

/** Those of these acts that everybody may see, by act. */
export async function shownPictures(
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, ShownPicture>> {
  const rows = await picturesOf(read, participantIds);
  const acts = new Map(
    (
      await participantsById(
        read,
        rows.map(({ participantId }) => participantId),
      )
    ).map((act) => [act.id, act]),
  );
  const shown = new Map<string, ShownPicture>();
  for (const row of rows) {
    const act = acts.get(row.participantId);
    if (act && (await mayBeSeen(read, row, act)))
      shown.set(act.id, { id: row.id, isBig: row.side >= BIG_SCREEN_SIDE });
  }
  return shown;
}

/** Whether everybody may see it. */
export const mayBeSeen = async (read: Reader, row: PictureRow, act: ParticipantRow): Promise<boolean> =>
  isShown({
    ...(await consentTo(read, act, row.sentByCrew === 1)),
    state: row.state,
    status: act.status,
  });

/** What a person is told that is kept of theirs. */
export const pictureFacts = (row: PictureRow | undefined) =>
  row ? { state: row.state, bytes: row.size, sentAt: row.sentAt } : null;

/** The files of all pictures, for whoever looks after the storage. */
export const pictureIds = async (read: Reader): Promise<string[]> =>
  (await read.selectFrom('actPicture').select('id').execute()).map(({ id }) => id);
