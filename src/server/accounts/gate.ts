/** Who an admin call comes from. The only place that mints admin and crew proofs. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { TAKE_BACK } from '#contract/take-back.ts';
import { bearerToken, cameAt, type Gate, header, mint, type SignedIn } from '../http/access.ts';
import type { Actor } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { roleSignedIn, sessionByToken } from './queries.ts';
import { takeBackReasonOf } from './take-back-reason.ts';

/** A session's last use is kept to so many ms. */
const SEEN_EVERY_MS = 300_000;

/** Notes that the session is in use, so that it does not end for want of it. */
async function noteSeen(
  store: Store,
  session: { sessionId: string; lastSeenAt: number },
  at: number,
): Promise<void> {
  if (Math.abs(at - session.lastSeenAt) < SEEN_EVERY_MS) return;
  await store
    .quiet((tx) =>
      tx.updateTable('adminSession').set({ lastSeenAt: at }).where('id', '=', session.sessionId).execute(),
    )
    // A full disk or a locked database keeps nobody from looking; the next call notes it.
    .catch(() => undefined);
}

/**
 * Why a call takes a certified result back, where it says so.
 * @throws Refusal `invalid` for a reason that cannot be read.
 */
function takeBackReason(request: FastifyRequest): string | undefined {
  const given = header(request, TAKE_BACK);
  if (given === undefined) return undefined;
  const reason = takeBackReasonOf.safeParse(given);
  if (reason.success) return reason.data;
  throw new Refusal('invalid', undefined, { fields: { [TAKE_BACK]: 'Say why, in up to 300 characters.' } });
}

/** The gates for calls of admins only, and of admins and crew; and who is signed in by a session. */
export function adminGates(store: Store): { admin: Gate<'admin'>; crew: Gate<'crew'>; signedIn: SignedIn } {
  const session = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const found = token === undefined ? undefined : await sessionByToken(store.read, token, store.now());
    if (!found) throw new Refusal('unauthenticated');
    await noteSeen(store, found, cameAt(request, store.now()));
    const takesBack = found.role === 'admin' ? takeBackReason(request) : undefined;
    const by: Actor = {
      kind: found.role,
      id: found.adminId,
      name: found.name,
      ...(takesBack !== undefined && { takesBack }),
    };
    return { adminId: found.adminId, sessionId: found.sessionId, role: found.role, by };
  };
  return {
    crew: async (request) => mint<'crew'>(await session(request)),
    admin: async (request) => {
      const { role, ...rest } = await session(request);
      if (role !== 'admin') throw new Refusal('forbidden');
      return mint<'admin'>({ ...rest, role });
    },
    signedIn: (sessionId) => roleSignedIn(store.read, sessionId, store.now()),
  };
}
