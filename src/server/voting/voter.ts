/**
 * Who votes: a device, known by a signed random mark in a cookie, or whoever holds a one-time code, known by a
 * second mark once the code was entered. The log keeps a keyed fingerprint of either, another one for each poll,
 * so that neither the database nor its backup ties a cookie or a code to a choice, nor one poll's ballot to
 * another's. The key lies beside the database, never in it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeVoter, type PollVoters } from '#domain/voting/voter.ts';
import { newToken, type Secrets } from '../store/secrets.ts';

/** The names of the marks' cookies. */
export const COOKIE = 'ovation_voter';
export const CODE_COOKIE = 'ovation_code';
const PURPOSE = 'voter';
const CODE_PURPOSE = 'vote code entered';
const LIFE_SECONDS = 90 * 86_400;
// 128 bits: no two voters of any hall meet.
const FINGERPRINT_LENGTH = 32;

/** A code that was entered on a device: its batch, and the code's own fingerprint. */
export interface CodeMark {
  batchId: string;
  code: string;
}

/** The device's mark that was signed, or undefined when it is not ours. */
export const deviceOf = (signed: string, secrets: Secrets): string | undefined =>
  secrets.verify(PURPOSE, signed);

/** The code's mark that was signed, or undefined when it is not ours. */
export function codeOf(signed: string, secrets: Secrets): CodeMark | undefined {
  const [batchId, code] = secrets.verify(CODE_PURPOSE, signed)?.split('-') ?? [];
  return batchId !== undefined && code !== undefined ? { batchId, code } : undefined;
}

/** The device's mark, or undefined when it brings none that is ours. */
export function voterDevice(request: FastifyRequest, secrets: Secrets): string | undefined {
  const signed = request.cookies[COOKIE];
  return signed === undefined ? undefined : deviceOf(signed, secrets);
}

/** The code that was entered on the device, if one was. */
export function voterCode(request: FastifyRequest, secrets: Secrets): CodeMark | undefined {
  const signed = request.cookies[CODE_COOKIE];
  return signed === undefined ? undefined : codeOf(signed, secrets);
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

/** The device's mark; one that has none is given one with this answer, which knows its age and is told to the watch. */
export function markVoterDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets, now }: { secrets: Secrets; now: () => number },
  watch: { noteDevice(address: string): void },
): string {
  const known = voterDevice(request, secrets);
  if (known !== undefined) return known;
  const device = `${newToken()}-${Math.floor(now() / 1_000).toString(36)}`;
  keep(request, reply, COOKIE, secrets.sign(PURPOSE, device));
  watch.noteDevice(request.ip);
  return device;
}

/** When the device got its mark, in ms; 0 where the mark does not say. */
export function markedAt(device: string): number {
  const at = Number.parseInt(device.split('-')[1] ?? '', 36) * 1_000;
  return Number.isFinite(at) ? at : 0;
}

/** From now on the device votes by this code where codes are asked for. */
export const markVoterCode = (
  request: FastifyRequest,
  reply: FastifyReply,
  secrets: Secrets,
  { batchId, code }: CodeMark,
) => keep(request, reply, CODE_COOKIE, secrets.sign(CODE_PURPOSE, `${batchId}-${code}`));

/** What the database and the device's mark know a code by. */
export const fingerprintOfCode = (code: string, secrets: Secrets): string =>
  secrets.fingerprint('vote code', code).slice(0, FINGERPRINT_LENGTH);

/** What the log knows the device by, in this poll only. */
export const voterIn = (pollId: string, device: string, secrets: Secrets): string =>
  secrets.fingerprint(`voter in ${pollId}`, device).slice(0, FINGERPRINT_LENGTH);

/** What the log knows a code's holder by, in this poll only. */
const holderIn = (pollId: string, code: string, secrets: Secrets): string =>
  codeVoter(secrets.fingerprint(`code in ${pollId}`, code).slice(0, FINGERPRINT_LENGTH));

/** Which of a round's batches a poll takes: by batch, its one poll or null for all. Ended ones are not in it. */
export type Batches = ReadonlyMap<string, string | null>;

/** As whom a device votes. `givesUp`: its own name, where it could have voted as itself. */
export interface Voter {
  as: 'device' | 'code';
  name: string;
  givesUp?: string;
}

/**
 * As whom a device votes in a poll: by the code that was entered on it where the poll takes that, else as itself
 * where it takes devices; undefined where it needs a code first.
 */
export function voterFor(
  poll: { id: string; voters: PollVoters },
  marks: { device: string | undefined; code?: CodeMark | undefined },
  batches: Batches,
  secrets: Secrets,
): Voter | undefined {
  const { device, code } = marks;
  const own = device !== undefined && poll.voters !== 'codes' ? voterIn(poll.id, device, secrets) : undefined;
  if (code && poll.voters !== 'devices') {
    const only = batches.get(code.batchId);
    if (only === null || only === poll.id)
      return { as: 'code', name: holderIn(poll.id, code.code, secrets), ...(own && { givesUp: own }) };
  }
  return own === undefined ? undefined : { as: 'device', name: own };
}
