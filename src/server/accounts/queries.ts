/** Reading accounts and sessions. */
import type { Selectable } from 'kysely';
import { hashToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type AdminRow = Selectable<Tables['admin']>;

/** What the wire shows of an account. */
export const presentAdmin = (row: AdminRow) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  language: row.language,
  createdAt: row.createdAt,
});

/** The same, with what other admins may know. */
export const presentListedAdmin = (row: AdminRow) => ({
  ...presentAdmin(row),
  disabled: row.disabledAt !== null,
});

/** One account. */
export const adminById = (read: Reader, id: string) =>
  read.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();

/** One account by its address, which is kept in lower case. */
export const adminByEmail = (read: Reader, email: string) =>
  read.selectFrom('admin').selectAll().where('email', '=', email).executeTakeFirst();

/** All accounts, oldest first. */
export const allAdmins = (read: Reader) =>
  read.selectFrom('admin').selectAll().orderBy('createdAt').orderBy('id').execute();

/** A session that nobody used for so long has ended: an evening and a night at the longest. */
export const IDLE_MS = 12 * 3_600_000;

/** The session and account behind a bearer token, if it still counts at `now`. */
export const sessionByToken = (read: Reader, token: string, now: number) =>
  read
    .selectFrom('adminSession')
    .innerJoin('admin', 'admin.id', 'adminSession.adminId')
    .select([
      'adminSession.id as sessionId',
      'adminSession.lastSeenAt',
      'admin.id as adminId',
      'admin.name',
      'admin.role',
    ])
    .where('adminSession.tokenHash', '=', hashToken(token))
    .where('adminSession.expiresAt', '>', now)
    .where('adminSession.lastSeenAt', '>', now - IDLE_MS)
    .where('admin.disabledAt', 'is', null)
    .executeTakeFirst();

/** The sessions of one account that still count, newest first. */
export const sessionsOf = (read: Reader, adminId: string, now: number) =>
  read
    .selectFrom('adminSession')
    .selectAll()
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', now - IDLE_MS)
    .orderBy('lastSeenAt', 'desc')
    .execute();

/** The set-up link behind a token that may still be used at `now`: for whose account, null for the first one. */
export const workingLink = (read: Reader, token: string, now: number) =>
  read
    .selectFrom('setupLink')
    .select('adminId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
