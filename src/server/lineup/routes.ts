/** The calls on the running order, answered. */
import type { FastifyInstance } from 'fastify';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import type { CrewAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import {
  addAccepted,
  addCue,
  addPerformance,
  arrangeItems,
  changeItem,
  moveItem,
  removeItem,
  swapItems,
} from './commands.ts';
import { roundOf } from './gate.ts';
import type { ShowProgress } from './over.ts';
import { presentRunningOrder } from './queries.ts';

/** Registers the calls on the running order. */
export function lineupRoutes(app: FastifyInstance, gates: Gates, store: Store, show: ShowProgress): void {
  const command = commandsOf(store);
  const ofShow = <Input, Answer>(
    make: (work: Work, access: CrewAccess, input: Input, show: ShowProgress) => Promise<Answer>,
  ) => command((work, access: CrewAccess, input: Input) => make(work, access, input, show));
  addCalls(app, gates, lineupEndpoints, {
    runningOrder: async ({ round }) => presentRunningOrder(store.read, await roundOf(store.read, round)),
    addAccepted: ofShow(addAccepted),
    addPerformance: ofShow(addPerformance),
    addCue: ofShow(addCue),
    changeItem: ofShow(changeItem),
    moveItem: ofShow(moveItem),
    swapItems: ofShow(swapItems),
    arrangeItems: ofShow(arrangeItems),
    removeItem: ofShow(removeItem),
  });
}
