/** The conversation with a mail server: how one is opened, and what came of it in plain words. */
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { guardedLookup, NotReachable } from '../reachable.ts';

/** Where letters are handed in, and in whose name. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `starttls` refuses to go on without encryption, `tls` encrypts from the first byte. */
  security: 'starttls' | 'tls' | 'none';
  user: string | undefined;
  password: string | undefined;
  from: string;
  /** Whether a private address may be called; anything may where whoever runs the machine named the server. */
  guarded?: { inTheHall: boolean } | undefined;
}

/** Without a word of the mail server. */
const SILENCE_MS = 30_000;

/**
 * Opens the way to a mail server, to the address that its name leads to now: one that was looked at is the one called.
 * @throws NotReachable where it may not be called, and Node's own error where the name leads nowhere.
 */
export async function transportTo(smtp: SmtpSettings, silenceMs = SILENCE_MS) {
  const { host, port, security, user, password, guarded } = smtp;
  return createTransport({
    host: guarded ? await addressOf(host, guarded.inTheHall) : host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // The certificate is the name's, whatever address it led to.
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const addressOf = (host: string, inTheHall: boolean): Promise<string> =>
  new Promise((found, failed) => {
    guardedLookup(inTheHall)(host, { family: 0 }, (error, address) =>
      error ? failed(error) : found(String(address)),
    );
  });

/** The bare address of “Open Stage <show@example.org>”. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** What nodemailer says of a conversation that failed. */
interface Trouble {
  code?: string;
  /** The system's own word, under a `code` that says only in which part it was. */
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

const NO_SUCH_NAME = /ENOTFOUND|EAI_|EDNS/;
const CUT_OFF = /ECONNRESET|ECONNECTION|EPIPE/;
const NOT_TRUSTED = /certificate|altnames|CERT_|SELF_SIGNED/i;
const NOT_ENCRYPTED = /wrong version number|packet length|unknown protocol|record layer/i;

/** What came of a try, in words that say what to do, and the server's own answer without addresses. */
export function whatCame(error: unknown, smtp: SmtpSettings, to: string): string {
  const { response } = error as Trouble;
  const itself = response === undefined ? '' : ` It said: “${withoutAddresses(response, to)}”.`;
  return inWords(error as Trouble, smtp) + itself;
}

function inWords(trouble: Trouble, { host, port, security, user, guarded }: SmtpSettings): string {
  if (trouble instanceof NotReachable)
    return guarded?.inTheHall
      ? `“${host}” is called by nobody, also in the hall. Write the mail server’s own name or address.`
      : `“${host}” lies in a private network. Say that it is a machine of the hall if it is one.`;
  return (
    beforeItAnswered(trouble, `“${host}”`, port) ??
    encryption(trouble, security) ??
    whatItRefused(trouble, user !== undefined) ??
    'The mail server broke off, and did not say why. Look at port and encryption.'
  );
}

function beforeItAnswered({ code = '', originalCode = '' }: Trouble, name: string, port: number) {
  const said = originalCode === '' ? code : originalCode;
  if (NO_SUCH_NAME.test(said))
    return `No machine is called ${name}, or this one is not on the internet just now.`;
  if (said === 'ECONNREFUSED')
    return `Nothing answers on port ${port} of ${name}. Mail servers take letters on 587 or 465.`;
  if (/EHOSTUNREACH|ENETUNREACH/.test(said)) return `${name} cannot be reached from this network.`;
  if (said === 'ETIMEDOUT')
    return `${name} did not answer in time on port ${port}. A firewall may be in between, or the encryption is another: 465 encrypts from the first byte, 587 after a greeting.`;
  return undefined;
}

function encryption({ code, command, message = '', originalCode = '' }: Trouble, security: string) {
  if (NOT_TRUSTED.test(message) || NOT_TRUSTED.test(originalCode))
    return 'The mail server shows a certificate that is not to be trusted for that name. Write the name as its provider does.';
  if (NOT_ENCRYPTED.test(message))
    return 'The mail server does not encrypt from the first byte on this port. Choose “after a greeting”, as on port 587.';
  if (code === 'ETLS' || command === 'STARTTLS')
    return security === 'starttls'
      ? 'The mail server offers no encryption on this port, so nothing was sent. Try port 465, encrypted from the first byte.'
      : 'The encryption could not be agreed on with the mail server.';
  return undefined;
}

function whatItRefused({ code = '', command = '', response }: Trouble, signsIn: boolean) {
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return response === undefined
      ? 'The mail server takes no sign-in on this port in this way.'
      : 'The mail server refused the sign-in. Look at user name and password; many providers want a password made for programs alone.';
  if (command === 'MAIL FROM')
    return signsIn
      ? 'The mail server refuses letters from this sender. Use the address of the account that signs in.'
      : 'The mail server refuses letters from this sender, or wants a sign-in first.';
  if (command === 'RCPT TO') return 'The mail server takes no letters to the address of the test.';
  if (command === 'DATA') return 'The mail server took the address and refused the letter.';
  return CUT_OFF.test(code)
    ? 'The mail server ended the connection. Look at port and encryption.'
    : undefined;
}

/** Mail servers like to quote the address they refuse, which is kept sealed only. */
export const withoutAddresses = (message: string, address: string): string =>
  message
    .replaceAll(address, 'the address')
    .replace(/\S+@\S+/g, 'the address')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
