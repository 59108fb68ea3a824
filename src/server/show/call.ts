/** A performer's own call, answered from the same view that the crew's call board shows. */
import type { FastifyInstance } from 'fastify';
import { callEndpoints } from '#contract/show/call.ts';
import { performersCall } from '#domain/show/call.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { currentRound, itemRows } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import type { Feed } from './feed.ts';

/** Adds the call. */
export function callRoutes(app: FastifyInstance, gates: Gates, store: Store, feed: Feed): void {
  addCalls(app, gates, callEndpoints, {
    ownCall: async ({ access }) => {
      const round = await currentRound(store.read);
      // The screens follow the current event; an act of another one has no call tonight.
      if (round?.eventId !== access.eventId) return { call: null };
      const items = await itemRows(store.read, round.id);
      const own = items.find((item) => item.participantId === access.participantId);
      return { call: own ? performersCall((await feed.now('crew')).view, own.id) : null };
    },
  });
}
