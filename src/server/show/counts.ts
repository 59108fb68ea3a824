/** The numbers beside the words of the admin's rail, counted by the database. */
import type { FastifyInstance } from 'fastify';
import { countsEndpoints } from '#contract/show/counts.ts';
import { categoriesOf, currentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { countJudges } from '../judging/queries.ts';
import { countActs } from '../registration/queries.ts';
import type { Store } from '../store/store.ts';

/** Registers the call for the show's counts. */
export function countsRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  addCalls(app, gates, countsEndpoints, {
    counts: async () => {
      const event = await currentEvent(store.read);
      if (!event) return { participants: 0, judges: 0, categories: 0 };
      return {
        participants: await countActs(store.read, event.id),
        judges: await countJudges(store.read, event.id),
        categories: (await categoriesOf(store.read, event.id)).length,
      };
    },
  });
}
