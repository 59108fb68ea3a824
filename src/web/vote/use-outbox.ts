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
const maySucceedLater = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.status === 0 || error.status >= 500 || error.status === 429;

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
    try {
      const answer = await call(castBallotCall, {
        params: { id: vote.pollId },
        body: { choice: vote.choice, order: vote.order },
        commandId: vote.commandId,
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      if (current.current !== vote) return;
      keepPending(undefined);
      setOutbox({ kind: 'counted', vote, answer });
      told.current.onCounted(vote, answer);
    } catch (error) {
      if (current.current !== vote) return;
      const markless = error instanceof CallFailed && error.code === 'voter_unknown';
      if (markless) await told.current.fetchBallot().catch(() => undefined);
      if ((markless && tries < 3) || maySucceedLater(error)) {
        const wait = markless
          ? 0
          : Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** tries) * (0.8 + 0.4 * Math.random());
        const busy = error instanceof CallFailed && error.status >= 429;
        setOutbox({ kind: 'waiting', vote, tries, nextAt: Date.now() + wait, busy });
        timer.current = setTimeout(() => attempt(vote, tries + 1), wait);
        return;
      }
      keepPending(undefined);
      // Which vote counts instead is said beside the refusal.
      if (error instanceof CallFailed && error.code === 'newer_vote')
        await told.current.fetchBallot().catch(() => undefined);
      if (current.current !== vote) return;
      setOutbox({
        kind: 'refused',
        vote,
        sentence: sentenceOf(error, say('vote.notCountedBare')),
        closed: error instanceof CallFailed && error.code === 'poll_closed',
        again: false,
      });
    }
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
