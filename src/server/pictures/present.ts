/** What the wire shows of pictures. */

import { pictureBar } from '#domain/pictures/showing.ts';
import type { PictureSize } from '#domain/pictures/sizes.ts';
import { photoPlacesIn } from '#domain/registration/photo-places.ts';
import { API } from '../http/calls.ts';
import { editingBar, saysOwnPlaces } from '../registration/own.ts';
import {
  actsOf,
  participantsById,
  photoPlacesOf,
  photosOf,
  requireParticipant,
} from '../registration/queries.ts';
import type { Secrets } from '../store/secrets.ts';
import { openSignedAddress, signedAddress } from '../store/signed-address.ts';
import type { Store } from '../store/store.ts';
import { PICTURES, type PictureRow } from './files.ts';
import { consentTo } from './queries.ts';

const PURPOSE = 'act picture';

const signedLink = (secrets: Secrets, now: number, id: string, size: PictureSize): string =>
  `${API}/pictures/signed/${signedAddress(secrets, PURPOSE, now, { id, form: size })}`;

/** What a signed picture address opens; undefined once it has run out. */
export function openLink(
  secrets: Secrets,
  now: number,
  link: string,
): { id: string; size: PictureSize } | undefined {
  const found = openSignedAddress(secrets, PURPOSE, now, link);
  return found && { id: found.id, size: found.form as PictureSize };
}

type Act = Awaited<ReturnType<typeof requireParticipant>>;

async function factsOf(store: Store, row: PictureRow, act: Act) {
  const link = (size: PictureSize) => signedLink(store.secrets, store.now(), row.id, size);
  return {
    pictureId: row.id,
    state: row.state,
    note: row.note,
    side: row.side,
    bar: pictureBar(await consentTo(store.read, act, row.sentByCrew === 1)) ?? null,
    places: photoPlacesOf(act),
    sentAt: row.sentAt,
    smallUrl: link('small'),
    largeUrl: link('large'),
  };
}

async function actPicture(store: Store, row: PictureRow, act: Act) {
  const { participantId, sentBy, decidedBy, decidedAt } = row;
  const facts = await factsOf(store, row, act);
  return { participantId, ...facts, sentBy, sentByCrew: row.sentByCrew === 1, decidedBy, decidedAt };
}

/** An act's picture as the crew sees it. */
export async function presentPicture(store: Store, participantId: string) {
  const row = await PICTURES.of(store.read, participantId);
  if (!row) throw new Error('unreachable: it was just written');
  return actPicture(store, row, await requireParticipant(store.read, participantId));
}

/** The pictures of an event as the crew sees them, by number. */
export async function presentPictures(store: Store, eventId: string) {
  const ids = (await actsOf(store.read, eventId)).map(({ id }) => id);
  const rows = new Map((await PICTURES.ofAll(store.read, ids)).map((row) => [row.participantId, row]));
  const acts = await participantsById(store.read, [...rows.keys()]);
  return Promise.all(
    acts.flatMap((act) => {
      const row = rows.get(act.id);
      return row ? [actPicture(store, row, act)] : [];
    }),
  );
}

/** An act's picture as its performer sees it. */
export async function presentOwnPicture(store: Store, participantId: string) {
  const act = await requireParticipant(store.read, participantId);
  const row = await PICTURES.of(store.read, participantId);
  return {
    picture: row ? await factsOf(store, row, act) : null,
    maySend: photosOf(act) !== 'no' && (await editingBar(store.read, act, store.now())) === undefined,
    ownPlaces: saysOwnPlaces(act) ? photoPlacesIn(act.photoPlaces) : null,
    bar: pictureBar(await consentTo(store.read, act, false)) ?? null,
  };
}
