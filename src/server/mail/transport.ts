/** The conversation with a mail server: how one is opened, and what came of it in plain words. */
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { cutTo } from '#domain/messages/cut-text.ts';
import { report } from '#domain/messages/report.ts';
import { guardedLookup, NotReachable } from '../reachable.ts';

/** How letters are handed to a mail server, and the sender's address. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `starttls` refuses to continue without encryption, `tls` encrypts from the first byte, `none` never does. */
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
 * Makes the transport that hands letters to a mail server. Where calls to it are `guarded`, its name is resolved
 * here, so that the address that was checked is the one called. It may be silent for `silenceMs`.
 * @throws NotReachable where it may not be called, and Node's own error where the name leads nowhere
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

/** The bare address of a sender as "Open Stage <show@example.org>". */
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

/**
 * Why handing in a letter failed, as sentences that say what to do, with the server's own answer freed of addresses.
 */
export function whatCame(error: unknown, smtp: SmtpSettings, to: string): string {
  const { response } = error as Trouble;
  const said = inWords(error as Trouble, smtp);
  return response === undefined
    ? said
    : `${said} ${report('mailSaid', { answer: withoutAddresses(response, to) })}`;
}

function inWords(trouble: Trouble, { host: name, port, security, user, guarded }: SmtpSettings): string {
  const host = `“${name}”`;
  if (trouble instanceof NotReachable)
    return report(guarded?.inTheHall ? 'mailNobody' : 'mailPrivate', { host });
  return (
    beforeItAnswered(trouble, { host, port }) ??
    encryption(trouble, security) ??
    whatItRefused(trouble, user !== undefined) ??
    report('mailBrokeOff')
  );
}

function beforeItAnswered({ code = '', originalCode = '' }: Trouble, at: { host: string; port: number }) {
  const said = originalCode === '' ? code : originalCode;
  if (NO_SUCH_NAME.test(said)) return report('mailNoName', at);
  if (said === 'ECONNREFUSED') return report('mailNoAnswer', at);
  if (/EHOSTUNREACH|ENETUNREACH/.test(said)) return report('mailUnreachable', at);
  return said === 'ETIMEDOUT' ? report('mailTimedOut', at) : undefined;
}

function encryption({ code, command, message = '', originalCode = '' }: Trouble, security: string) {
  if (NOT_TRUSTED.test(message) || NOT_TRUSTED.test(originalCode)) return report('mailNotTrusted');
  if (NOT_ENCRYPTED.test(message)) return report(security === 'tls' ? 'mailNotEncrypted' : 'mailEncryption');
  if (code === 'ETLS' || command === 'STARTTLS')
    return report(security === 'starttls' ? 'mailNoEncryption' : 'mailEncryption');
  return undefined;
}

function whatItRefused({ code = '', command = '', response }: Trouble, signsIn: boolean) {
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return report(response === undefined ? 'mailNoSignIn' : 'mailSignIn');
  if (command === 'MAIL FROM') return report(signsIn ? 'mailSender' : 'mailSenderUnknown');
  if (command === 'RCPT TO') return report('mailNotThere');
  if (command === 'DATA') return report('mailLetter');
  return CUT_OFF.test(code) ? report('mailEnded') : undefined;
}

/** Mail servers like to quote the address they refuse, which is kept sealed only. */
const withoutAddresses = (message: string, address: string): string =>
  cutTo(
    message
      .replaceAll(address, 'the address')
      .replace(/\S+@\S+/g, 'the address')
      .replace(/\p{Cc}+/gu, ' '),
    300,
  );
