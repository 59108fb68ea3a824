/** Where each item stands, and which one comes next. */
import { settledScoring } from '#domain/judging/scoresheet.ts';
import type { LiveItem, LivePoll, ResultState, ShowFacts } from './facts.ts';
import type { CueState } from './state.ts';
import type { ItemStatus } from './vocabulary.ts';

type OrderFacts = Pick<ShowFacts, 'items' | 'polls'>;

/**
 * An item's status as everybody sees it. The lineup room owns scratching, so it wins over what the show knows,
 * except for an act that is on stage or was: what happened on stage happened.
 */
export function statusOf(
  state: Pick<CueState, 'items'>,
  item: Pick<LiveItem, 'id' | 'scratched'>,
): ItemStatus {
  const progress = state.items[item.id];
  if (progress?.status === 'on_stage' || progress?.status === 'done') return progress.status;
  if (item.scratched) return 'scratched';
  return progress?.status ?? 'scheduled';
}

/** `statusOf`, and a vote that was opened by hand and is over counts as done. */
export function statusIn(
  state: Pick<CueState, 'items'>,
  facts: Pick<ShowFacts, 'polls'>,
  item: LiveItem,
): ItemStatus {
  const status = statusOf(state, item);
  const over = item.kind === 'vote' && pollOf(facts, item.pollId)?.state === 'closed';
  return over && status === 'scheduled' ? 'done' : status;
}

/** The item by its id; none where the running order does not hold it. */
export const itemOf = (facts: Pick<ShowFacts, 'items'>, itemId: string | null): LiveItem | null =>
  facts.items.find((item) => item.id === itemId) ?? null;

/** The poll by its id; none where the round has no such poll. */
export const pollOf = (facts: Pick<ShowFacts, 'polls'>, pollId: string | null): LivePoll | null =>
  facts.polls.find((poll) => poll.id === pollId) ?? null;

/** How long an item is planned to take. A vote lasts as long as its poll, whatever its cue says. */
export const plannedOf = (
  facts: Pick<ShowFacts, 'polls'>,
  item: Pick<LiveItem, 'pollId' | 'durationMs'>,
): number => pollOf(facts, item.pollId)?.durationMs ?? item.durationMs;

/**
 * Candidates of a poll whose turn was passed over and who did not perform, by performance: nobody saw what they
 * would be voting for. None where that would be all of them.
 */
export function notPerformed(
  state: Pick<CueState, 'items'>,
  facts: OrderFacts,
  poll: Pick<LivePoll, 'candidates'>,
): string[] {
  const passed = facts.items.flatMap((item) =>
    item.performance !== null &&
    state.items[item.id]?.skipped === true &&
    statusOf(state, item) === 'scheduled'
      ? [item.performance.id]
      : [],
  );
  const out = poll.candidates.filter(({ performanceId }) => passed.includes(performanceId));
  return out.length < poll.candidates.length ? out.map(({ performanceId }) => performanceId) : [];
}

/** Whether it takes votes, also once its end was announced. */
export const isOpen = (poll: LivePoll): boolean => poll.state === 'open' || poll.state === 'closing';

/** The item called or on stage; none if the running order no longer has it. */
export const currentItem = (state: CueState, facts: Pick<ShowFacts, 'items'>): LiveItem | null =>
  itemOf(facts, state.currentId);

/**
 * The item after the current one: the one the desk asked for, else the first in the running order that has not
 * been. An act left out by a jump is still to come, so that none is lost; one that was skipped waits to be asked for.
 */
export function nextItem(state: CueState, facts: OrderFacts): LiveItem | null {
  const cued = itemOf(facts, state.cuedId);
  if (cued !== null && cued.id !== state.currentId && !cued.scratched) return cued;
  return (
    facts.items.find(
      (item) =>
        item.id !== state.currentId &&
        statusIn(state, facts, item) === 'scheduled' &&
        state.items[item.id]?.skipped !== true,
    ) ?? null
  );
}

/** Polls as they are at `now`: one whose deadline has passed is closed, whatever was last written. */
export const settlePolls = (polls: readonly LivePoll[], now: number): LivePoll[] =>
  polls.map((poll) =>
    isOpen(poll) && poll.closesAt !== null && poll.closesAt <= now
      ? { ...poll, state: 'closed', closedAt: poll.closesAt }
      : poll,
  );

/** What other rooms know, as it is at `now`: deadlines of polls and of scoring hold without anybody writing it down. */
export const settledAt = <F extends Pick<ShowFacts, 'polls' | 'scoring' | 'scoringClosesAt'>>(
  facts: F,
  now: number,
): F => ({
  ...facts,
  polls: settlePolls(facts.polls, now),
  scoring: Object.fromEntries(
    Object.entries(facts.scoring).map(([id, state]) => [
      id,
      settledScoring({ state, closesAt: facts.scoringClosesAt[id] ?? null }, now),
    ]),
  ),
});

/** A result that may be told: certified and not voided since. */
export const isTellable = (state: ResultState): boolean =>
  state === 'certified' || state === 'revealing' || state === 'published';
