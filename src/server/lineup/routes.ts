/** The calls on the running order, answered. */
import type { FastifyInstance } from 'fastify';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import type { Store } from '../store/store.ts';
import {
  addAccepted,
  addCue,
  addPerformance,
  changeItem,
  type HadOn,
  moveItem,
  removeItem,
  swapItems,
} from './commands.ts';
import type { ShowStand } from './over.ts';
import { presentRunningOrder, requireCurrentRound } from './queries.ts';

/** Adds the room's calls. The show's word: which items have been on stage, and how far it is. */
export function lineupRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { hadOn, showStand }: { hadOn: HadOn; showStand: ShowStand },
): void {
  const to = { store, showStand };
  addCalls(app, gates, lineupEndpoints, {
    runningOrder: async () => presentRunningOrder(store.read, await requireCurrentRound(store.read)),
    addAccepted: ({ access, commandId }) => addAccepted(to, access, commandId),
    addPerformance: ({ access, body, commandId }) => addPerformance(to, access, body, commandId),
    addCue: ({ access, body, commandId }) => addCue(to, access, body, commandId),
    changeItem: ({ access, params, body, commandId }) =>
      changeItem(store, access, params.id, body, commandId),
    moveItem: ({ access, params, body, commandId }) =>
      moveItem({ store, hadOn }, access, { id: params.id, ...body }, commandId),
    swapItems: ({ access, body, commandId }) => swapItems({ store, hadOn }, access, body, commandId),
    removeItem: ({ access, params, commandId }) => removeItem(store, access, params.id, commandId),
  });
}
