/**
 * Commands that open, extend and close votes and scoring. The rooms that own them apply it; here is decided whether
 * the desk may.
 */
import type { OrderedCommand } from './commands.ts';
import { anyCertified, startVoteItem } from './decide-cue.ts';
import { type CommandOfKind, type Decision, irreversible, refuse, undoable } from './decision.ts';
import { scoring } from './effects.ts';
import type { Happening } from './events.ts';
import type { LivePoll, ShowFacts } from './facts.ts';
import { isOpen, itemOf, notPerformed, pollOf, statusOf } from './order.ts';
import type { ShowState } from './state.ts';

type PollCommand = CommandOfKind<
  OrderedCommand,
  'open_poll' | 'announce_poll_close' | 'extend_poll' | 'close_poll' | 'take_back_poll' | 'reopen_poll'
>;
type ScoringCommand = CommandOfKind<OrderedCommand, 'open_scoring' | 'lock_scoring'>;

/** Decides a command to a poll or to an act's scoring. `now`: the stage clock in ms. */
export function moveWindows(
  state: ShowState,
  command: PollCommand | ScoringCommand,
  now: number,
  facts: ShowFacts,
): Decision {
  if (command.kind === 'open_scoring' || command.kind === 'lock_scoring') return moveScoring(command, facts);
  const poll = pollOf(facts, command.pollId);
  if (poll === null) return refuse('unknown_poll');
  switch (command.kind) {
    case 'open_poll':
      if (poll.state === 'closed') return refuse('poll_is_closed');
      return openPoll(state, poll, command.durationMs, '', now, facts);
    case 'reopen_poll':
      return reopenPoll(state, poll, command, now, facts);
    case 'announce_poll_close':
      return announceClose(poll, now + command.inMs);
    case 'extend_poll':
      return extend(state, poll, command.byMs, facts);
    case 'take_back_poll':
      return takeBackPoll(state, poll, facts);
    case 'close_poll':
      return isOpen(poll) ? irreversible([{ kind: 'poll_closed', pollId: poll.id }]) : refuse(notOpen(poll));
  }
}

/** Why a closed poll cannot be reopened; null where it can. */
export const staysClosed = (
  poll: Pick<LivePoll, 'published'>,
  facts: ShowFacts,
): 'count_published' | 'certified' | null =>
  poll.published ? 'count_published' : anyCertified(facts) ? 'certified' : null;

function reopenPoll(
  state: ShowState,
  poll: LivePoll,
  { durationMs, reason }: CommandOfKind<OrderedCommand, 'reopen_poll'>,
  now: number,
  facts: ShowFacts,
): Decision {
  if (poll.state === 'draft') return refuse('poll_not_open');
  if (reason === '') return refuse('reason_needed');
  const stays = staysClosed(poll, facts);
  return stays === null ? openPoll(state, poll, durationMs, reason, now, facts) : refuse(stays);
}

const notOpen = (poll: LivePoll) => (poll.state === 'closed' ? 'poll_is_closed' : 'poll_not_open');

function openPoll(
  state: ShowState,
  poll: LivePoll,
  durationMs: number | null,
  reason: string,
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
  ]);
}

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
function announceClose(poll: LivePoll, closesAt: number): Decision {
  if (!isOpen(poll)) return refuse(notOpen(poll));
  if (poll.closesAt !== null && closesAt >= poll.closesAt) return refuse('bad_time');
  return irreversible([{ kind: 'poll_deadline_set', pollId: poll.id, closesAt }]);
}

function extend(state: ShowState, poll: LivePoll, byMs: number, facts: ShowFacts): Decision {
  if (!isOpen(poll)) return refuse(notOpen(poll));
  if (poll.closesAt === null) return refuse('no_change');
  const ofCue = state.clock !== null && itemOf(facts, state.currentId)?.pollId === poll.id;
  const clock: Happening[] = ofCue ? [{ kind: 'time_added', ms: byMs }] : [];
  return irreversible([
    { kind: 'poll_deadline_set', pollId: poll.id, closesAt: poll.closesAt + byMs },
    ...clock,
  ]);
}

function moveScoring(command: ScoringCommand, facts: ShowFacts): Decision {
  const { performanceId } = command;
  if (!facts.items.some((item) => item.performance?.id === performanceId))
    return refuse('unknown_performance');
  const window = facts.scoring[performanceId] ?? 'closed';
  if (command.kind === 'lock_scoring') {
    if (window !== 'open') return refuse(window === 'locked' ? 'no_change' : 'scoring_not_open');
    const closesAt = facts.scoringClosesAt[performanceId] ?? null;
    return undoable(
      [{ kind: 'scoring_locked', performanceId }],
      [scoring(performanceId, 'open', '', closesAt)],
    );
  }
  if (window === 'open') return refuse('no_change');
  if (anyCertified(facts)) return refuse('certified');
  if (window === 'locked' && command.reason === '') return refuse('reason_needed');
  return undoable(
    [{ kind: 'scoring_opened', performanceId, reason: command.reason }],
    [scoring(performanceId, window)],
  );
}
