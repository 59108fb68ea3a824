/** The calls on the acts' music, answered. */
import type { FastifyInstance } from 'fastify';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { actsOf } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';
import { setTrack } from './commands.ts';
import { trackOf, tracksOf } from './queries.ts';

/** Adds the room's calls. */
export function tracksRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  addCalls(app, gates, tracksEndpoints, {
    tracks: async () => {
      const event = await requireCurrentEvent(store.read);
      const acts = await actsOf(store.read, event.id);
      const tracks = await tracksOf(
        store.read,
        acts.map((act) => act.id),
      );
      return [...tracks.values()];
    },
    setTrack: ({ access, params, body }) => setTrack(store, access, params.participantId, body),
    ownTrack: async ({ access }) => {
      const track = await trackOf(store.read, access.participantId);
      return {
        state: track.state,
        problem: track.state === 'problem' && track.note !== '' ? track.note : null,
        changedAt: track.changedAt,
      };
    },
  });
}
