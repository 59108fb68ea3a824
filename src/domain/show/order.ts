/** The status of each item in the running order, and which one comes next. */
import { settledScoring } from '#domain/judging/scoresheet.ts';
import { pollAt } from '#domain/voting/poll.ts';
import type { LiveItem, LivePoll, ResultState, ShowFacts } from './facts.ts';
import type { CueState } from './state.ts';
import type { ItemStatus } from './vocabulary.ts';

type OrderFacts = Pick<ShowFacts, 'items' | 'polls'>;

/**
 * An item's status as everybody sees it. Scratching, which the lineup room owns, wins over the show's own progress,
 * except for an act that is or was on stage.
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

/** Whether an act was on stage and takes no place all the same. */
export const isDisqualified = (
  state: Pick<CueState, 'items'>,
  item: Pick<LiveItem, 'id' | 'scratched'>,
): boolean => item.scratched && statusOf(state, item) === 'done';

/** An act's number as it was announced: one that was disqualified keeps it, since it was on. Null for other cues. */
export const numberOf = (
  state: Pick<CueState, 'items'>,
  item: Pick<LiveItem, 'id' | 'number' | 'scratched' | 'hadNumber'>,
): number | null => item.number ?? (statusOf(state, item) === 'done' ? (item.hadNumber ?? null) : null);

/**
 * An item's status as everybody sees it (`statusOf`), except that a vote's cue whose poll was opened by hand and
 * is closed counts as done.
 */
export function statusIn(
  state: Pick<CueState, 'items'>,
  facts: Pick<ShowFacts, 'polls'>,
  item: LiveItem,
): ItemStatus {
  const status = statusOf(state, item);
  const over = item.kind === 'vote' && pollOf(facts, item.pollId)?.state === 'closed';
  return over && status === 'scheduled' ? 'done' : status;
}

/** The item with this id; null where it is not in the running order. */
export const itemOf = (facts: Pick<ShowFacts, 'items'>, itemId: string | null): LiveItem | null =>
  facts.items.find((item) => item.id === itemId) ?? null;

/** The poll with this id; null where the round has none. */
export const pollOf = (facts: Pick<ShowFacts, 'polls'>, pollId: string | null): LivePoll | null =>
  facts.polls.find((poll) => poll.id === pollId) ?? null;

/** An item's planned length in ms. A vote lasts as long as its poll, whatever its cue says. */
export const plannedOf = (
  facts: Pick<ShowFacts, 'polls'>,
  item: Pick<LiveItem, 'pollId' | 'durationMs'>,
): number => pollOf(facts, item.pollId)?.durationMs ?? item.durationMs;

/**
 * Ids of a poll's candidates that were skipped and have not performed, since nobody saw what they would vote for.
 * Empty where that would be all of them.
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

/** The item that stands by or is on stage; null if the running order no longer has it. */
export const currentItem = (state: CueState, facts: Pick<ShowFacts, 'items'>): LiveItem | null =>
  itemOf(facts, state.currentId);

/**
 * The item after the current one: the one cued by the desk, else the first that has not been on. An act passed over by
 * a jump is still to come; a skipped one waits until it is asked for.
 */
export function nextItem(state: CueState, facts: OrderFacts): LiveItem | null {
  const cued = itemOf(facts, state.cuedId);
  if (cued !== null && cued.id !== state.currentId && !cued.scratched) return cued;
  return facts.items.find((item) => item.id !== state.currentId && comesInTurn(state, facts, item)) ?? null;
}

/** Whether an item comes by itself when its turn has come: it has not been on, and nobody put it aside. */
export const comesInTurn = (state: CueState, facts: Pick<ShowFacts, 'polls'>, item: LiveItem): boolean =>
  statusIn(state, facts, item) === 'scheduled' && state.items[item.id]?.skipped !== true;

/**
 * Facts as they are at `now` (ms): passed deadlines of polls and of scoring take effect without anybody storing it.
 */
export const afterDeadlines = <F extends Pick<ShowFacts, 'polls' | 'scoring' | 'scoringClosesAt'>>(
  facts: F,
  now: number,
): F => ({
  ...facts,
  polls: facts.polls.map((poll) => pollAt(poll, now)),
  scoring: Object.fromEntries(
    Object.entries(facts.scoring).map(([id, state]) => [
      id,
      settledScoring({ state, closesAt: facts.scoringClosesAt[id] ?? null }, now),
    ]),
  ),
});

/** Whether a result in this state may be revealed: certified and not voided. */
export const mayBeRevealed = (state: ResultState): boolean =>
  state === 'certified' || state === 'revealing' || state === 'published';

/** Whether any result of the round is certified, so that nothing it was made from may change. */
export const anyCertified = (facts: Pick<ShowFacts, 'results'>): boolean =>
  facts.results.some((result) => mayBeRevealed(result.state));
