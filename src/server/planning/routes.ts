/** The calls on planning a show, answered. */
import type { FastifyInstance } from 'fastify';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import type { Gates } from '../http/access.ts';
import { openedAt } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import { beginEvent } from './begin.ts';
import { saySentence, sentencesFor } from './sentences.ts';
import { templateOf } from './template-of.ts';
import { eventTextsOf, giveTexts } from './texts.ts';

/** Registers the calls on templates and the event's texts. */
export function planningRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  const command = commandsOf(store);
  addCalls(app, gates, planningEndpoints, {
    beginEvent: command((work, access, { body, request }) =>
      beginEvent(work, access, body, openedAt(request)),
    ),
    eventTemplate: ({ params }) => templateOf(store, params.id),
    eventTexts: ({ params }) => eventTextsOf(store.read, params.id, store.now()),
    giveTexts: command(giveTexts),
    sentences: ({ params, query }) => sentencesFor(store.read, params.id, query),
    saySentence: command(saySentence),
  });
}
