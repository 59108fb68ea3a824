/**
 * Who votes: a device, known by its mark, or whoever holds a one-time code. The log keeps a keyed fingerprint of
 * either, another one for each poll, so that neither the database nor its backup ties a cookie or a code to a choice,
 * nor one poll's ballot to another's. The key lies beside the database, never in it.
 */
import { codeVoter, type PollVoters, takesCodes } from '#domain/voting/voter.ts';
import type { Secrets } from '../store/secrets.ts';
import { isInRoom, type VoterCookies } from './voter-cookies.ts';

// 128 bits: no two voters of any hall meet.
const FINGERPRINT_LENGTH = 32;

/** The keyed fingerprint of a one-time code, as the database keeps it. */
export const fingerprintOfCode = (code: string, secrets: Secrets): string =>
  secrets.fingerprint('vote code', code).slice(0, FINGERPRINT_LENGTH);

/** The name by which the ballot log knows a device in this poll; in every other poll it has another one. */
export const voterIn = (pollId: string, device: string, secrets: Secrets): string =>
  secrets.fingerprint(`voter in ${pollId}`, device).slice(0, FINGERPRINT_LENGTH);

/** What the log knows a code's holder by, in this poll only. */
const holderIn = (pollId: string, code: string, secrets: Secrets): string =>
  codeVoter(secrets.fingerprint(`code in ${pollId}`, code).slice(0, FINGERPRINT_LENGTH));

/** The valid batches of codes, by id, with the poll that each is for (null: every poll). */
export type Batches = ReadonlyMap<string, string | null>;

/** As whom a device votes. `givesUp`: the name of its own vote, where it could have cast one without the code. */
export interface Voter {
  as: 'device' | 'code';
  name: string;
  givesUp?: string;
}

/**
 * As whom a device votes in a poll: by the code that was entered on it where the poll takes that, else as itself
 * where it takes devices, or those of the room; undefined where it needs a code first.
 */
export function voterFor(
  poll: { id: string; voters: PollVoters },
  marks: VoterCookies,
  batches: Batches,
  secrets: Secrets,
): Voter | undefined {
  const { device, code } = marks;
  const asItself = poll.voters === 'room' ? isInRoom(poll.id, marks, secrets) : poll.voters !== 'codes';
  const own = device !== undefined && asItself ? voterIn(poll.id, device, secrets) : undefined;
  if (code && takesCodes(poll.voters)) {
    const only = batches.get(code.batchId);
    if (only === null || only === poll.id)
      return { as: 'code', name: holderIn(poll.id, code.code, secrets), ...(own && { givesUp: own }) };
  }
  return own === undefined ? undefined : { as: 'device', name: own };
}
