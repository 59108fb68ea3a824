/** The calls of screens that are paired by their own code, answered. */
import type { FastifyInstance } from 'fastify';
import { screensEndpoints } from '#contract/show/screens.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import type { Store } from '../store/store.ts';
import type { Followers } from './followers.ts';
import { changeScreen, claimScreen, offerScreen, ownScreen, presentScreens } from './pairing.ts';
import type { PresenceBook } from './presence.ts';

/** Adds them. A screen that is unpaired loses its stream at once. */
export function screenRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, followers, presence }: { store: Store; followers: Followers; presence: PresenceBook },
): void {
  addCalls(app, gates, screensEndpoints, {
    offerScreen: ({ body }) => offerScreen(store, body.kind),
    claimScreen: ({ access, body }) => claimScreen(store, access, body),
    pairedScreens: () => presentScreens(store, presence),
    renameScreen: ({ access, params, body }) => changeScreen(store, access, params.id, body),
    identifyScreen: ({ access, params }) => changeScreen(store, access, params.id, 'identify'),
    unpairScreen: async ({ access, params }) => {
      await changeScreen(store, access, params.id, 'unpair');
      await followers.recheck();
    },
    ownScreen: async ({ request }) => ownScreen(store, await gates.screen(request).catch(() => undefined)),
  });
}
