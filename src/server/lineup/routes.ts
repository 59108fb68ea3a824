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
import { presentRunningOrder, requireCurrentRound } from './queries.ts';

/** Adds the room's calls. `hadOn` is the show's word on which items have been on stage. */
export function lineupRoutes(app: FastifyInstance, gates: Gates, store: Store, hadOn: HadOn): void {
  addCalls(app, gates, lineupEndpoints, {
    runningOrder: async () => presentRunningOrder(store.read, await requireCurrentRound(store.read)),
    addAccepted: ({ access, commandId }) => addAccepted(store, access, commandId),
    addPerformance: ({ access, body, commandId }) => addPerformance(store, access, body, commandId),
    addCue: ({ access, body, commandId }) => addCue(store, access, body, commandId),
    changeItem: ({ access, params, body, commandId }) =>
      changeItem(store, access, params.id, body, commandId),
    moveItem: ({ access, params, body, commandId }) =>
      moveItem({ store, hadOn }, access, { id: params.id, ...body }, commandId),
    swapItems: ({ access, body, commandId }) => swapItems({ store, hadOn }, access, body, commandId),
    removeItem: ({ access, params, commandId }) => removeItem(store, access, params.id, commandId),
  });
}
