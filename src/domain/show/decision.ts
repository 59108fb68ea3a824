/** What a rule answers: what happens, or the code of its refusal. */
import type { CommandKind } from './commands.ts';
import type { CuePart } from './cue-part.ts';
import type { Effect } from './effect.ts';
import type { Happening } from './events.ts';
import type { ShowRejection } from './rejections.ts';

export type Decision = Happening[] | { refuse: ShowRejection };

/** The answer of a rule that does not allow the command. */
export const refuse = (code: ShowRejection): Decision => ({ refuse: code });

/** Whether a decision is a refusal, with the reason as its code, rather than what happens. */
export const isRefusal = (decision: Decision): decision is { refuse: ShowRejection } =>
  !Array.isArray(decision);

/** A step that the desk may take back for ten seconds: the offer comes first, so that it keeps the state before. */
export const undoable = (
  happenings: Happening[],
  reverts: Effect[] = [],
  parts: CuePart[] = [],
): Happening[] => [{ kind: 'undo_offered', parts, reverts }, ...happenings];

/** A step that others have seen or acted on: nothing before it can be taken back either. */
export const final = (happenings: Happening[]): Happening[] => [{ kind: 'undo_withdrawn' }, ...happenings];

/** The commands that one rule file answers. */
export type Among<Command extends { kind: CommandKind }, K extends CommandKind> = Extract<
  Command,
  { kind: K }
>;
