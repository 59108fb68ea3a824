/** Sessions of accounts: begun, ended, and looked at once more before something that took long is written. */
import type { Transaction } from 'kysely';
import type { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { adminById, requireAdmin, sessionsOf } from './queries.ts';

const SESSION_LIFE = 7 * 86_400_000;

/** Begins a session and returns its token, of which the database keeps only the hash. */
export async function startSession({ tx, now }: Work, adminId: string, device: string): Promise<string> {
  const token = newToken();
  await tx.deleteFrom('adminSession').where('expiresAt', '<=', now).execute();
  await tx
    .insertInto('adminSession')
    .values({
      id: newId(),
      adminId,
      tokenHash: hashToken(token),
      device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + SESSION_LIFE,
    })
    .execute();
  return token;
}

/**
 * Checks inside a write that the session and role of a call that worked for a while are still valid.
 * @throws Refusal `unauthenticated` when its session has ended meanwhile, or its account has another role.
 */
export async function requireSession({ tx, now }: Work, access: CrewAccess | AdminAccess): Promise<void> {
  const row = await adminById(tx, access.adminId);
  const lives = (await sessionsOf(tx, access.adminId, now)).some(({ id }) => id === access.sessionId);
  if (!lives || row?.role !== access.role || row.disabledAt !== null) throw new Refusal('unauthenticated');
}

/** Ends the session that the call was made in. */
export async function logout({ tx, audit }: Work, access: CrewAccess): Promise<void> {
  await tx.deleteFrom('adminSession').where('id', '=', access.sessionId).execute();
  audit({ action: 'session.ended', subject: `admin:${access.adminId}` });
}

/** Ends another of the caller's own sessions. @throws Refusal `not_found`. */
export async function endSession(
  { tx, audit }: Work,
  access: CrewAccess,
  { params }: InputOf<typeof accountsEndpoints.endSession>,
): Promise<void> {
  const ended = await tx
    .deleteFrom('adminSession')
    .where('id', '=', params.id)
    .where('adminId', '=', access.adminId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Refusal('not_found', 'That session has ended already.');
  audit({ action: 'session.ended', subject: `admin:${access.adminId}` });
}

/** Ends all sessions of the caller but the one of the call, and answers how many. */
export async function endOtherSessions({ tx, audit }: Work, access: CrewAccess) {
  const ended = await endAll(tx, access.adminId, access.sessionId);
  audit({ action: 'session.others_ended', subject: `admin:${access.adminId}`, after: { ended } });
  return { endedSessions: ended };
}

/** Ends all sessions of an account. Its password stays. */
export async function signOutAdmin(
  { tx, audit }: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof accountsEndpoints.signOutAdmin>,
) {
  await requireAdmin(tx, id);
  const ended = await endAll(tx, id);
  audit({ action: 'admin.signed_out', subject: `admin:${id}`, after: { ended } });
  return { endedSessions: ended };
}

/** Ends an account's sessions except the one with the id `except`, and answers how many. */
export async function endAll(tx: Transaction<Tables>, adminId: string, except = ''): Promise<number> {
  const ended = await tx
    .deleteFrom('adminSession')
    .where('adminId', '=', adminId)
    .where('id', '!=', except)
    .returning('id')
    .execute();
  return ended.length;
}
