/**
 * Whether a command is allowed, and what happens then. Pure: `now` is the clock, `facts` is what other rooms know, and
 * equal input gives an equal answer.
 *
 * Who may give a command is not checked here but by the server's endpoint table.
 */
import type { OrderedCommand } from './commands.ts';
import { VERSION_FREE } from './commands.ts';
import { CLOCK_RULES } from './decide-clock.ts';
import { CUE_RULES } from './decide-cue.ts';
import { REVEAL_RULES } from './decide-reveal.ts';
import { SCREEN_RULES } from './decide-screen.ts';
import { WINDOW_RULES } from './decide-windows.ts';
import { isRefusal, type Rule, type Rules } from './decision.ts';
import type { ShowEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { ShowFacts } from './facts.ts';
import { afterDeadlines } from './order.ts';
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
  const rule = RULES[command.kind] as Rule<OrderedCommand>;
  const decision = rule(state, command, now, afterDeadlines(facts, now));
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

const RULES: Rules = { ...CUE_RULES, ...CLOCK_RULES, ...WINDOW_RULES, ...REVEAL_RULES, ...SCREEN_RULES };

/** The state after all these events. */
export const evolveAll = (state: ShowState, events: readonly ShowEvent[]): ShowState =>
  events.reduce(evolve, state);
