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

/** The batches of codes, by id: the poll that each is for (null: every poll), and whether it was ended. */
export type Batches = ReadonlyMap<string, { pollId: string | null; ended: boolean }>;

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
  const { device } = marks;
  const asItself = poll.voters === 'room' ? isInRoom(poll.id, marks, secrets) : poll.voters !== 'codes';
  const own = device !== undefined && asItself ? voterIn(poll.id, device, secrets) : undefined;
  const entered = codeFor(poll, marks, batches);
  if (entered && !entered.ended)
    return { as: 'code', name: holderIn(poll.id, entered.code, secrets), ...(own && { givesUp: own }) };
  return own === undefined ? undefined : { as: 'device', name: own };
}

/** The code that was entered on a device for a poll, also one that was ended since; undefined where there is none. */
function codeFor(
  poll: { id: string; voters: PollVoters },
  { code }: VoterCookies,
  batches: Batches,
): { code: string; ended: boolean } | undefined {
  const batch = code && takesCodes(poll.voters) ? batches.get(code.batchId) : undefined;
  if (!code || !batch || (batch.pollId !== null && batch.pollId !== poll.id)) return undefined;
  return { code: code.code, ended: batch.ended };
}

/**
 * The voter that a device was in a poll by a code that was ended since: it votes by it no more, and what it voted
 * stays. Undefined where no such code was entered on it.
 */
export function endedVoterFor(
  poll: { id: string; voters: PollVoters },
  marks: VoterCookies,
  batches: Batches,
  secrets: Secrets,
): Voter | undefined {
  const entered = codeFor(poll, marks, batches);
  return entered?.ended ? { as: 'code', name: holderIn(poll.id, entered.code, secrets) } : undefined;
}
