/** Changing accounts. What hashes a password first opens its write afterwards. */
import type { Transaction } from 'kysely';
import type { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { Refusal, wrongField } from '#contract/refusal.ts';
import type { AdminAccess, CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { hashToken, newId, newToken } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { hashPassword, NOBODYS_HASH } from './passwords.ts';
import {
  adminByEmail,
  allAdmins,
  presentAdmin,
  presentListedAdmin,
  requireAdmin,
  workingLink,
} from './queries.ts';
import { endAll, requireSession, startSession } from './sessions.ts';
import { weakness } from './weak-passwords.ts';

const SETUP_LINK_LIFE = 7 * 86_400_000;
/** Of a link for an account that is there already. */
const ACCOUNT_LINK_LIFE = 2 * 86_400_000;

interface NewAdmin {
  name: string;
  email: string;
  role: 'admin' | 'crew';
  /** Without one nobody signs in before a link was used. */
  password?: string | undefined;
}

type Chosen = Omit<NewAdmin, 'role' | 'password'> & { password: string };

/** Makes the one-time token with which the first admin is set up; earlier ones stop working. */
export async function issueSetupLink(store: Store): Promise<string> {
  const token = newToken();
  await store.write({ by: SYSTEM }, async ({ tx, now, audit }) => {
    await tx.deleteFrom('setupLink').where('adminId', 'is', null).execute();
    await tx
      .insertInto('setupLink')
      .values({ tokenHash: hashToken(token), createdAt: now, expiresAt: now + SETUP_LINK_LIFE })
      .execute();
    audit({ action: 'setup_link.issued', subject: 'installation' });
  });
  return token;
}

/**
 * Adds an account, for an admin or for somebody at the machine itself. @throws Refusal `already_exists` for an address
 * that has one.
 */
export async function addAdmin(store: Store, by: Actor | AdminAccess, given: NewAdmin) {
  const passwordHash =
    given.password === undefined
      ? NOBODYS_HASH
      : await acceptablePassword(given.password, 'password', [given.name, given.email]);
  return store.write({ by: 'by' in by ? by.by : by }, async (work) => {
    if ('by' in by) await requireSession(work, by);
    return presentListedAdmin(await insertAdmin(work, given, passwordHash));
  });
}

/**
 * Makes a one-time token with which the account's owner sets their password and signs in; earlier ones stop working. It
 * is shown once, to the admin who asked. @throws Refusal `not_found`, or `wrong_state` for an account that is switched
 * off.
 */
export async function issueAccountLink(
  { tx, now, audit }: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof accountsEndpoints.linkForAdmin>,
) {
  const row = await requireAdmin(tx, id);
  if (row.disabledAt !== null) throw new Refusal('wrong_state', 'This account is switched off.');
  const token = newToken();
  const expiresAt = now + ACCOUNT_LINK_LIFE;
  await tx.deleteFrom('setupLink').where('adminId', '=', id).execute();
  await tx
    .insertInto('setupLink')
    .values({ tokenHash: hashToken(token), adminId: id, createdAt: now, expiresAt })
    .execute();
  audit({ action: 'admin.link_issued', subject: `admin:${id}` });
  return { token, expiresAt };
}

/**
 * Sets the password of the account that the token is for, or makes the first admin, and signs in; the token is used up.
 */
export async function setUp(store: Store, token: string, given: Chosen, device: string) {
  const linkUnknown = async () =>
    new Refusal(
      'link_unknown',
      (await allAdmins(store.read)).length > 0
        ? 'This set-up link is not valid any more. Ask an admin for a new one.'
        : 'This set-up link is not valid any more. Start the server again for a new one.',
    );
  // Nobody without a link makes the server work.
  if (!(await workingLink(store.read, token, store.now()))) throw await linkUnknown();
  const passwordHash = await acceptablePassword(given.password, 'password', [given.name, given.email]);
  const made = await store.write({ by: SYSTEM }, async (work) => {
    const used = await work.tx
      .deleteFrom('setupLink')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', work.now)
      .returning('adminId')
      .executeTakeFirst();
    if (!used) return undefined;
    const row =
      used.adminId === null
        ? await insertAdmin(work, { ...given, role: 'admin' }, passwordHash)
        : await takeAccount(work, used.adminId, given, passwordHash);
    return { token: await startSession(work, row.id, device), admin: presentAdmin(row) };
  });
  if (!made) throw await linkUnknown();
  return made;
}

/** Whoever was signed in with the password before is not any more. */
async function takeAccount({ tx, now, audit }: Work, id: string, given: Chosen, passwordHash: string) {
  await refuseTakenEmail(tx, given.email, id);
  const row = await tx
    .updateTable('admin')
    .set({ name: given.name, email: given.email, passwordHash, updatedAt: now })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('link_unknown');
  await endAll(tx, id);
  audit({ action: 'admin.link_used', subject: `admin:${id}`, after: { name: row.name } });
  return row;
}

async function insertAdmin(
  { tx, now, audit }: Work,
  given: Omit<NewAdmin, 'password'>,
  passwordHash: string,
) {
  await refuseTakenEmail(tx, given.email);
  // Whoever reads what the server wrote at its first start makes themselves no admin beside the one there is.
  if (given.role === 'admin') await tx.deleteFrom('setupLink').where('adminId', 'is', null).execute();
  const row = {
    id: newId(),
    email: given.email,
    name: given.name,
    role: given.role,
    passwordHash,
    createdAt: now,
    updatedAt: now,
    disabledAt: null,
    language: null,
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

/** Hashes a password. @throws Refusal `invalid`, on the field named, for one that is easily guessed. */
export async function acceptablePassword(
  password: string,
  field: string,
  about: readonly string[],
): Promise<string> {
  const weak = weakness(password, about);
  if (weak !== undefined) throw wrongField(field, weak);
  return hashPassword(password);
}

/**
 * Changes the caller's own name and address, and language where one is given. @throws Refusal when another account has
 * the address.
 */
export async function updateProfile(
  { tx, now, audit }: Work,
  access: CrewAccess,
  { body: given }: InputOf<typeof accountsEndpoints.updateProfile>,
) {
  await refuseTakenEmail(tx, given.email, access.adminId);
  const row = await tx
    .updateTable('admin')
    .set({
      name: given.name,
      email: given.email,
      updatedAt: now,
      ...(given.language !== undefined && { language: given.language }),
    })
    .where('id', '=', access.adminId)
    .returningAll()
    .executeTakeFirstOrThrow();
  audit({ action: 'profile.updated', subject: `admin:${row.id}`, after: { name: row.name } });
  return presentAdmin(row);
}

/**
 * Changes another account's role or whether it is switched off. @throws Refusal `not_found`, or `last_admin` when no
 * admin who can sign in would remain.
 */
export async function changeAdmin(
  { tx, now, audit }: Work,
  _access: AdminAccess,
  { params: { id }, body: change }: InputOf<typeof accountsEndpoints.changeAdmin>,
) {
  const before = await requireAdmin(tx, id);
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
    // Whoever has not chosen a password yet may never do so: their link ends by itself.
    .where('passwordHash', '!=', NOBODYS_HASH)
    .executeTakeFirst();
  if (!left) throw new Refusal('last_admin');
  if (disabledAt !== null) {
    await endAll(tx, id);
    await tx.deleteFrom('setupLink').where('adminId', '=', id).execute();
  }
  const shown = (seen: typeof row) => ({ role: seen.role, disabled: seen.disabledAt !== null });
  audit({ action: 'admin.changed', subject: `admin:${id}`, before: shown(before), after: shown(row) });
  return presentListedAdmin(row);
}
