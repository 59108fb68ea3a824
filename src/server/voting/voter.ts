/**
 * Who votes: a device, known by a signed random mark in a cookie. The log keeps a keyed fingerprint of it,
 * another one for each poll, so that neither the database nor its backup ties a cookie to a choice, nor one
 * poll's ballot to another's. The key lies beside the database, never in it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, type Secrets } from '../store/secrets.ts';

/** The name of the mark's cookie. */
export const COOKIE = 'ovation_voter';
const PURPOSE = 'voter';
const LIFE_SECONDS = 90 * 86_400;
// 128 bits: no two devices of any hall meet.
const FINGERPRINT_LENGTH = 32;

/** The mark that was signed, or undefined when it is not ours. */
export const deviceOf = (signed: string, secrets: Secrets): string | undefined =>
  secrets.verify(PURPOSE, signed);

/** The device's mark, or undefined when it brings none that is ours. */
export function voterDevice(request: FastifyRequest, secrets: Secrets): string | undefined {
  const signed = request.cookies[COOKIE];
  return signed === undefined ? undefined : deviceOf(signed, secrets);
}

/** The device's mark; one that has none is given one with this answer. */
export function markVoterDevice(request: FastifyRequest, reply: FastifyReply, secrets: Secrets): string {
  const known = voterDevice(request, secrets);
  if (known !== undefined) return known;
  const device = newToken();
  reply.setCookie(COOKIE, secrets.sign(PURPOSE, device), {
    httpOnly: true,
    sameSite: 'lax',
    // A hall's laptop serves plain http, where a Secure cookie would never come back.
    secure: request.protocol === 'https',
    path: '/',
    maxAge: LIFE_SECONDS,
  });
  return device;
}

/** What the log knows the device by, in this poll only. */
export const voterIn = (pollId: string, device: string, secrets: Secrets): string =>
  secrets.fingerprint(`voter in ${pollId}`, device).slice(0, FINGERPRINT_LENGTH);
