/**
 * Commands that open, extend and close votes and scoring. The rooms that own them apply it; here is decided whether
 * the desk may.
 */
import type { ScoringState } from '#domain/judging/scoresheet.ts';
import { isOpen } from '../voting/poll.ts';
import { startVoteItem } from './decide-cue.ts';
import { type Decision, irreversible, type Rule, type Rules, refuse, undoable } from './decision.ts';
import { scoring } from './effects.ts';
import type { Happening } from './events.ts';
import type { LivePoll, ShowFacts } from './facts.ts';
import { clockLeft } from './forecast.ts';
import { anyCertified, itemOf, notPerformed, pollOf, statusOf } from './order.ts';
import type { ShowState } from './state.ts';

/** The rules for commands to polls and to acts' scoring. */
export const WINDOW_RULES = {
  open_poll: onPoll((state, poll, { durationMs }, now, facts) =>
    poll.state === 'closed'
      ? refuse('poll_is_closed')
      : openPoll(state, poll, { durationMs, reason: '' }, now, facts),
  ),
  reopen_poll: onPoll((state, poll, command, now, facts) => {
    if (poll.state === 'draft') return refuse('poll_not_open');
    if (command.reason === '') return refuse('reason_needed');
    const stays = staysClosed(poll, facts);
    return stays === null ? openPoll(state, poll, command, now, facts) : refuse(stays);
  }),
  announce_poll_close: onPoll((state, poll, { inMs }, now, facts) =>
    announceClose(state, poll, now + inMs, now, facts),
  ),
  extend_poll: onPoll((state, poll, { byMs }, now, facts) => extend(state, poll, byMs, now, facts)),
  take_back_poll: onPoll((state, poll, _command, _now, facts) => takeBackPoll(state, poll, facts)),
  close_poll: onPoll((_state, poll) =>
    isOpen(poll) ? irreversible([{ kind: 'poll_closed', pollId: poll.id }]) : refuse(notOpen(poll)),
  ),
  open_scoring: onScoring((window, { performanceId, reason }, facts) => {
    if (window === 'open') return refuse('no_change');
    if (anyCertified(facts)) return refuse('certified');
    if (window === 'locked' && reason === '') return refuse('reason_needed');
    return undoable([{ kind: 'scoring_opened', performanceId, reason }], [scoring(performanceId, window)]);
  }),
  lock_scoring: onScoring((window, { performanceId }, facts) => {
    if (window !== 'open') return refuse(window === 'locked' ? 'no_change' : 'scoring_not_open');
    const closesAt = facts.scoringClosesAt[performanceId] ?? null;
    return undoable(
      [{ kind: 'scoring_locked', performanceId }],
      [scoring(performanceId, 'open', '', closesAt)],
    );
  }),
} satisfies Partial<Rules>;

/** A rule for a poll of the round. */
function onPoll<Command extends { pollId: string }>(
  rule: (state: ShowState, poll: LivePoll, command: Command, now: number, facts: ShowFacts) => Decision,
): Rule<Command> {
  return (state, command, now, facts) => {
    const poll = pollOf(facts, command.pollId);
    return poll === null ? refuse('unknown_poll') : rule(state, poll, command, now, facts);
  };
}

/** A rule for the scoring of an act in the running order. */
function onScoring<Command extends { performanceId: string }>(
  rule: (window: ScoringState, command: Command, facts: ShowFacts) => Decision,
): Rule<Command> {
  return (_state, command, _now, facts) => {
    const { performanceId } = command;
    return facts.items.some((item) => item.performance?.id === performanceId)
      ? rule(facts.scoring[performanceId] ?? 'closed', command, facts)
      : refuse('unknown_performance');
  };
}

/** Why a closed poll cannot be reopened; null where it can. */
export const staysClosed = (
  poll: Pick<LivePoll, 'published'>,
  facts: ShowFacts,
): 'count_published' | 'certified' | null =>
  poll.published ? 'count_published' : anyCertified(facts) ? 'certified' : null;

const notOpen = (poll: LivePoll) => (poll.state === 'closed' ? 'poll_is_closed' : 'poll_not_open');

