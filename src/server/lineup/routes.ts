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
import { roundOf } from './gate.ts';
import type { ShowStand } from './over.ts';
import { presentRunningOrder } from './queries.ts';

/** Adds the room's calls. The show's word: which items have been on stage, and how far it is. */
export function lineupRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { hadOn, showStand }: { hadOn: HadOn; showStand: ShowStand },
): void {
  const to = { store, showStand };
  addCalls(app, gates, lineupEndpoints, {
    runningOrder: async ({ round }) => presentRunningOrder(store.read, await roundOf(store.read, round)),
    addAccepted: (call) => addAccepted(to, call),
    addPerformance: (call) => addPerformance(to, call, call.body),
    addCue: (call) => addCue(to, call, call.body),
    changeItem: (call) => changeItem(store, call, call.params.id, call.body),
    moveItem: (call) => moveItem({ store, hadOn }, call, { id: call.params.id, ...call.body }),
    swapItems: (call) => swapItems({ store, hadOn }, call, call.body),
    removeItem: (call) => removeItem(store, call, call.params.id),
  });
}
