/** Changing accounts and sessions. Each function is one transaction through the door for writes. */
import type { Transaction } from 'kysely';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { hashPassword, passwordMatches, weakness } from './passwords.ts';
import { adminByEmail, adminById, presentAdmin, presentListedAdmin } from './queries.ts';

const DAY = 86_400_000;
const SESSION_LIFE = 7 * DAY;
const SETUP_LINK_LIFE = 7 * DAY;
const FREE_TRIES = 5;
const LONGEST_WAIT = 60_000;

interface NewAdmin {
  name: string;
  email: string;
  role: 'admin' | 'crew';
  password: string;
}

/** A one-time link for the first admin; the ones before it stop working. */
export async function issueSetupLink(store: Store): Promise<string> {
  const token = newToken();
  await store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
    await tx.deleteFrom('setupLink').execute();
    await tx
      .insertInto('setupLink')
      .values({ tokenHash: hashToken(token), createdAt: now, expiresAt: now + SETUP_LINK_LIFE })
      .execute();
    audit({ action: 'setup_link.issued', subject: 'installation' });
  });
  return token;
}

/** Adds an account. */
export async function addAdmin(store: Store, by: Actor, given: NewAdmin) {
  const passwordHash = await acceptablePassword(given.password, 'password');
  return store.write({ by }, async (work) =>
    presentListedAdmin(await insertAdmin(work, given, passwordHash)),
  );
}

/** Makes the first admin and signs in, using the link up. */
export async function setUp(store: Store, token: string, given: Omit<NewAdmin, 'role'>, device: string) {
  const passwordHash = await acceptablePassword(given.password, 'password');
  return store.write({ by: SYSTEM }, async (work) => {
    const used = await work.tx
      .deleteFrom('setupLink')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', work.now)
      .returning('tokenHash')
      .executeTakeFirst();
    if (!used)
      throw new Refusal(
        'link_unknown',
        'This set-up link is not valid any more. Start the server again for a new one.',
      );
    const row = await insertAdmin(work, { ...given, role: 'admin' }, passwordHash);
    return { token: await startSession(work, row.id, device), admin: presentAdmin(row) };
  });
}

async function insertAdmin({ tx, now, audit }: Work, given: NewAdmin, passwordHash: string) {
  await refuseTakenEmail(tx, given.email);
  const row = {
    id: newId(),
    email: given.email,
    name: given.name,
    role: given.role,
    passwordHash,
    createdAt: now,
    updatedAt: now,
    disabledAt: null,
  };
  await tx.insertInto('admin').values(row).execute();
  audit({ action: 'admin.added', subject: `admin:${row.id}`, after: { name: row.name, role: row.role } });
  return row;
}

async function refuseTakenEmail(tx: Transaction<Tables>, email: string, except?: string): Promise<void> {
  const holder = await adminByEmail(tx, email);
  if (holder && holder.id !== except)
    throw new Refusal('email_taken', undefined, { fields: { email: 'Another account uses this email.' } });
}

async function acceptablePassword(password: string, field: string): Promise<string> {
  const weak = weakness(password);
  if (weak !== undefined) throw new Refusal('invalid', weak, { fields: { [field]: weak } });
  return hashPassword(password);
}

async function startSession({ tx, now }: Work, adminId: string, device: string): Promise<string> {
  const token = newToken();
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
 * Signs in. An unknown address costs the same time and gives the same words as a wrong password; after five
 * failures an address waits, doubling to a minute.
 */
export async function login(store: Store, given: { email: string; password: string }, device: string) {
  const emailHash = store.secrets.fingerprint('login', given.email);
  await refuseWhileWaiting(store, emailHash);
  const row = await adminByEmail(store.read, given.email);
  const matches = await passwordMatches(given.password, row?.passwordHash ?? NOBODYS_HASH);
  if (!row || !matches || row.disabledAt !== null) {
    const failures = await store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
      const counted = await tx
        .insertInto('loginFailure')
        .values({ emailHash, failures: 1, lastAt: now })
        .onConflict((conflict) =>
          conflict
            .column('emailHash')
            .doUpdateSet((values) => ({ failures: values('loginFailure.failures', '+', 1), lastAt: now })),
        )
        .returning('failures')
        .executeTakeFirstOrThrow();
      audit({ action: 'login.failed', subject: row ? `admin:${row.id}` : 'admin:unknown' });
      return counted.failures;
    });
    throw new Refusal('wrong_login', wrongLoginWords(FREE_TRIES - failures));
  }
  const by: Actor = { kind: row.role, id: row.id, name: row.name };
  return store.write({ by }, async (work) => {
    await work.tx.deleteFrom('loginFailure').where('emailHash', '=', emailHash).execute();
    work.audit({ action: 'login.succeeded', subject: `admin:${row.id}` });
    return { token: await startSession(work, row.id, device), admin: presentAdmin(row) };
  });
}

