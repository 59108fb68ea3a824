/** The calls on other gear in the settings, answered. */
import type { FastifyInstance } from 'fastify';
import { gearEndpoints } from '#contract/show/gear.ts';
import type { Gates } from '../../http/access.ts';
import { addCalls } from '../../http/calls.ts';
import type { Store } from '../../store/store.ts';
import { addWebhook, removeWebhook, testWebhook, webhooks } from './hooks.ts';
import { addControlToken, controlTokens, removeControlToken } from './tokens.ts';

/** Adds the calls. */
export function gearRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  addCalls(app, gates, gearEndpoints, {
    gear: async () => ({ tokens: await controlTokens(store), webhooks: await webhooks(store) }),
    addControlToken: ({ access, body, commandId }) => addControlToken(store, access, body.name, commandId),
    removeControlToken: ({ access, params }) => removeControlToken(store, access, params.id),
    addWebhook: ({ access, body, commandId }) => addWebhook(store, access, body, commandId),
    removeWebhook: ({ access, params }) => removeWebhook(store, access, params.id),
    testWebhook: ({ access, params }) => testWebhook(store, access, params.id),
  });
}
