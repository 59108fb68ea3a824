/** Commands to the clock of the current item: add or take time, pause, move the start back, restart the act. */
import { isOpen } from '../voting/poll.ts';
import {
  type Decision,
  irreversible,
  type Rule,
  type Rules,
  refuse,
  undoable,
  unlessFinished,
} from './decision.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf, pollOf } from './order.ts';
import type { ShowState } from './state.ts';
import type { Clock } from './vocabulary.ts';

/** The rules for commands to the clock. */
export const CLOCK_RULES = {
  add_time: onClock((state, { ms: asked }, now, facts) => {
    const ms = takenFrom(state.clock, asked);
    if (ms === 0) return refuse('no_change');
    return moreForVote(state, ms, now, facts) ?? undoable([{ kind: 'time_added', ms }]);
  }),
  pause: onStage(({ clock }, _command, now) =>
    clock.state === 'stopped'
      ? refuse('no_change')
      : undoable([{ kind: 'clock_set', clock: { state: 'stopped', leftMs: clock.zeroAt - now } }]),
  ),
  resume: onStage(({ clock }, _command, now) =>
    clock.state === 'running'
      ? refuse('no_change')
      : undoable([{ kind: 'clock_set', clock: { state: 'running', zeroAt: now + clock.leftMs } }]),
  ),
  restart: onStage((state, _command, _now, facts) => restart(state, facts)),
  set_start: onStage((state, { startedAt }, now) => moveStart(state, startedAt, now)),
} satisfies Partial<Rules>;

type Clocked = ShowState & { clock: Clock };
type ClockRule<Command> = (state: Clocked, command: Command, now: number, facts: ShowFacts) => Decision;

/** A rule for a show whose clock shows something. */
function onClock<Command>(rule: ClockRule<Command>): Rule<Command> {
  return unlessFinished((state, command, now, facts) =>
    state.clock === null
      ? refuse('nothing_on_stage')
      : rule({ ...state, clock: state.clock }, command, now, facts),
  );
}

/** A rule for a clock that can be started: the item is on stage, or it is a break without an item. */
function onStage<Command>(rule: ClockRule<Command>): Rule<Command> {
  return onClock((state, command, now, facts) => {
    if (state.halt !== null) return refuse('show_halted');
    return state.currentId === null || state.items[state.currentId]?.status === 'on_stage'
      ? rule(state, command, now, facts)
      : refuse('nothing_on_stage');
  });
}

/**
 * How much time is really added (below zero: taken), in ms. A stopped clock goes no lower than 0, since time that has
 * not begun cannot be exceeded; a running one may, for its act is on.
 */
const takenFrom = (clock: Clock, ms: number): number =>
  clock.state === 'stopped' && ms < 0 ? -Math.min(-ms, Math.max(0, clock.leftMs)) : ms;

/** Time for a vote that is on and has a deadline moves that as well; null where no such vote is on. */
function moreForVote(state: Clocked, ms: number, now: number, facts: ShowFacts): Decision | null {
  const poll = pollOf(facts, itemOf(facts, state.currentId)?.pollId ?? null);
  if (poll === null || !isOpen(poll) || poll.closesAt === null) return null;
  const closesAt = poll.closesAt + ms;
  if (closesAt <= now) return refuse('bad_time');
  return irreversible([
    { kind: 'poll_deadline_set', pollId: poll.id, closesAt },
    { kind: 'time_added', ms },
  ]);
}

function restart(state: ShowState, facts: ShowFacts): Decision {
  const item = itemOf(facts, state.currentId);
  if (item === null || item.kind !== 'performance') return refuse('nothing_on_stage');
  return undoable([{ kind: 'act_restarted', itemId: item.id, durationMs: item.durationMs }]);
}

/**
 * Moves the real start of the current item to any moment since the last item ended, for a GO that came too late or too
 * early.
 */
function moveStart(state: Clocked, startedAt: number, now: number): Decision {
  const { clock } = state;
  const id = state.currentId;
  const began = id === null ? null : (state.items[id]?.startedAt ?? null);
  if (id === null || began === null) return refuse('nothing_on_stage');
  if (startedAt === began) return refuse('no_change');
  const lastEnd = Object.entries(state.items).reduce(
    (last, [itemId, progress]) => (itemId === id ? last : Math.max(last, progress.endedAt ?? 0)),
    state.startedAt ?? 0,
  );
  if (startedAt > now || startedAt < lastEnd) return refuse('bad_time');
  const shift = startedAt - began;
  const left = clock.state === 'running' ? clock.zeroAt - now : clock.leftMs;
  // Not later than what was performed without its pauses: less than nothing nobody performs.
  if (left + shift > (state.items[id]?.grantedMs ?? 0)) return refuse('bad_time');
  const moved: Clock =
    clock.state === 'running'
      ? { state: 'running', zeroAt: clock.zeroAt + shift }
      : { state: 'stopped', leftMs: clock.leftMs + shift };
  return undoable([{ kind: 'start_moved', itemId: id, startedAt, clock: moved }]);
}
