/** The calls on accounts, answered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { Gates } from '../http/access.ts';
import { networkOf, originOf } from '../http/address.ts';
import { API, addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { deviceName } from '../http/device.ts';
import { newToken, type Secrets } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { addAdmin, changeAdmin, issueAccountLink, setUp, updateProfile } from './commands.ts';
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

const COOKIE = 'ovation_device';
const PURPOSE = 'known device';
const LIFE_SECONDS = 400 * 86_400;

const accountOf = (secrets: Secrets, email: string): string =>
  secrets.fingerprint(PURPOSE, email).slice(0, 32);

/**
 * The signed mark of a browser that signed in to the account with this address before; undefined for any other. It
 * opens nothing: it only keeps strangers' wrong guesses from making this browser wait.
 */
function knownDevice(request: FastifyRequest, secrets: Secrets, email: string): string | undefined {
  const mark = secrets.verify(PURPOSE, request.cookies[COOKIE] ?? '');
  return mark?.startsWith(`${accountOf(secrets, email)}-`) ? mark : undefined;
}

/**
 * Sets the mark of a browser that has just signed in, as a cookie that scripts cannot read and only the sign-in calls
 * receive.
 */
function markDevice(request: FastifyRequest, reply: FastifyReply, secrets: Secrets, email: string): void {
  reply.setCookie(COOKIE, secrets.sign(PURPOSE, `${accountOf(secrets, email)}-${newToken()}`), {
    httpOnly: true,
    sameSite: 'strict',
    // A hall's laptop serves plain http, where a Secure cookie would never come back.
    secure: request.protocol === 'https',
    path: `${API}/auth/admin`,
    maxAge: LIFE_SECONDS,
  });
}
