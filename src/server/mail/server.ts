/**
 * Which mail server letters are handed to: the one that the environment names, else the one that an admin set in the
 * browser. That one is kept only once it took a letter, so that nothing is promised which cannot go.
 */
import type { mailServerEndpoints } from '#contract/mail/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { InputOf, Keyed, KeyedWork } from '../http/command.ts';
import type { Reader, Store } from '../store/store.ts';
import { addressIn, type SmtpSettings, transportTo, whatCame } from './transport.ts';

/** The mail server that letters are handed to. */
export interface MailServer {
  /**
   * Whether there is one, so that letters are sent. `read` is used to look, so that an answer cached by it follows the
   * setting.
   */
  isSet(read?: Reader): Promise<boolean>;
  /** How letters are handed in; undefined without a server. */
  settings(): Promise<SmtpSettings | undefined>;
  /** Whether the environment names it, so that admins cannot change it. */
  fixed: boolean;
}

const OURS = 'ours';
const TRIED_WITHIN_MS = 20_000;

/** The mail server of this installation. `fixed` is the one that the environment names. */
export function openMailServer(store: Pick<Store, 'read' | 'secrets'>, fixed?: SmtpSettings): MailServer {
  const settings = async (read = store.read) => fixed ?? (await keptServer(store, read));
  return {
    settings: () => settings(),
    isSet: async (read) => (await settings(read)) !== undefined,
    fixed: fixed !== undefined,
  };
}

async function keptServer({ secrets }: Keyed, read: Reader): Promise<SmtpSettings | undefined> {
  const row = await read.selectFrom('mailServer').selectAll().executeTakeFirst();
  return (
    row && {
      host: row.host,
      port: row.port,
      security: row.security,
      user: row.account === '' ? undefined : row.account,
      password: row.password === '' ? undefined : secrets.unseal(row.password),
      from: row.sender,
      guarded: { inTheHall: row.inTheHall === 1 },
    }
  );
}

/** The mail server as the settings page shows it, without its password. */
export async function presentServer(server: MailServer) {
  const smtp = await server.settings();
  return {
    fixed: server.fixed,
    server: smtp
      ? {
          host: smtp.host,
          port: smtp.port,
          security: smtp.security,
          user: smtp.user ?? '',
          sender: smtp.from,
          inTheHall: smtp.guarded?.inTheHall ?? true,
          hasPassword: smtp.password !== undefined,
        }
      : null,
  };
}

type Wanted = InputOf<typeof mailServerEndpoints.setMailServer>['body'];

/**
 * The settings of the mail server that a test letter is sent with. The stored password goes to the host, port,
 * encryption and user that it was typed for, and nowhere else.
 * @throws Refusal where the environment names the server, or the password has to be typed again.
 */
export async function wantedServer(server: MailServer, wanted: Wanted): Promise<SmtpSettings> {
  if (server.fixed) throw new Refusal('wrong_state', 'Whoever runs this server has set its mail server.');
  const { host, port, security, user, password, sender: from, inTheHall } = wanted;
  const kept = await server.settings();
  const isTheSame =
    kept?.host === host && kept.port === port && kept.security === security && kept.user === user;
  if (user !== '' && password === undefined && !(isTheSame && kept.password !== undefined)) {
    const sentence = kept ? 'Type it again: it is for another server or user.' : 'Fill this in.';
    throw new Refusal('invalid', undefined, { fields: { password: sentence } });
  }
  return {
    ...{ host, port, security, from },
    ...(user === ''
      ? { user: undefined, password: undefined }
      : { user, password: password ?? kept?.password }),
    guarded: { inTheHall },
  };
}

/** Hands in a letter that says it is a test. @returns what went wrong, in words; undefined when it was taken. */
export async function tryServer(
  smtp: SmtpSettings,
  to: string,
  { name, language }: { name: string; language: Language },
): Promise<string | undefined> {
  const say = sayIn(language, await fetchWords(language, ['texts']));
  try {
    const transport = await transportTo(smtp, TRIED_WITHIN_MS / 2);
    await transport.sendMail({
      from: { name, address: addressIn(smtp.from) },
      to: { name: '', address: to },
      subject: say('texts.testSubject', { event: name }),
      text: say('texts.testLetter', { event: name }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(TRIED_WITHIN_MS),
    });
    return undefined;
  } catch (error) {
    return whatCame(error, smtp, to);
  }
}

/** Stores a mail server that took its test letter. */
export async function keepServer(
  { tx, now, secrets, audit }: KeyedWork,
  _access: unknown,
  { smtp }: { smtp: SmtpSettings },
): Promise<void> {
  const row = {
    host: smtp.host,
    port: smtp.port,
    security: smtp.security,
    account: smtp.user ?? '',
    password: smtp.password === undefined ? '' : secrets.seal(smtp.password),
    sender: smtp.from,
    inTheHall: smtp.guarded?.inTheHall ? (1 as const) : (0 as const),
    workedAt: now,
  };
  await tx
    .insertInto('mailServer')
    .values({ id: OURS, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  // Without who signs in: a user's name is often somebody's address.
  const { host, port, security } = row;
  audit({ action: 'mail.server_set', subject: 'mail', after: { host, port, security } });
}

/** Deletes the stored mail server; letters wait again. */
export async function forgetServer({ tx, audit }: KeyedWork): Promise<void> {
  const gone = await tx.deleteFrom('mailServer').executeTakeFirst();
  if (gone.numDeletedRows > 0n) audit({ action: 'mail.server_forgotten', subject: 'mail' });
}
