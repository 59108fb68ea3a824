/** The calls on the acts' music, answered. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { NO_TRACK_YET } from '#domain/tracks/track.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { actsOf } from '../registration/queries.ts';
import { holderOf } from '../registration/signed-address.ts';
import type { Store } from '../store/store.ts';
import { offerZip, sendZip } from './all-tracks.ts';
import { setTrack, setTracks, setTrim } from './commands.ts';
import { sayPlaying, setCue } from './cues.ts';
import { makeCurrent } from './files.ts';
import type { Incoming } from './incoming.ts';
import { type PlacesOf, sendSound } from './playing.ts';
import { presentActTrack, presentOwnTrack } from './present.ts';
import { tracksOf } from './queries.ts';
import type { TrackStorage } from './storage.ts';
import type { Strays } from './strays.ts';

/** Registers the calls on music. */
export function tracksRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  {
    storage,
    incoming,
    strays,
    placesOf,
    onTrim,
  }: {
    storage: TrackStorage;
    incoming: Incoming;
    strays: Strays;
    placesOf: PlacesOf;
    onTrim: () => void;
  },
): void {
  // A player that pauses holds its answer open; the server's end does not wait for the song's.
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const answer of open) answer.destroy();
  });
  const noted = (reply: FastifyReply): FastifyReply => {
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
    return reply;
  };
  const command = commandsOf(store);
  addCalls(app, gates, tracksEndpoints, {
    tracks: async () => {
      const event = await requireCurrentEvent(store.read);
      const acts = await actsOf(store.read, event.id);
      const tracks = await tracksOf(
        store.read,
        acts.map((act) => act.id),
      );
      const uploads = await incoming.progress();
      return acts.flatMap(({ id }) => {
        const track = tracks.get(id);
        const upload = uploads.get(id) ?? null;
        return track || upload
          ? [{ ...(track ?? { ...NO_TRACK_YET, lost: false, noteTold: [] }), participantId: id, upload }]
          : [];
      });
    },
    actTrack: ({ params, access }) =>
      presentActTrack(store, incoming, { ...params, holder: holderOf(access) }),
    setTrack: command(setTrack),
    setTracks: command(setTracks),
    setTrim: async (call) => {
      await command(setTrim)(call);
      onTrim();
    },
    setCue: command(setCue),
    sayPlaying: command(sayPlaying),
    makeFileCurrent: command(makeCurrent),
    offerZip: async ({ query, access }) => {
      const event = await requireCurrentEvent(store.read);
      return offerZip(store, storage, placesOf, {
        eventId: event.id,
        sound: query.sound,
        holder: holderOf(access),
      });
    },
    strays: () => strays.told(),
    removeStrays: ({ access, body }) => strays.remove(access, body.newestAt),
    ownTrack: ({ access }) => presentOwnTrack(store, access),
    trackSound: ({ params, request, reply }) =>
      sendSound(store, gates, storage, placesOf, params.link, request, noted(reply)),
    trackZip: ({ params, reply }) => sendZip(store, gates, storage, placesOf, params.link, noted(reply)),
  });
}
