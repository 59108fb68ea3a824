/** Changing accounts and sessions. Each function is one transaction through the door for writes. */
import type { Transaction } from 'kysely';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { adminByEmail, adminById, presentAdmin, presentListedAdmin } from './queries.ts';
import { countFailure, forgiveFailures, refuseWhileWaiting } from './throttle.ts';
import { weakness } from './weak-passwords.ts';

const DAY = 86_400_000;
const SESSION_LIFE = 7 * DAY;
const SETUP_LINK_LIFE = 7 * DAY;

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
  const passwordHash = await acceptablePassword(given.password, 'password', [given.name, given.email]);
  return store.write({ by }, async (work) =>
    presentListedAdmin(await insertAdmin(work, given, passwordHash)),
  );
}

/** Makes the first admin and signs in, using the link up. */
export async function setUp(store: Store, token: string, given: Omit<NewAdmin, 'role'>, device: string) {
  const passwordHash = await acceptablePassword(given.password, 'password', [given.name, given.email]);
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

async function acceptablePassword(
  password: string,
  field: string,
  about: readonly string[],
): Promise<string> {
  const weak = weakness(password, about);
  if (weak !== undefined) throw new Refusal('invalid', weak, { fields: { [field]: weak } });
  return hashPassword(password);
}

async function startSession({ tx, now }: Work, adminId: string, device: string): Promise<string> {
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

/** Where somebody signs in from. */
export interface Door {
  /** Its network address. */
  address: string;
  /** The mark of a browser that signed in to this account before. */
  known?: string | undefined;
}

/**
 * Signs in. An unknown address costs the same work and gives the same words as a wrong password. Who fails five
 * times waits, doubling to a minute: counted for the account and where they try from, so that somebody who guesses
 * elsewhere makes nobody wait who has signed in on this browser before, or who sits behind another address.
 */
export async function login(
  store: Store,
  given: { email: string; password: string },
  device: string,
  door: Door = { address: '' },
) {
  const tries = `${given.email}\n${door.known ?? door.address}`;
  await refuseWhileWaiting(store, tries);
  const row = await adminByEmail(store.read, given.email);
  const kept = row?.passwordHash ?? NOBODYS_HASH;
  const matches = await passwordMatches(given.password, kept, door.known !== undefined);
  if (!row || !matches || row.disabledAt !== null) {
    const left = await store.write({ by: SYSTEM }, async (work) => {
      work.audit({ action: 'login.failed', subject: row ? `admin:${row.id}` : 'admin:unknown' });
      return countFailure(store, work, tries);
    });
    throw new Refusal('wrong_login', wrongLoginWords(left));
  }
  const by: Actor = { kind: row.role, id: row.id, name: row.name };
  return store.write({ by }, async (work) => {
    await forgiveFailures(store, work, tries);
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

/** Ends all of one's own sessions but this one. Answers how many. */
export async function endOtherSessions(store: Store, access: CrewAccess) {
  return store.write({ by: access.by }, async ({ tx, audit }) => {
    const ended = await endAll(tx, access.adminId, access.sessionId);
    audit({ action: 'session.others_ended', subject: `admin:${access.adminId}`, after: { ended } });
    return { endedSessions: ended };
  });
}

/** Signs somebody out everywhere. Their password stays. */
export async function signOutAdmin(store: Store, access: AdminAccess, id: string) {
  return store.write({ by: access.by }, async ({ tx, audit }) => {
    if (!(await adminById(tx, id))) throw new Refusal('not_found', 'There is no such account.');
    const ended = await endAll(tx, id);
    audit({ action: 'admin.signed_out', subject: `admin:${id}`, after: { ended } });
    return { endedSessions: ended };
  });
}

async function endAll(tx: Transaction<Tables>, adminId: string, except = ''): Promise<number> {
  const ended = await tx
    .deleteFrom('adminSession')
    .where('adminId', '=', adminId)
    .where('id', '!=', except)
    .returning('id')
    .execute();
  return ended.length;
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

/** Changes one's own password; every other session of the account ends. Wrong current ones are counted. */
export async function changePassword(
  store: Store,
  access: CrewAccess,
  given: { currentPassword: string; newPassword: string },
) {
  const tries = `password of ${access.adminId}`;
  await refuseWhileWaiting(store, tries);
  const row = await adminById(store.read, access.adminId);
  if (!row || !(await passwordMatches(given.currentPassword, row.passwordHash, true))) {
    await store.write({ by: access.by }, async (work) => {
      work.audit({ action: 'password.refused', subject: `admin:${access.adminId}` });
      await countFailure(store, work, tries);
    });
    throw new Refusal('wrong_password', undefined, {
      fields: { current_password: 'That is not your current password.' },
    });
  }
  const passwordHash = await acceptablePassword(given.newPassword, 'new_password', [row.name, row.email]);
  return store.write({ by: access.by }, async (work) => {
    const { tx, now, audit } = work;
    await tx
      .updateTable('admin')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', access.adminId)
      .execute();
    await forgiveFailures(store, work, tries);
    const ended = await endAll(tx, access.adminId, access.sessionId);
    audit({ action: 'password.changed', subject: `admin:${access.adminId}` });
    return { endedSessions: ended };
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
    if (disabledAt !== null) await endAll(tx, id);
    const shown = (seen: typeof row) => ({ role: seen.role, disabled: seen.disabledAt !== null });
    audit({ action: 'admin.changed', subject: `admin:${id}`, before: shown(before), after: shown(row) });
    return presentListedAdmin(row);
  });
}
