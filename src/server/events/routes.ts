/** The calls on events and categories, answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { Gates } from '../http/access.ts';
import { originOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { sharedAnswer } from '../http/shared-answers.ts';
import type { Store } from '../store/store.ts';
import {
  type AlongWithEvent,
  addCategory,
  addEvent,
  type Begun,
  changeCategory,
  changeEvent,
  type LineupTurned,
  makeCurrent,
  orderCategories,
  removeCategory,
} from './commands.ts';
import { type AlongWithCopy, copyEvent } from './copy.ts';
import {
  allEvents,
  categoriesOf,
  presentCategory,
  presentPublicEvent,
  requireCurrentEvent,
} from './queries.ts';

/** Where an admin has this server open; empty where only this machine itself can. */
function openedAt(request: FastifyRequest): string {
  const origin = originOf(request);
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin) ? '' : origin;
}

/** What other rooms do along with an event, and know of it. */
interface Neighbours {
  alongWithEvent: AlongWithEvent;
  alongWithCopy: AlongWithCopy;
  begun: Begun;
  lineupTurned: LineupTurned;
}

/** Adds the room's calls. */
export function eventsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { alongWithEvent, alongWithCopy, begun, lineupTurned }: Neighbours,
): void {
  const publicEvent = sharedAnswer(store, eventsEndpoints.currentEvent, async (read) => {
    const event = await requireCurrentEvent(read);
    return presentPublicEvent(event, await categoriesOf(read, event.id), store.now());
  });
  addCalls(app, gates, eventsEndpoints, {
    currentEvent: () => publicEvent(),
    events: () => allEvents(store.read),
    addEvent: ({ access, body, request }) => {
      const settings = { ...body.settings, lettersAddress: body.settings.mailOn ? openedAt(request) : '' };
      return addEvent(store, access, { ...body, settings }, alongWithEvent);
    },
    changeEvent: ({ access, params, body, request }) =>
      changeEvent(store, access, params.id, body, { opened: openedAt(request), begun, lineupTurned }),
    copyEvent: ({ access, params, body, commandId }) =>
      copyEvent(store, access, params.id, body, alongWithCopy, commandId),
    makeEventCurrent: ({ access, params }) => makeCurrent(store, access, params.id),
    categories: async () => {
      const event = await requireCurrentEvent(store.read);
      return (await categoriesOf(store.read, event.id)).map(presentCategory);
    },
    addCategory: ({ access, body }) => addCategory(store, access, body),
    changeCategory: ({ access, params, body }) => changeCategory(store, access, params.id, body),
    orderCategories: ({ access, body }) => orderCategories(store, access, body.ids),
    removeCategory: ({ access, params }) => removeCategory(store, access, params.id),
  });
}
