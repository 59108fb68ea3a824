/**
 * What asks for a password: signing in, and changing it. A right password passes whatever others do; wrong ones are
 * told later and later, by the account and where they come from, and by the network alone.
 */

import { refusals } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import { faults } from '#domain/messages/en/faults.ts';
import type { CrewAccess } from '../http/access.ts';
import { openWrongAnswers, type WrongAnswers } from '../http/wrong-answers.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { acceptablePassword } from './commands.ts';
import { passwordMatches } from './passwords.ts';
import { adminByEmail, adminById, presentAdmin } from './queries.ts';
import { endAll, requireSession, startSession } from './sessions.ts';

/** So many wrong ones are told at once: of one account, and of a network whatever the account. */
const FREE = 5;
const FREE_FROM_NETWORK = 10;

/** Where somebody signs in from. */
export interface SignInOrigin {
  /** Its network address. */
  address: string;
  /** The mark of a browser that signed in to this account before (`knownDevice`). */
  known?: string | undefined;
  /** Whether the caller has hung up. */
  gone?: () => boolean;
}

/** Signing in and changing the password, with delays for whoever goes on giving wrong ones. */
export interface SignIns {
  /** Signs in. @throws Refusal `wrong_login`, the same for an unknown address, a switched-off account and a wrong password. */
  login(
    given: { email: string; password: string },
    device: string,
    door?: SignInOrigin,
  ): Promise<{ token: string; admin: ReturnType<typeof presentAdmin> }>;
  /** Changes the caller's own password and ends all other sessions of the account. @throws Refusal `wrong_password`. */
  changePassword(
    access: CrewAccess,
    given: { currentPassword: string; newPassword: string },
  ): Promise<{ endedSessions: number }>;
}

/** Opens signing in, with no wrong passwords counted yet. */
export function openSignIns(store: Store): SignIns {
  const wrong = openWrongAnswers(store.now);
  return {
    async login(given, device, door = { address: '' }) {
      const row = await adminByEmail(store.read, given.email);
      const account = row?.disabledAt === null ? row : undefined;
      const tries = `${given.email}\n${door.known ?? door.address}`;
      const matches = await passwordMatches(given.password, account?.passwordHash, {
        known: door.known !== undefined,
        from: `${account?.id}\n${door.address}`,
        gone: door.gone,
      });
      if (!account || !matches) {
        const count = wrong.note(tries);
        const beyond = Math.max(count - FREE, wrong.note(door.address) - FREE_FROM_NETWORK);
        const about = row ? `admin:${row.id}` : 'admin:unknown';
        await Promise.all([wrong.hold(beyond), noteFailure(store, wrong, about, door.address)]);
        throw new Refusal('wrong_login', wrongLoginWords(FREE - count));
      }
      const by: Actor = { kind: account.role, id: account.id, name: account.name };
      return store.write({ by }, async (work) => {
        // The check took its time, and what was right when it began may have been changed since.
        const now = await adminById(work.tx, account.id);
        if (now?.passwordHash !== account.passwordHash || now.disabledAt !== null)
          throw new Refusal('wrong_login');
        wrong.forgive(tries);
        work.audit({ action: 'login.succeeded', subject: `admin:${now.id}` });
        return { token: await startSession(work, now.id, device), admin: presentAdmin(now) };
      });
    },

    async changePassword(access, given) {
      const tries = `password of ${access.adminId}`;
      const wrongPassword = () =>
        new Refusal('wrong_password', undefined, {
          fields: { current_password: 'That is not your current password.' },
        });
      const row = await adminById(store.read, access.adminId);
      if (
        !row ||
        !(await passwordMatches(given.currentPassword, row.passwordHash, { known: true, from: '' }))
      ) {
        await Promise.all([
          wrong.hold(wrong.note(tries) - FREE),
          store.write({ by: access.by }, async ({ audit }) =>
            audit({ action: 'password.refused', subject: `admin:${access.adminId}` }),
          ),
        ]);
        throw wrongPassword();
      }
      const passwordHash = await acceptablePassword(given.newPassword, 'new_password', [row.name, row.email]);
      return store.write({ by: access.by }, async (work) => {
        const { tx, now, audit } = work;
        await requireSession(work, access);
        // Of several that were under way with the same one, the first changed it.
        const { numUpdatedRows } = await tx
          .updateTable('admin')
          .set({ passwordHash, updatedAt: now })
          .where('id', '=', access.adminId)
          .where('passwordHash', '=', row.passwordHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw wrongPassword();
        wrong.forgive(tries);
        // A link that somebody asked for, or got hold of, before: its holder chooses a password no more.
        await tx.deleteFrom('setupLink').where('adminId', '=', access.adminId).execute();
        const ended = await endAll(tx, access.adminId, access.sessionId);
        audit({ action: 'password.changed', subject: `admin:${access.adminId}` });
        return { endedSessions: ended };
      });
    },
  };
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;

/** Notes a failed sign-in: each of the first ten from a network, then fewer and fewer, for a log that a flood fills is none. */
async function noteFailure(store: Store, wrong: WrongAnswers, about: string, address: string): Promise<void> {
  const count = wrong.note(`${about} from ${address}`);
  if (count > FREE_FROM_NETWORK && !isPowerOfTwo(count)) return;
  await store.write({ by: SYSTEM }, async ({ audit }) =>
    audit({ action: 'login.failed', subject: about, after: { failures: count } }),
  );
}

const wrongLoginWords = (triesLeft: number): string => {
  const [, words] = refusals.wrong_login;
  if (triesLeft > 1) return `${words} ${triesLeft} tries left.`;
  return `${words} ${triesLeft === 1 ? faults.oneTryLeft : faults.laterTries}`;
};
