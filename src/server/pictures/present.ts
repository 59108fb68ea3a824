/** What the wire shows of pictures. */

import { pictureBar } from '#domain/pictures/showing.ts';
import type { PictureSize } from '#domain/pictures/sizes.ts';
import { photoPlacesIn } from '#domain/registration/photo-places.ts';
import type { Gates, ParticipantAccess } from '../http/access.ts';
import { API } from '../http/calls.ts';
import { editingBar, saysOwnPlaces } from '../registration/own.ts';
import {
  actsOf,
  participantsById,
  photoPlacesOf,
  photosOf,
  requireParticipant,
} from '../registration/queries.ts';
import { type Holder, holderOf, openSignedAddress, signedAddress } from '../registration/signed-address.ts';
import type { Store } from '../store/store.ts';
import { PICTURES, type PictureRow } from './files.ts';
import { consentTo } from './queries.ts';

const PURPOSE = 'act picture';

/** What a signed picture address opens; undefined once it has run out, or whoever was given it has no right any more. */
export async function openLink(
  store: Store,
  gates: Pick<Gates, 'signedIn'>,
  link: string,
): Promise<{ id: string; size: PictureSize } | undefined> {
  const found = await openSignedAddress(store, gates, PURPOSE, link);
  return found && { id: found.id, size: found.form as PictureSize };
}

type Act = Awaited<ReturnType<typeof requireParticipant>>;

async function factsOf(store: Store, holder: Holder, row: PictureRow, act: Act) {
  const link = (form: PictureSize) =>
    `${API}/pictures/signed/${signedAddress(store.secrets, PURPOSE, store.now(), { id: row.id, form, holder })}`;
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

async function actPicture(store: Store, holder: Holder, row: PictureRow, act: Act) {
  const { participantId, sentBy, decidedBy, decidedAt } = row;
  const facts = await factsOf(store, holder, row, act);
  return { participantId, ...facts, sentBy, sentByCrew: row.sentByCrew === 1, decidedBy, decidedAt };
}

/** An act's picture as the crew sees it. */
export async function presentPicture(store: Store, holder: Holder, participantId: string) {
  const row = await PICTURES.of(store.read, participantId);
  if (!row) throw new Error('unreachable: it was just written');
  return actPicture(store, holder, row, await requireParticipant(store.read, participantId));
}

/** The pictures of an event as the crew sees them, by number. */
export async function presentPictures(store: Store, holder: Holder, eventId: string) {
  const ids = (await actsOf(store.read, eventId)).map(({ id }) => id);
  const rows = new Map((await PICTURES.ofAll(store.read, ids)).map((row) => [row.participantId, row]));
  const acts = await participantsById(store.read, [...rows.keys()]);
  return Promise.all(
    acts.flatMap((act) => {
      const row = rows.get(act.id);
      return row ? [actPicture(store, holder, row, act)] : [];
    }),
  );
}

/** An act's picture as its performer sees it. */
export async function presentOwnPicture(store: Store, access: ParticipantAccess) {
  const { participantId } = access;
  const act = await requireParticipant(store.read, participantId);
  const row = await PICTURES.of(store.read, participantId);
  return {
    picture: row ? await factsOf(store, holderOf(access), row, act) : null,
    maySend: photosOf(act) !== 'no' && (await editingBar(store.read, act, store.now())) === undefined,
    ownPlaces: saysOwnPlaces(act) ? photoPlacesIn(act.photoPlaces) : null,
    bar: pictureBar(await consentTo(store.read, act, false)) ?? null,
  };
}
