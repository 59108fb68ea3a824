/**
 * What people may ask of the show. Plain data; whether it is allowed is decided in `decide.ts`.
 *
 * Every command names the version it was made from and carries an id of its own, so that a repeat is one step.
 */
import type { MusicPress } from '../tracks/cue.ts';
import type { Confirmation } from './cue-part.ts';
import type { Caller, McSignal, Post, SceneKind } from './vocabulary.ts';

interface Sent {
  commandId: string;
  expectedVersion: number;
}

export type ShowCommand = Sent &
  /** `confirms` names what the step opens where it asks (`confirmation.ts`). */
  (
    | { kind: 'go'; confirms: Confirmation[] }
    | { kind: 'undo' }
    | { kind: 'finish_show' }
    /** Back to before the show, while nothing was scored. */
    | { kind: 'take_back_start' }
    /** Stands an item by at once, or makes it the next one while an act is on stage. */
    | { kind: 'jump'; itemId: string }
    | { kind: 'skip'; itemId: string }
    | { kind: 'unskip'; itemId: string }
    | { kind: 'scratch'; itemId: string; reason: string }
    | { kind: 'unscratch'; itemId: string }
    /** A break that is not in the running order. */
    | { kind: 'start_interval'; durationMs: number }
    /** `ms` below zero takes time. */
    | { kind: 'add_time'; ms: number }
    | { kind: 'pause' }
    | { kind: 'resume' }
    | { kind: 'restart' }
    | { kind: 'set_start'; startedAt: number }
    | { kind: 'arm'; scene: SceneKind; text: string }
    | { kind: 'disarm' }
    | { kind: 'set_scene'; scene: SceneKind; text: string }
    | { kind: 'blank' }
    | { kind: 'unblank' }
    | { kind: 'set_follow_go'; followGo: boolean }
    | { kind: 'halt'; text: string }
    | { kind: 'lift_halt' }
    | { kind: 'send_note'; to: Post; text: string }
    | { kind: 'read_note'; noteId: string }
    /** A post stands ready for what the note asks; it has read it then too. */
    | { kind: 'ready_note'; noteId: string }
    | { kind: 'mc_signal'; signal: McSignal }
    /** A judge or a post needs the desk. */
    | { kind: 'call_desk'; from: Exclude<Caller, 'mc'>; judgeId: string | null }
    /** Somebody at a desk has it. */
    | { kind: 'take_call'; callId: string }
    /** Who called needs nobody any more. */
    | { kind: 'withdraw_call'; from: Caller; judgeId: string | null }
    /** It is solved. */
    | { kind: 'end_call'; callId: string }
    | { kind: 'set_wings'; itemId: string; inTheWings: boolean }
    /** Music plays in a desk's browser, which hears of the press and does it. */
    | { kind: 'press_music'; press: MusicPress }
    /** Without a duration it stays open until it is closed. */
    | { kind: 'open_poll'; pollId: string; durationMs: number | null }
    | { kind: 'announce_poll_close'; pollId: string; inMs: number }
    | { kind: 'extend_poll'; pollId: string; byMs: number }
    | { kind: 'close_poll'; pollId: string }
    /** As if it had not been opened, while nobody voted. */
    | { kind: 'take_back_poll'; pollId: string }
    | { kind: 'reopen_poll'; pollId: string; reason: string; durationMs: number | null }
    /** A locked window opens only with a reason. */
    | { kind: 'open_scoring'; performanceId: string; reason: string }
    | { kind: 'lock_scoring'; performanceId: string }
    | { kind: 'reveal_next'; resultId: string; confirms: Confirmation[] }
    /** The MC's card of this step was said: it turns to what comes next. */
    | { kind: 'turn_card'; resultId: string; step: number }
    | { kind: 'stop_reveal' }
    | { kind: 'publish_result'; resultId: string }
  );

export const COMMAND_KINDS = [
  'go',
  'undo',
  'finish_show',
  'take_back_start',
  'jump',
  'skip',
  'unskip',
  'scratch',
  'unscratch',
  'start_interval',
  'add_time',
  'pause',
  'resume',
  'restart',
  'set_start',
  'arm',
  'disarm',
  'set_scene',
  'blank',
  'unblank',
  'set_follow_go',
  'halt',
  'lift_halt',
  'send_note',
  'read_note',
  'ready_note',
  'mc_signal',
  'call_desk',
  'withdraw_call',
  'take_call',
  'end_call',
  'set_wings',
  'press_music',
  'open_poll',
  'announce_poll_close',
  'extend_poll',
  'close_poll',
  'take_back_poll',
  'reopen_poll',
  'open_scoring',
  'lock_scoring',
  'reveal_next',
  'turn_card',
  'stop_reveal',
  'publish_result',
] as const satisfies readonly ShowCommand['kind'][];

/** Of the list, so that a command that is missing there is found by the compiler, and the tests try every one. */
export type CommandKind = (typeof COMMAND_KINDS)[number];

/** A command and the name of who gave it, as other screens show it. */
export type OrderedCommand = ShowCommand & { by: string };

/**
 * Commands that hold whatever has happened in between, so their version is not compared: a message and its
 * receipt lose nothing by being late, and a black screen must never be refused. They move nothing themselves, so
 * no other command is late because of them.
 */
export const VERSION_FREE: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'send_note',
  'read_note',
  'ready_note',
  'mc_signal',
  'call_desk',
  'withdraw_call',
  'take_call',
  'end_call',
  'set_wings',
  'press_music',
  'turn_card',
  'blank',
  'halt',
]);
