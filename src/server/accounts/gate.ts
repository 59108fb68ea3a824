/** Who an admin call comes from. The only place that mints admin and crew proofs. */
import type { FastifyRequest } from 'fastify';
import { bearerToken, type Gate, mint } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { sessionByToken } from './queries.ts';

/** The gates for calls of either role and for calls of admins only. */
export function adminGates(store: Store): { admin: Gate<'admin'>; crew: Gate<'crew'> } {
  const session = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    const found = token === undefined ? undefined : await sessionByToken(store.read, token, store.now());
    if (!found) throw new Refusal('unauthenticated');
    const by: Actor = { kind: found.role, id: found.adminId, name: found.name };
    return { adminId: found.adminId, sessionId: found.sessionId, role: found.role, by };
  };
  return {
    crew: async (request) => mint<'crew'>(await session(request)),
    admin: async (request) => {
      const { role, ...rest } = await session(request);
      if (role !== 'admin') throw new Refusal('forbidden');
      return mint<'admin'>({ ...rest, role });
    },
  };
}
