/** A performer's own call, answered from the same view that the crew's call board shows. */
import type { FastifyInstance } from 'fastify';
import { callEndpoints } from '#contract/show/call.ts';
import { performersCall } from '#domain/show/call.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import { itemRows, latestRound } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import type { Feed } from './feed.ts';

const onlyIfOn = (error: unknown): undefined => {
  if (!(error instanceof Refusal) || error.code !== 'no_event') throw error;
};

/** Adds the call. */
export function callRoutes(app: FastifyInstance, gates: Gates, store: Store, feed: Feed): void {
  addCalls(app, gates, callEndpoints, {
    ownCall: async ({ access }) => {
      const round = await latestRound(store.read, access.eventId);
      const items = round ? await itemRows(store.read, round.id) : [];
      const own = items.find((item) => item.participantId === access.participantId);
      if (!own) return { call: null };
      // The screens follow the current event; an act of another one has no call tonight.
      const board = await feed.now('crew', access).catch(onlyIfOn);
      return { call: board ? performersCall(board.view, own.id) : null };
    },
  });
}
