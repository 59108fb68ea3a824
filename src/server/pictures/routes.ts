/** The calls on pictures of acts, answered. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { PictureSize } from '#domain/pictures/sizes.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { showOwnAt } from '../registration/own.ts';
import { openOwnPace } from '../registration/own-pace.ts';
import { participantById, requireParticipant } from '../registration/queries.ts';
import { holderOf } from '../registration/signed-address.ts';
import type { Store } from '../store/store.ts';
import type { ActFilePlaces } from '../tracks/act-files.ts';
import { STRANGERS_BYTES } from '../tracks/playing.ts';
import type { TrackStorage } from '../tracks/storage.ts';
import {
  decidePicture,
  refuseSending,
  removeActPicture,
  removeOwnPicture,
  takeFromAct,
  takeFromCrew,
} from './commands.ts';
import { drawnAnew } from './drawn-anew.ts';
import { asFile, PICTURES, type PictureRow, readFile } from './files.ts';
import { openLink, presentOwnPicture, presentPicture, presentPictures } from './present.ts';
import { placesOf } from './queries.ts';

/** Another picture has another address; one that may not be shown any more is gone from devices within a day. */
const SHOWN = 'private, max-age=86400, immutable';

/** Registers the calls on acts' pictures. */
export function picturesRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  places: ActFilePlaces,
): void {
  const command = commandsOf(store);
  const pace = openOwnPace(store, 'places of own pictures');
  const { storage } = places;
  const { kept, removed } = PICTURES.handling(store, places);
  const drawn = async (sent: string) => asFile(await drawnAnew(Buffer.from(sent, 'base64')));
  const answer = (reply: FastifyReply, row: PictureRow, size: PictureSize, cache: string) => {
    const { bytes, length } = readFile(storage, row, size);
    return reply
      .type('image/jpeg')
      .headers(STRANGERS_BYTES)
      .header('cache-control', cache)
      .header('content-length', length)
      .send(bytes);
  };
  const gone = () => new Refusal('not_found', 'This picture is no longer here.');
  addCalls(app, gates, picturesEndpoints, {
    actPictures: async ({ access }) =>
      presentPictures(store, holderOf(access), (await requireCurrentEvent(store.read)).id),
    sendActPicture: async ({ access, params, body }) => {
      await requireParticipant(store.read, params.participantId);
      await kept(await drawn(body.picture), (file) => command(takeFromCrew)({ access, params, file }));
      return presentPicture(store, holderOf(access), params.participantId);
    },
    decidePicture: async (call) => {
      await command(decidePicture)(call);
      return presentPicture(store, holderOf(call.access), call.params.participantId);
    },
    removeActPicture: (call) => removed(command(removeActPicture)(call)),
    ownPicture: ({ access }) => presentOwnPicture(store, access),
    sendOwnPicture: async ({ access, body }) => {
      await refuseSending(
        store.read,
        await requireParticipant(store.read, access.participantId),
        store.now(),
      );
      await kept(await drawn(body.picture), (file) => command(takeFromAct)({ access, file }));
      return presentOwnPicture(store, access);
    },
    removeOwnPicture: async (call) => {
      await removed(command(removeOwnPicture)(call));
      return presentOwnPicture(store, call.access);
    },
    showOwnAt: async (call) => {
      pace(call.access.participantId, call.request);
      await command(showOwnAt)(call);
      return presentOwnPicture(store, call.access);
    },
    picture: async ({ params: { place, pictureId, size }, reply }) => {
      const row = await PICTURES.byId(store.read, pictureId);
      const act = row && (await participantById(store.read, row.participantId));
      if (!act || !(await placesOf(store.read, row, act)).includes(place)) throw gone();
      await refuseMissing(storage, row, gone);
      return answer(reply, row, size, SHOWN);
    },
    signedPicture: async ({ params: { link }, reply }) => {
      const opened = await openLink(store, gates, link);
      if (!opened)
        throw new Refusal('link_unknown', 'This address has expired. Reload the page for a new one.');
      const row = await PICTURES.byId(store.read, opened.id);
      if (!row) throw gone();
      await refuseMissing(storage, row, gone);
      return answer(reply, row, opened.size, 'private, no-store');
    },
  });
}

async function refuseMissing(storage: TrackStorage, row: PictureRow, gone: () => Refusal): Promise<void> {
  if ((await storage.size('pictures', row.id)) !== row.size) throw gone();
}
