/** Commands to the clock of the current item: add or take time, pause, move the start back, restart the act. */
import type { OrderedCommand } from './commands.ts';
import { type CommandOfKind, type Decision, refuse, undoable } from './decision.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf } from './order.ts';
import type { ShowState } from './state.ts';
import type { Clock } from './vocabulary.ts';

type ClockCommand = CommandOfKind<OrderedCommand, 'add_time' | 'pause' | 'resume' | 'restart' | 'set_start'>;

/** Decides a command to the clock. `now`: the stage clock in ms. */
export function moveClock(state: ShowState, command: ClockCommand, now: number, facts: ShowFacts): Decision {
  if (state.phase === 'finished') return refuse('show_finished');
  const { clock } = state;
  if (clock === null) return refuse('nothing_on_stage');
  if (command.kind === 'add_time') {
    const ms = takenFrom(clock, command.ms);
    return ms === 0 ? refuse('no_change') : undoable([{ kind: 'time_added', ms }]);
  }
  if (state.halt !== null) return refuse('show_halted');
  if (!clockMayRun(state)) return refuse('nothing_on_stage');
  switch (command.kind) {
    case 'pause':
      return clock.state === 'stopped'
        ? refuse('no_change')
        : undoable([{ kind: 'clock_set', clock: { state: 'stopped', leftMs: clock.zeroAt - now } }]);
    case 'resume':
      return clock.state === 'running'
        ? refuse('no_change')
        : undoable([{ kind: 'clock_set', clock: { state: 'running', zeroAt: now + clock.leftMs } }]);
    case 'restart':
      return restart(state, facts);
    case 'set_start':
      return moveStart(state, clock, command.startedAt, now);
  }
}

/**
 * How much time is really added (below zero: taken), in ms. A stopped clock goes no lower than 0, since time that has
 * not begun cannot be exceeded; a running one may, for its act is on.
 */
const takenFrom = (clock: Clock, ms: number): number =>
  clock.state === 'stopped' && ms < 0 ? -Math.min(-ms, Math.max(0, clock.leftMs)) : ms;

/** Whether the clock can be started: the item is on stage, or it is a break without an item. */
const clockMayRun = (state: ShowState): boolean =>
  state.currentId === null || state.items[state.currentId]?.status === 'on_stage';

function restart(state: ShowState, facts: ShowFacts): Decision {
  const item = itemOf(facts, state.currentId);
  if (item === null || item.kind !== 'performance') return refuse('nothing_on_stage');
  return undoable([{ kind: 'act_restarted', itemId: item.id, durationMs: item.durationMs }]);
}

/**
 * Moves the real start of the current item to any moment since the last item ended, for a GO that came too late or too
 * early.
 */
function moveStart(state: ShowState, clock: Clock, startedAt: number, now: number): Decision {
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
  const moved: Clock =
    clock.state === 'running'
      ? { state: 'running', zeroAt: clock.zeroAt + shift }
      : { state: 'stopped', leftMs: clock.leftMs + shift };
  return undoable([{ kind: 'start_moved', itemId: id, startedAt, clock: moved }]);
}
