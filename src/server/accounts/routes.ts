/** The calls on accounts, answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { Gates } from '../http/access.ts';
import { networkOf, originOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { deviceName } from '../http/device.ts';
import type { Store } from '../store/store.ts';
import { addAdmin, changeAdmin, issueAccountLink, setUp, updateProfile } from './commands.ts';
import { knownDevice, markDevice } from './known-devices.ts';
import {
  adminById,
  allAdmins,
  presentAdmin,
  presentListedAdmin,
  sessionsOf,
  workingLink,
} from './queries.ts';
import { endOtherSessions, endSession, logout, signOutAdmin } from './sessions.ts';
import { openSignIns } from './sign-in.ts';

const device = (request: FastifyRequest) => deviceName(request.headers['user-agent']);

export interface AccountsGiven {
  /** The address that the organisers set for this server; empty when they set none. */
  publicAddress: () => Promise<string>;
}

/** Registers the calls on accounts and signing in. */
export function accountsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { publicAddress }: AccountsGiven,
): void {
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
      const link = await workingLink(store.read, params.token, store.now());
      if (!link) throw new Refusal('link_unknown');
      const row = link.adminId === null ? undefined : await adminById(store.read, link.adminId);
      return { valid: true as const, account: row ? { name: row.name, email: row.email } : null };
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
        ...pickFields(row, ['id', 'device', 'createdAt', 'lastSeenAt']),
        isThis: row.id === access.sessionId,
      })),
    endSession: command(endSession),
    endOtherSessions: command(endOtherSessions),
    admins: async () => (await allAdmins(store.read)).map(presentListedAdmin),
    addAdmin: ({ access, body }) => addAdmin(store, access, body),
    linkForAdmin: async (call) => {
      const { token, expiresAt } = await command(issueAccountLink)(call);
      return { url: `${originOf(call.request, await publicAddress())}/setup/${token}`, expiresAt };
    },
    signOutAdmin: command(signOutAdmin),
    changeAdmin: command(changeAdmin),
  });
}
