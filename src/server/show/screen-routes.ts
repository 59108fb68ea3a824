/** The calls of screens that are paired by their own code, answered. */
import type { FastifyInstance } from 'fastify';
import { screensEndpoints } from '#contract/show/screens.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import {
  claimScreen,
  identifyScreen,
  offerScreen,
  ownScreen,
  presentScreens,
  renameScreen,
  unpairScreen,
} from './pairing.ts';
import type { PresenceBook } from './presence.ts';
import type { RestrictedStreams } from './restricted-streams.ts';
import { undefinedIfRefused } from './screens.ts';

/**
 * Registers the calls on paired screens. A screen that is unpaired loses its stream at once, and so do strangers'
 * pages that were the wall until the first projector was paired.
 */
export function screenRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, followers, presence }: { store: Store; followers: RestrictedStreams; presence: PresenceBook },
): void {
  const command = commandsOf(store);
  addCalls(app, gates, screensEndpoints, {
    offerScreen: ({ body }) => offerScreen(store, body.kind),
    claimScreen: async (call) => {
      const claimed = await command(claimScreen)(call);
      await followers.recheck();
      return claimed;
    },
    pairedScreens: () => presentScreens(store, presence),
    renameScreen: command(renameScreen),
    identifyScreen: command(identifyScreen),
    unpairScreen: async (call) => {
      await command(unpairScreen)(call);
      await followers.recheck();
    },
    ownScreen: async ({ request }) => ownScreen(store, await gates.screen(request).catch(undefinedIfRefused)),
  });
}
