/**
 * The marks that a browser brings: its own as a voting device, and that of a one-time code once one was entered on
 * it. Both are signed, so that none can be made up, and kept in cookies that scripts cannot read.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, type Secrets } from '../store/secrets.ts';

/** The names of the marks' cookies. */
export const COOKIE = 'ovation_voter';
const CODE_COOKIE = 'ovation_code';
const PURPOSE = 'voter';
const CODE_PURPOSE = 'vote code entered';
const LIFE_SECONDS = 90 * 86_400;

/** A code that was entered on a device: its batch, and the code's own fingerprint. */
export interface CodeMark {
  batchId: string;
  code: string;
}

/** What a browser brings of ours. */
export interface Marks {
  device: string | undefined;
  code?: CodeMark | undefined;
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** The marks among cookies; those that are not ours are passed over. */
export function marksIn(cookies: Cookies, secrets: Secrets): Marks {
  const [device, code] = [cookies[COOKIE], cookies[CODE_COOKIE]];
  return {
    device: device === undefined ? undefined : secrets.verify(PURPOSE, device),
    ...(code !== undefined && { code: codeOf(code, secrets) }),
  };
}

/** The marks of a request. */
export const marksOf = (request: FastifyRequest, secrets: Secrets): Marks =>
  marksIn(request.cookies, secrets);

/** Our cookies in the header, without the work that those of others would make. */
export function ownCookies(header: string): Cookies {
  const cookies: Record<string, string> = {};
  for (const each of header.split('; ')) {
    const end = each.indexOf('=');
    if (each.startsWith('ovation_') && end > 0) cookies[each.slice(0, end)] = each.slice(end + 1);
  }
  return cookies;
}

function codeOf(signed: string, secrets: Secrets): CodeMark | undefined {
  const [batchId, code] = secrets.verify(CODE_PURPOSE, signed)?.split('-') ?? [];
  return batchId !== undefined && code !== undefined ? { batchId, code } : undefined;
}

const keep = (request: FastifyRequest, reply: FastifyReply, name: string, signed: string) =>
  reply.setCookie(name, signed, {
    httpOnly: true,
    sameSite: 'lax',
    // A hall's laptop serves plain http, where a Secure cookie would never come back.
    secure: request.protocol === 'https',
    path: '/',
    maxAge: LIFE_SECONDS,
  });

/** The request's marks; a device that has none is given one with this answer, which knows its age and is told to the watch. */
export function markDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets, now }: { secrets: Secrets; now: () => number },
  watch: { noteDevice(address: string): void },
): Marks & { device: string } {
  const marks = marksOf(request, secrets);
  if (marks.device !== undefined) return { ...marks, device: marks.device };
  const device = `${newToken()}-${Math.floor(now() / 1_000).toString(36)}`;
  keep(request, reply, COOKIE, secrets.sign(PURPOSE, device));
  watch.noteDevice(request.ip);
  return { ...marks, device };
}

/** When the device got its mark, in ms; 0 where the mark does not say. */
export function markedAt(device: string): number {
  const at = Number.parseInt(device.split('-')[1] ?? '', 36) * 1_000;
  return Number.isFinite(at) ? at : 0;
}

/** From now on the device votes by this code where codes are asked for. */
export const markCode = (
  request: FastifyRequest,
  reply: FastifyReply,
  secrets: Secrets,
  { batchId, code }: CodeMark,
) => keep(request, reply, CODE_COOKIE, secrets.sign(CODE_PURPOSE, `${batchId}-${code}`));
