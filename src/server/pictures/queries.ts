/** Reading pictures of acts. Other rooms ask here which of them everybody may see. */
import { type PictureConsent, shownAt } from '#domain/pictures/showing.ts';
import { BIG_SCREEN_SIDE } from '#domain/pictures/sizes.ts';
import type { PhotoPlace } from '#domain/registration/photo-places.ts';
import { eventById } from '../events/queries.ts';
import {
  type ParticipantRow,
  participantsById,
  photoPlacesOf,
  photosOf,
  withEveryonesConsent,
} from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import { PICTURES, type PictureRow } from './files.ts';

/** A picture that everybody may see. */
export interface ShownPicture {
  id: string;
  /** Whether it is sharp enough for the big screen. */
  isBig: boolean;
  /** Where; one place at least. */
  places: readonly PhotoPlace[];
}

/** What everybody on stage of an act agreed to about photos, and whether the organisers ask. */
export async function consentTo(
  read: Reader,
  act: Pick<ParticipantRow, 'eventId' | 'photoConsent' | 'membersPhotos' | 'consent' | 'membersConsent'>,
  sentByCrew: boolean,
): Promise<PictureConsent> {
  const event = await eventById(read, act.eventId);
  return {
    photoConsent: photosOf(act),
    consent: withEveryonesConsent(act).consent,
    isAsked: event?.settings.photoConsentAsked ?? false,
    sentByCrew,
  };
}

/** The pictures of these acts that everybody may see, by act id. */
export async function shownPictures(
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, ShownPicture>> {
  const rows = await PICTURES.ofAll(read, participantIds);
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
    const places = act ? await placesOf(read, row, act) : [];
    if (places.length > 0)
      shown.set(row.participantId, { id: row.id, isBig: row.side >= BIG_SCREEN_SIDE, places });
  }
  return shown;
}

/** Where everybody may see an act's picture, by consent, approval and the act's status; empty where nowhere. */
export const placesOf = async (
  read: Reader,
  row: PictureRow,
  act: ParticipantRow,
): Promise<readonly PhotoPlace[]> =>
  shownAt({
    ...(await consentTo(read, act, row.sentByCrew === 1)),
    state: row.state,
    status: act.status,
    places: photoPlacesOf(act),
  });

/** What a person who asks for their data is told of their picture. */
export const pictureFacts = (row: PictureRow | undefined) =>
  row ? { state: row.state, bytes: row.size, sentAt: row.sentAt } : null;
