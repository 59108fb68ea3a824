/**
 * The marks that a browser brings: its own as a voting device, that of a one-time code once one was entered on it, and
 * one for each poll whose code of the room was. All are signed, so that none can be made up, and kept in cookies that
 * scripts cannot read.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, type Secrets } from '../store/secrets.ts';

/** The name of the cookie that marks a voting device. */
export const COOKIE = 'ovation_voter';
const CODE_COOKIE = 'ovation_code';
const ROOM_COOKIE = 'ovation_room_';
const PURPOSE = 'voter';
const CODE_PURPOSE = 'vote code entered';
const ROOM_PURPOSE = 'room code entered';
const LIFE_SECONDS = 90 * 86_400;
/** In ms it is a time long ago; in seconds one that nobody lives to see. */
const FIRST_IN_MS = 100_000_000_000;

/** A one-time code that was entered on a device: its batch, its fingerprint, and as how manieth device. */
export interface EnteredCode {
  batchId: string;
  code: string;
  place: number;
}

/** What a browser's cookies say about its voter. */
export interface VoterCookies {
  device: string | undefined;
  code?: EnteredCode | undefined;
  /** Marks of entered room codes by poll, not yet verified; see `isInRoom`. */
  rooms?: Cookies;
}

/** The marks of a browser that has one as a device. */
export type DeviceCookies = VoterCookies & { device: string };

type Cookies = Readonly<Record<string, string | undefined>>;

/** The voter's marks among cookies; those that are not ours or do not verify are skipped. */
export function voterCookiesIn(cookies: Cookies, secrets: Secrets): VoterCookies {
  const [signed, code] = [cookies[COOKIE], cookies[CODE_COOKIE]];
  const device = signed === undefined ? undefined : secrets.verify(PURPOSE, signed);
  return {
    device,
    ...(code !== undefined && { code: codeOf(code, { device, secrets }) }),
    rooms: cookies,
  };
}

/** Whether the browser has a mark as a device. */
export const hasDevice = (marks: VoterCookies): marks is DeviceCookies => marks.device !== undefined;

/** Whether the poll's room code was entered on this device. */
export function isInRoom(pollId: string, { device, rooms }: VoterCookies, secrets: Secrets): boolean {
  const mark = rooms?.[ROOM_COOKIE + pollId];
  return mark !== undefined && secrets.verify(ROOM_PURPOSE, mark) === `${pollId}-${device}`;
}

/** The voter's marks of a request. */
export const voterCookiesOf = (request: FastifyRequest, secrets: Secrets): VoterCookies =>
  voterCookiesIn(ownCookies(request.headers.cookie), secrets);

/** Our cookies in a `Cookie` header, without parsing those of others. Of two with one name the first counts. */
export function ownCookies(header = ''): Cookies {
  const cookies: Record<string, string> = {};
  for (const each of header.split(';')) {
    const cookie = each.trimStart();
    const end = cookie.indexOf('=');
    if (cookie.startsWith('ovation_') && end > 0) cookies[cookie.slice(0, end)] ??= cookie.slice(end + 1);
  }
  return cookies;
}

/** The code, where it was entered on this very device. */
function codeOf(
  signed: string,
  { device, secrets }: { device: string | undefined; secrets: Secrets },
): EnteredCode | undefined {
  const [batchId, code, place, ...on] = secrets.verify(CODE_PURPOSE, signed)?.split('-') ?? [];
  if (batchId === undefined || code === undefined || on.join('-') !== device) return undefined;
  return { batchId, code, place: Number(place) };
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

/** The voter's marks of a request. A device without a mark is given one with this answer, which the watch is told. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets, now }: { secrets: Secrets; now: () => number },
  watch: { noteDevice(address: string): void },
): DeviceCookies {
  const marks = voterCookiesOf(request, secrets);
  if (hasDevice(marks)) return marks;
  const device = `${newToken()}-${Math.floor(now()).toString(36)}`;
  keep(request, reply, COOKIE, secrets.sign(PURPOSE, device));
  watch.noteDevice(request.ip);
  return { ...marks, device };
}

/** When the device was given its mark, in ms; 0 where the mark does not say. */
export function markedAt(device: string): number {
  const at = Number.parseInt(device.split('-')[1] ?? '', 36);
  if (!Number.isFinite(at)) return 0;
  // Marks of earlier versions say the second.
  return at < FIRST_IN_MS ? at * 1_000 : at;
}

/** Sets the cookie by which the device votes with this code where codes are asked for. */
export const rememberCode = (
  request: FastifyRequest,
  reply: FastifyReply,
  secrets: Secrets,
  { device, batchId, code, place }: EnteredCode & { device: string },
) => keep(request, reply, CODE_COOKIE, secrets.sign(CODE_PURPOSE, `${batchId}-${code}-${place}-${device}`));

/** Sets the cookies by which the device votes in these polls, whose room code was entered on it. */
export function rememberRooms(
  request: FastifyRequest,
  reply: FastifyReply,
  secrets: Secrets,
  { device, pollIds }: { device: string; pollIds: readonly string[] },
): void {
  for (const pollId of pollIds)
    keep(request, reply, ROOM_COOKIE + pollId, secrets.sign(ROOM_PURPOSE, `${pollId}-${device}`));
}
