/**
 * Sends a vote until the server has answered it: one attempt is given up after eight seconds, and the same
 * command is sent again, later and later. What is said meanwhile is true:
 * nothing counts before the answer.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefusedVote } from '#contract/ballot-page.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { castBallotCall } from '#contract/voting/ballot-calls.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { say } from '#web/ui/say.ts';
import { keepPending, nextOrder, type PendingVote, pendingVote } from './pending.ts';

const GIVE_UP_MS = 8_000;
const LONGEST_WAIT_MS = 5_000;

export type Counted = AnswerOf<typeof castBallotCall>;

/** Where the last vote is. `refused` and `counted` stay until the next one. */
export type Outbox =
  | { kind: 'empty' }
  | { kind: 'sending'; vote: PendingVote; tries: number }
  /** `nextAt` by this device's clock, in ms. */
  | { kind: 'waiting'; vote: PendingVote; tries: number; nextAt: number; busy: boolean }
  | { kind: 'refused'; vote: PendingVote; sentence: string; closed: boolean; again: boolean }
  | { kind: 'counted'; vote: PendingVote; answer: Counted };

/** A vote that may yet arrive: silence, a server in trouble, too many at once. */
const maySucceedLater = (status: number): boolean => status === 0 || status >= 500 || status === 429;

/** No answer at all. */
const SILENCE = { code: undefined, status: 0 };

/** One attempt; it throws nothing. */
const cast = ({ pollId, choice, order, commandId }: PendingVote, tries: number) =>
  call(castBallotCall, {
    params: { id: pollId },
    body: { choice, order },
    commandId,
    signal: AbortSignal.timeout(GIVE_UP_MS),
  }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ answer: undefined, ...failureOf(error, tries) }),
  );

/** What follows a failed attempt. */
function failureOf(error: unknown, tries: number) {
  const { code, status } = error instanceof CallFailed ? error : SILENCE;
  const later = Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** tries) * (0.8 + 0.4 * Math.random());
  const markless = code === 'voter_unknown' && tries < 3;
  return {
    /** When to try again; none where it is of no use. */
    waitMs: markless ? 0 : maySucceedLater(status) ? later : undefined,
    busy: status >= 429,
    /** Whether the ballot is asked for first: it brings a mark, and which vote counts instead. */
    asks: code === 'voter_unknown' || code === 'newer_vote',
    closed: code === 'poll_closed',
    sentence: sentenceOf(error, say('vote.notCountedBare')),
  };
}

/**
 * The outbox of this device.
 * @param onCounted told of each answer that says the vote is in.
 * @param refused the vote that the server refused when this page's form sent it without a script.
 * @param fetchBallot asks the server for the ballot, and with it for this device's voting mark where it has none.
 */
export function useOutbox(
  onCounted: (vote: PendingVote, answer: Counted) => void,
  fetchBallot: () => Promise<unknown>,
  refused?: RefusedVote,
) {
  const [outbox, setOutbox] = useState<Outbox>(() =>
    refused
      ? {
          kind: 'refused',
          vote: { pollId: refused.pollId, choice: refused.choice, order: 0, commandId: '' },
          sentence: refused.sentence,
          closed: refused.closed,
          again: refused.again,
        }
      : { kind: 'empty' },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef({ onCounted, fetchBallot });
  told.current = { onCounted, fetchBallot };
  const current = useRef<PendingVote>(undefined);

  const attempt = useCallback(async (vote: PendingVote, tries: number): Promise<void> => {
    clearTimeout(timer.current);
    current.current = vote;
    setOutbox({ kind: 'sending', vote, tries });
    const result = await cast(vote, tries);
    if (current.current !== vote) return;
    if (result.answer) {
      keepPending(undefined);
      setOutbox({ kind: 'counted', vote, answer: result.answer });
      told.current.onCounted(vote, result.answer);
      return;
    }
    const { waitMs, busy, asks, closed, sentence } = result;
    if (waitMs === undefined) keepPending(undefined);
    if (asks) await told.current.fetchBallot().catch(() => undefined);
    if (current.current !== vote) return;
    if (waitMs === undefined) {
      setOutbox({ kind: 'refused', vote, sentence, closed, again: false });
      return;
    }
    setOutbox({ kind: 'waiting', vote, tries, nextAt: Date.now() + waitMs, busy });
    timer.current = setTimeout(() => attempt(vote, tries + 1), waitMs);
  }, []);

  useEffect(() => {
    const left = pendingVote();
    if (left) attempt(left, 0);
    return () => {
      current.current = undefined;
      clearTimeout(timer.current);
    };
  }, [attempt]);

  const tryNow = useCallback(() => {
    if (outbox.kind === 'waiting') attempt(outbox.vote, outbox.tries);
  }, [outbox, attempt]);

  useEffect(() => {
    addEventListener('online', tryNow);
    return () => removeEventListener('online', tryNow);
  }, [tryNow]);

  return {
    outbox,
    /** Sends a new vote. `last` is the order of the one that counts now. */
    send(pollId: string, choice: string[], last: number) {
      const vote = { pollId, choice, order: nextOrder(last), commandId: newCommandId() };
      keepPending(vote);
      attempt(vote, 0);
    },
    /** Does not wait for the next attempt. */
    tryNow,
    /** Puts an answer away that was read. */
    clear: () => setOutbox({ kind: 'empty' }),
  };
}
