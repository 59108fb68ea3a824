/** What a rule answers: happenings, or the code of a refusal. */
import type { CommandKind, OrderedCommand } from './commands.ts';
import type { CuePart } from './cue-part.ts';
import type { Effect } from './effect.ts';
import type { Happening } from './events.ts';
import type { ShowFacts } from './facts.ts';
import type { ShowRejection } from './rejections.ts';
import type { ShowState } from './state.ts';

/** What happens when a command is carried out, or why it is refused. */
export type Decision = Happening[] | { refuse: ShowRejection };

/** A refusal with this code. */
export const refuse = (code: ShowRejection): Decision => ({ refuse: code });

/** Whether the decision is a refusal. */
export const isRefusal = (decision: Decision): decision is { refuse: ShowRejection } =>
  !Array.isArray(decision);

/**
 * Happenings that the desk can undo for ten seconds. `reverts` restores other rooms, `parts` names the step. The offer
 * comes first, so that it keeps the state before the step.
 */
export const undoable = (
  happenings: Happening[],
  reverts: Effect[] = [],
  parts: CuePart[] = [],
): Happening[] => [{ kind: 'undo_offered', parts, reverts }, ...happenings];

/**
 * Happenings that cannot be undone, since others have seen or acted on them. The steps before them cannot be undone
 * any more either.
 */
export const irreversible = (happenings: Happening[]): Happening[] => [
  { kind: 'undo_withdrawn' },
  ...happenings,
];

/** The rule for commands of a kind. `now`: the stage clock in ms. */
export type Rule<Command> = (state: ShowState, command: Command, now: number, facts: ShowFacts) => Decision;

/** A rule for each kind of command. */
export type Rules = { readonly [K in CommandKind]: Rule<Extract<OrderedCommand, { kind: K }>> };

/** The rule, while the show is not over. */
export const unlessFinished =
  <Command>(rule: Rule<Command>): Rule<Command> =>
  (state, command, now, facts) =>
    state.phase === 'finished' ? refuse('show_finished') : rule(state, command, now, facts);
