/**
 * Whether a command is allowed, and what happens then. Pure: `now` is the clock, `facts` is what other rooms know, and
 * equal input gives an equal answer.
 *
 * Who may give a command is not checked here but by the server's endpoint table.
 */
import type { OrderedCommand } from './commands.ts';
import { VERSION_FREE } from './commands.ts';
import { moveClock } from './decide-clock.ts';
import { moveCue } from './decide-cue.ts';
import { moveReveal } from './decide-reveal.ts';
import { moveScreen } from './decide-screen.ts';
import { moveWindows } from './decide-windows.ts';
import { type Decision, isRefusal } from './decision.ts';
import type { ShowEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { ShowFacts } from './facts.ts';
import { settledAt } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import type { ShowState } from './state.ts';

/** The events of an accepted command, or the code of the refusal. */
export type Verdict = { ok: true; events: ShowEvent[] } | { ok: false; code: ShowRejection };

/**
 * Decides one command against the state. All events of an accepted command carry the version that it makes.
 * @param now the stage clock in ms
 * @param facts what other rooms know, read in the transaction that will store the events
 */
export function decide(state: ShowState, command: OrderedCommand, now: number, facts: ShowFacts): Verdict {
  if (isStale(state, command)) return refused('stale');
  const decision = decided(state, command, now, settledAt(facts, now));
  if (isRefusal(decision)) return refused(decision.refuse);
  const stamp = {
    version: state.version + 1,
    at: now,
    by: command.by,
    command: command.kind,
    commandId: command.commandId,
  };
  return { ok: true, events: decision.map((happening) => ({ ...happening, ...stamp })) };
}

/** Whether a command was made before the show's last move, or from a version that this show never had. */
export const isStale = (
  state: Pick<ShowState, 'version' | 'movedTo'>,
  { kind, expectedVersion }: Pick<OrderedCommand, 'kind' | 'expectedVersion'>,
): boolean => !VERSION_FREE.has(kind) && (expectedVersion < state.movedTo || expectedVersion > state.version);

const refused = (code: ShowRejection): Verdict => ({ ok: false, code });

function decided(state: ShowState, command: OrderedCommand, now: number, facts: ShowFacts): Decision {
  switch (command.kind) {
    case 'go':
    case 'undo':
    case 'finish_show':
    case 'take_back_start':
    case 'jump':
    case 'skip':
    case 'unskip':
    case 'scratch':
    case 'unscratch':
    case 'start_interval':
      return moveCue(state, command, now, facts);
    case 'add_time':
    case 'pause':
    case 'resume':
    case 'restart':
    case 'set_start':
      return moveClock(state, command, now, facts);
    case 'open_poll':
    case 'announce_poll_close':
    case 'extend_poll':
    case 'close_poll':
    case 'take_back_poll':
    case 'reopen_poll':
    case 'open_scoring':
    case 'lock_scoring':
      return moveWindows(state, command, now, facts);
    case 'reveal_next':
    case 'turn_card':
    case 'stop_reveal':
    case 'publish_result':
      return moveReveal(state, command, now, facts);
    default:
      return moveScreen(state, command, facts);
  }
}

/** The state after all these events. */
export const evolveAll = (state: ShowState, events: readonly ShowEvent[]): ShowState =>
  events.reduce(evolve, state);
