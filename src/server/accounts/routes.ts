/** The calls on accounts, answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Gates } from '../http/access.ts';
import { networkOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { deviceName } from '../http/device.ts';
import type { Store } from '../store/store.ts';
import { addAdmin, changeAdmin, setUp, updateProfile } from './commands.ts';
import { knownDevice, markDevice } from './known-devices.ts';
import {
  adminById,
  allAdmins,
  presentAdmin,
  presentListedAdmin,
  sessionsOf,
  setupLinkWorks,
} from './queries.ts';
import { endOtherSessions, endSession, logout, signOutAdmin } from './sessions.ts';
import { openSignIns } from './sign-in.ts';

const device = (request: FastifyRequest) => deviceName(request.headers['user-agent']);

/** Adds the room's calls. */
export function accountsRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  const signIns = openSignIns(store);
  const command = commandsOf(store);
  addCalls(app, gates, accountsEndpoints, {
    login: async ({ body, request, reply }) => {
      const known = knownDevice(request, store.secrets, body.email);
      const answer = await signIns.login(body, device(request), {
        address: networkOf(request.ip),
        known,
        gone: () => request.raw.socket.destroyed,
      });
      if (known === undefined) markDevice(request, reply, store.secrets, body.email);
      return answer;
    },
    logout: command(logout),
    setupState: async ({ params }) => {
      if (!(await setupLinkWorks(store.read, params.token, store.now()))) throw new Refusal('link_unknown');
      return { valid: true } as const;
    },
    setup: ({ params, body, request }) => setUp(store, params.token, body, device(request)),
    profile: async ({ access }) => {
      const row = await adminById(store.read, access.adminId);
      if (!row) throw new Refusal('unauthenticated');
      return presentAdmin(row);
    },
    updateProfile: command(updateProfile),
    changePassword: ({ access, body }) => signIns.changePassword(access, body),
    sessions: async ({ access }) =>
      (await sessionsOf(store.read, access.adminId, store.now())).map((row) => ({
        id: row.id,
        device: row.device,
        createdAt: row.createdAt,
        lastSeenAt: row.lastSeenAt,
        isThis: row.id === access.sessionId,
      })),
    endSession: command(endSession),
    endOtherSessions: command(endOtherSessions),
    admins: async () => (await allAdmins(store.read)).map(presentListedAdmin),
    addAdmin: ({ access, body }) => addAdmin(store, access, body),
    signOutAdmin: command(signOutAdmin),
    changeAdmin: command(changeAdmin),
  });
}
