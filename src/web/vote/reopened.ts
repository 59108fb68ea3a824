/** Whether the vote that somebody came too late for is open again, by what the page saw since they were refused. */
import { useEffect, useState } from 'react';
import { actOf } from '#domain/voting/pick.ts';
import type { PendingVote } from './pending.ts';
import type { VotersPoll } from './use-ballot.ts';
import type { Outbox } from './use-outbox.ts';

type Window = Pick<VotersPoll, 'state' | 'closesAt'>;

/** The poll as it was last seen before it opened again: at the refusal, and whenever it is not open. */
export interface Seen {
  vote: PendingVote;
  state: VotersPoll['state'] | undefined;
  closesAt: number | null;
}

const seenAs = (vote: PendingVote, poll: Window | undefined): Seen => ({
  vote,
  state: poll?.state,
  closesAt: poll?.closesAt ?? null,
});

/** What is remembered once the poll is seen like this. */
export const seenNow = (before: Seen | undefined, vote: PendingVote, poll: Window | undefined): Seen =>
  before?.vote === vote && poll?.state === 'open' ? before : seenAs(vote, poll);

/**
 * Whether a poll takes votes again at `now` (ms): it was seen closed, or its end has moved. A page may hear of the close
 * after the refusal, so that a poll which it still takes for open has not opened again by that.
 */
export function isOpenAgain(seen: Seen, { state, closesAt }: Window, now: number): boolean {
  if (state !== 'open' || (closesAt !== null && closesAt <= now)) return false;
  return seen.state !== 'open' || seen.closesAt !== closesAt;
}

/** Whether this choice can be sent as it is: by a device that may vote, for acts that are still on the ballot. */
export const canBeSent = (
  { as, codeEnded, candidates }: Pick<VotersPoll, 'as' | 'codeEnded' | 'candidates'>,
  choice: readonly string[],
): boolean =>
  as !== null &&
  !(as === 'code' && codeEnded) &&
  choice.every((pick) => candidates.some((act) => act.performanceId === actOf(pick)));

/** Whether the poll of a vote that was refused as too late has opened again since. */
export function useReopened(outbox: Outbox, poll: VotersPoll | undefined, now: number): boolean {
  const late = outbox.kind === 'refused' && outbox.closed ? outbox.vote : undefined;
  const [seen, setSeen] = useState<Seen>();
  const { state, closesAt } = poll ?? {};
  useEffect(() => {
    const window = state === undefined ? undefined : { state, closesAt: closesAt ?? null };
    setSeen((before) => late && seenNow(before, late, window));
  }, [late, state, closesAt]);
  return poll !== undefined && seen !== undefined && seen.vote === late && isOpenAgain(seen, poll, now);
}