function openPoll(
  state: ShowState,
  poll: LivePoll,
  { durationMs, reason }: { durationMs: number | null; reason: string },
  now: number,
  facts: ShowFacts,
): Decision {
  if (state.phase === 'finished') return refuse('show_finished');
  if (state.halt !== null) return refuse('show_halted');
  if (isOpen(poll)) return refuse('poll_is_open');
  if (facts.polls.some(isOpen)) return refuse('other_poll_open');
  const closesAt = durationMs === null ? null : now + durationMs;
  return irreversible([
    {
      kind: 'poll_opened',
      pollId: poll.id,
      closesAt,
      reason,
      // A reopened poll keeps its candidates: some have votes already.
      leftOut: poll.state === 'draft' ? notPerformed(state, facts, poll) : [],
    },
    ...startVoteItem(state, poll.id, facts),
    ...(poll.state === 'closed' ? cueDone(state, poll, facts) : []),
    ...clockTo(state, poll, closesAt, now, facts),
  ]);
}

/** Its cue counts as done since it was closed by hand (`statusIn`), and does not come again for being opened again. */
const cueDone = (state: ShowState, poll: LivePoll, { items }: ShowFacts): Happening[] =>
  items
    .filter((item) => item.pollId === poll.id && statusOf(state, item) === 'scheduled')
    .map(({ id }) => ({ kind: 'item_ended', itemId: id, performedMs: 0 }));

/**
 * Undoes the opening of a poll that nobody voted in: it is a draft again, and its cue stands by, or stands down if it
 * was scratched meanwhile.
 */
function takeBackPoll(state: ShowState, poll: LivePoll, facts: ShowFacts): Decision {
  if (!isOpen(poll)) return refuse(notOpen(poll));
  if (state.halt !== null) return refuse('show_halted');
  if (poll.ballotsCounted > 0) return refuse('poll_voted');
  const cue = itemOf(facts, state.currentId);
  const again: Happening[] =
    cue?.pollId === poll.id && statusOf(state, cue) === 'on_stage'
      ? [
          cue.scratched
            ? { kind: 'item_released', itemId: cue.id }
            : { kind: 'item_called', itemId: cue.id, durationMs: poll.durationMs ?? cue.durationMs },
        ]
      : [];
  return irreversible([
    { kind: 'poll_taken_back', pollId: poll.id, putBack: state.leftOut[poll.id] ?? [] },
    ...again,
  ]);
}

/** Sets a closing time or brings it forward. Postponing is a command of its own (`extend_poll`). */
function announceClose(
  state: ShowState,
  poll: LivePoll,
  closesAt: number,
  now: number,
  facts: ShowFacts,
): Decision {
  if (!isOpen(poll)) return refuse(notOpen(poll));
  if (poll.closesAt !== null && closesAt >= poll.closesAt) return refuse('bad_time');
  return irreversible([
    { kind: 'poll_deadline_set', pollId: poll.id, closesAt },
    ...clockTo(state, poll, closesAt, now, facts),
  ]);
}

/** The stage clock of a vote goes with the vote's deadline, also when the vote is opened again or for another length. */
function clockTo(
  { clock, currentId }: ShowState,
  poll: LivePoll,
  closesAt: number | null,
  now: number,
  facts: ShowFacts,
): Happening[] {
  if (clock === null || closesAt === null || itemOf(facts, currentId)?.pollId !== poll.id) return [];
  const ms = closesAt - now - clockLeft(clock, now);
  return ms === 0 ? [] : [{ kind: 'time_added', ms }];
}

function extend(state: ShowState, poll: LivePoll, byMs: number, now: number, facts: ShowFacts): Decision {
  if (!isOpen(poll)) return refuse(notOpen(poll));
  if (poll.closesAt === null) return refuse('no_change');
  const closesAt = poll.closesAt + byMs;
  return irreversible([
    { kind: 'poll_deadline_set', pollId: poll.id, closesAt },
    ...clockTo(state, poll, closesAt, now, facts),
  ]);
}
