/**
 * Browsers that signed in to an account before carry a signed mark. It opens nothing: it only keeps strangers'
 * wrong guesses from making this browser wait.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API } from '../http/calls.ts';
import { newToken, type Secrets } from '../store/secrets.ts';

const COOKIE = 'ovation_device';
const PURPOSE = 'known device';
const LIFE_SECONDS = 400 * 86_400;

const accountOf = (secrets: Secrets, email: string): string =>
  secrets.fingerprint(PURPOSE, email).slice(0, 32);

/** The mark of a browser that signed in to the account with this address before; undefined for any other. */
export function knownDevice(request: FastifyRequest, secrets: Secrets, email: string): string | undefined {
  const mark = secrets.verify(PURPOSE, request.cookies[COOKIE] ?? '');
  return mark?.startsWith(`${accountOf(secrets, email)}-`) ? mark : undefined;
}

/**
 * Sets the mark of a browser that has just signed in, as a cookie that scripts cannot read and only the sign-in calls
 * receive.
 */
export function markDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  secrets: Secrets,
  email: string,
): void {
  reply.setCookie(COOKIE, secrets.sign(PURPOSE, `${accountOf(secrets, email)}-${newToken()}`), {
    httpOnly: true,
    sameSite: 'strict',
    // A hall's laptop serves plain http, where a Secure cookie would never come back.
    secure: request.protocol === 'https',
    path: `${API}/auth/admin`,
    maxAge: LIFE_SECONDS,
  });
}
