/** The calls on other gear in the settings, answered. */
import type { FastifyInstance } from 'fastify';
import { gearEndpoints } from '#contract/show/gear.ts';
import type { Gates } from '../../http/access.ts';
import { addCalls } from '../../http/calls.ts';
import { commandsOf } from '../../http/command.ts';
import type { Store } from '../../store/store.ts';
import { addWebhook, removeWebhook, testWebhook, webhooks } from './hooks.ts';
import { addControlToken, controlTokens, removeControlToken } from './tokens.ts';

/** Registers the calls on gear tokens and webhooks. */
export function gearRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  const command = commandsOf(store);
  addCalls(app, gates, gearEndpoints, {
    gear: async () => ({ tokens: await controlTokens(store), webhooks: await webhooks(store) }),
    addControlToken: command(addControlToken),
    removeControlToken: command(removeControlToken),
    addWebhook: command(addWebhook),
    removeWebhook: command(removeWebhook),
    testWebhook: command(testWebhook),
  });
}
