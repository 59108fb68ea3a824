/** The calls on pictures of acts, answered. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { PictureSize } from '#domain/pictures/sizes.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { participantById, requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { discardFiles } from '../tracks/discards.ts';
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
import { type KeptFile, keepFile, readFile } from './files.ts';
import { openLink, presentOwnPicture, presentPicture, presentPictures } from './present.ts';
import { mayBeSeen, type PictureRow, pictureById } from './queries.ts';

const HEADERS = {
  'content-type': 'image/jpeg',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
/** Another picture has another address; one that may not be shown any more is gone from devices within a day. */
const SHOWN = 'private, max-age=86400, immutable';

export interface PictureFiles {
  storage: TrackStorage;
  /** Removes what the database gave up. */
  clearAway: () => Promise<void>;
  onTrouble: (error: unknown) => void;
}

/** Adds the room's calls. */
export function picturesRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { storage, clearAway, onTrouble }: PictureFiles,
): void {
  const command = commandsOf(store);
  /** Draws it anew and keeps it before the write, which nobody waits for meanwhile. */
  const kept = async <T>(sent: string, take: (file: KeptFile) => Promise<T>): Promise<T> => {
    const file = await keepFile(storage, await drawnAnew(Buffer.from(sent, 'base64')));
    try {
      return await take(file);
    } catch (error) {
      await store.write({ by: SYSTEM }, ({ tx }) => discardFiles(tx, [file.id]));
      throw error;
    } finally {
      await clearAway().catch(onTrouble);
    }
  };
  const removed = async (remove: Promise<void>): Promise<void> => {
    await remove;
    await clearAway().catch(onTrouble);
  };
  const answer = (reply: FastifyReply, row: PictureRow, size: PictureSize, cache: string) => {
    const { bytes, length } = readFile(storage, row, size);
    return reply.headers(HEADERS).header('cache-control', cache).header('content-length', length).send(bytes);
  };
  const gone = () => new Refusal('not_found', 'This picture is not here any more.');
  addCalls(app, gates, picturesEndpoints, {
    actPictures: async () => presentPictures(store, (await requireCurrentEvent(store.read)).id),
    sendActPicture: async ({ access, params, body }) => {
      await requireParticipant(store.read, params.participantId);
      await kept(body.picture, (file) => command(takeFromCrew)({ access, params, file }));
      return presentPicture(store, params.participantId);
    },
    decidePicture: async (call) => {
      await command(decidePicture)(call);
      return presentPicture(store, call.params.participantId);
    },
    removeActPicture: (call) => removed(command(removeActPicture)(call)),
    ownPicture: ({ access }) => presentOwnPicture(store, access.participantId),
    sendOwnPicture: async ({ access, body }) => {
      await refuseSending(
        store.read,
        await requireParticipant(store.read, access.participantId),
        store.now(),
      );
      await kept(body.picture, (file) => command(takeFromAct)({ access, file }));
      return presentOwnPicture(store, access.participantId);
    },
    removeOwnPicture: async (call) => {
      await removed(command(removeOwnPicture)(call));
      return presentOwnPicture(store, call.access.participantId);
    },
    picture: async ({ params: { pictureId, size }, reply }) => {
      const row = await pictureById(store.read, pictureId);
      const act = row && (await participantById(store.read, row.participantId));
      if (!act || !(await mayBeSeen(store.read, row, act))) throw gone();
      await refuseMissing(storage, row, gone);
      return answer(reply, row, size, SHOWN);
    },
    signedPicture: async ({ params: { link }, reply }) => {
      const opened = openLink(store.secrets, store.now(), link);
      if (!opened)
        throw new Refusal('link_unknown', 'This address has run out. Load the page again for a new one.');
      const row = await pictureById(store.read, opened.id);
      if (!row) throw gone();
      await refuseMissing(storage, row, gone);
      return answer(reply, row, opened.size, 'private, no-store');
    },
  });
}

async function refuseMissing(storage: TrackStorage, row: PictureRow, gone: () => Refusal): Promise<void> {
  if ((await storage.size('pictures', row.id)) !== row.size) throw gone();
}
