/** Reading accounts and sessions. */
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { hashToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type AdminRow = Selectable<Tables['admin']>;

/** An account as its owner sees it. */
export const presentAdmin = (row: AdminRow) =>
  pickFields(row, ['id', 'email', 'name', 'role', 'language', 'createdAt']);

/** An account as other admins see it. */
export const presentListedAdmin = (row: AdminRow) => ({
  ...presentAdmin(row),
  disabled: row.disabledAt !== null,
});

/** The account with this id; undefined when there is none. */
export const adminById = (read: Reader, id: string) =>
  read.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();

/** The account with this id. @throws Refusal `not_found`. */
export async function requireAdmin(read: Reader, id: string) {
  const row = await adminById(read, id);
  if (!row) throw new Refusal('not_found', 'There is no such account.');
  return row;
}

/** The account with this address, which is kept in lower case; undefined when there is none. */
export const adminByEmail = (read: Reader, email: string) =>
  read.selectFrom('admin').selectAll().where('email', '=', email).executeTakeFirst();

/** All accounts, the oldest first. */
export const allAdmins = (read: Reader) =>
  read.selectFrom('admin').selectAll().orderBy('createdAt').orderBy('id').execute();

/** A session that nobody used for this long (12 hours, in ms) has ended. */
export const IDLE_MS = 12 * 3_600_000;

/** The sessions of accounts that are switched on, as long as they are valid at `now` (ms). */
const validSessions = (read: Reader, now: number) =>
  read
    .selectFrom('adminSession')
    .innerJoin('admin', 'admin.id', 'adminSession.adminId')
    .where('adminSession.expiresAt', '>', now)
    .where('adminSession.lastSeenAt', '>', now - IDLE_MS)
    .where('admin.disabledAt', 'is', null);

/** The session and account behind a bearer token, if the session is valid at `now`; undefined otherwise. */
export const sessionByToken = (read: Reader, token: string, now: number) =>
  validSessions(read, now)
    .select([
      'adminSession.id as sessionId',
      'adminSession.lastSeenAt',
      'admin.id as adminId',
      'admin.name',
      'admin.role',
    ])
    .where('adminSession.tokenHash', '=', hashToken(token))
    .executeTakeFirst();

/** The role of whoever is signed in by a session at `now` (ms); undefined where it has ended. */
export const roleSignedIn = async (read: Reader, sessionId: string, now: number) =>
  (
    await validSessions(read, now)
      .select('admin.role')
      .where('adminSession.id', '=', sessionId)
      .executeTakeFirst()
  )?.role;

/** The sessions of an account that are valid at `now`, newest first. */
export const sessionsOf = (read: Reader, adminId: string, now: number) =>
  read
    .selectFrom('adminSession')
    .selectAll()
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', now - IDLE_MS)
    .orderBy('lastSeenAt', 'desc')
    .execute();

/**
 * The set-up link with this token, if it may be used at `now`; its `adminId` is null for the link that makes the first
 * admin.
 */
export const workingLink = (read: Reader, token: string, now: number) =>
  read
    .selectFrom('setupLink')
    .select('adminId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