const wrongLoginWords = (triesLeft: number): string => {
  const words = 'That email and password do not match.';
  if (triesLeft > 1) return `${words} ${triesLeft} tries left.`;
  return triesLeft === 1 ? `${words} One try left.` : `${words} Wait a little before the next try.`;
};

// The hash of a random password nobody knows: checking against it takes as long as against a real one.
const NOBODYS_HASH = `argon2id$19456$2$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function refuseWhileWaiting(store: Store, emailHash: string): Promise<void> {
  const failed = await store.read
    .selectFrom('loginFailure')
    .selectAll()
    .where('emailHash', '=', emailHash)
    .executeTakeFirst();
  if (!failed || failed.failures < FREE_TRIES) return;
  const wait = Math.min(LONGEST_WAIT, 1_000 * 2 ** (failed.failures - FREE_TRIES));
  const left = Math.ceil((failed.lastAt + wait - store.now()) / 1_000);
  if (left > 0) throw new Refusal('too_many', `Try again in ${left} s.`, { retryAfter: left });
}

/** Ends the session of the call. */
export async function logout(store: Store, access: CrewAccess): Promise<void> {
  await store.write({ by: access.by }, async ({ tx, audit }) => {
    await tx.deleteFrom('adminSession').where('id', '=', access.sessionId).execute();
    audit({ action: 'session.ended', subject: `admin:${access.adminId}` });
  });
}

/** Ends another of one's own sessions. */
export async function endSession(store: Store, access: CrewAccess, sessionId: string): Promise<void> {
  await store.write({ by: access.by }, async ({ tx, audit }) => {
    const ended = await tx
      .deleteFrom('adminSession')
      .where('id', '=', sessionId)
      .where('adminId', '=', access.adminId)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw new Refusal('not_found', 'That session has ended already.');
    audit({ action: 'session.ended', subject: `admin:${access.adminId}` });
  });
}

/** Changes one's own name and address. */
export async function updateProfile(
  store: Store,
  access: CrewAccess,
  given: { name: string; email: string },
) {
  return store.write({ by: access.by }, async ({ tx, now, audit }) => {
    await refuseTakenEmail(tx, given.email, access.adminId);
    const row = await tx
      .updateTable('admin')
      .set({ name: given.name, email: given.email, updatedAt: now })
      .where('id', '=', access.adminId)
      .returningAll()
      .executeTakeFirstOrThrow();
    audit({ action: 'profile.updated', subject: `admin:${row.id}`, after: { name: row.name } });
    return presentAdmin(row);
  });
}

/** Changes one's own password; every other session of the account ends. */
export async function changePassword(
  store: Store,
  access: CrewAccess,
  given: { currentPassword: string; newPassword: string },
) {
  const row = await adminById(store.read, access.adminId);
  if (!row || !(await passwordMatches(given.currentPassword, row.passwordHash)))
    throw new Refusal('wrong_password', undefined, {
      fields: { current_password: 'That is not your current password.' },
    });
  const passwordHash = await acceptablePassword(given.newPassword, 'new_password');
  return store.write({ by: access.by }, async ({ tx, now, audit }) => {
    await tx
      .updateTable('admin')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', access.adminId)
      .execute();
    const ended = await tx
      .deleteFrom('adminSession')
      .where('adminId', '=', access.adminId)
      .where('id', '!=', access.sessionId)
      .returning('id')
      .execute();
    audit({ action: 'password.changed', subject: `admin:${access.adminId}` });
    return { endedSessions: ended.length };
  });
}

/** Changes another account. At least one admin who can sign in remains. */
export async function changeAdmin(
  store: Store,
  access: AdminAccess,
  id: string,
  change: { role?: 'admin' | 'crew' | undefined; disabled?: boolean | undefined },
) {
  return store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const before = await adminById(tx, id);
    if (!before) throw new Refusal('not_found', 'There is no such account.');
    const role = change.role ?? before.role;
    const disabledAt =
      change.disabled === undefined ? before.disabledAt : change.disabled ? (before.disabledAt ?? now) : null;
    const row = await tx
      .updateTable('admin')
      .set({ role, disabledAt, updatedAt: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const left = await tx
      .selectFrom('admin')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabledAt', 'is', null)
      .executeTakeFirst();
    if (!left) throw new Refusal('last_admin');
    if (disabledAt !== null) await tx.deleteFrom('adminSession').where('adminId', '=', id).execute();
    const shown = (seen: typeof row) => ({ role: seen.role, disabled: seen.disabledAt !== null });
    audit({ action: 'admin.changed', subject: `admin:${id}`, before: shown(before), after: shown(row) });
    return presentListedAdmin(row);
  });
}
