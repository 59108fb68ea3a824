/**
 * The commands that people give the show. Plain data; `decide.ts` decides whether they are allowed.
 *
 * Every command carries an id of its own, so that sending it again does nothing, and the version of the show it was
 * made from.
 */
import type { MusicPress } from '../tracks/cue.ts';
import type { Confirmation } from './cue-part.ts';
import type { Caller, McSignal, Post, SceneKind } from './vocabulary.ts';

/** What every command carries. */
export interface Sent {
  commandId: string;
  expectedVersion: number;
}

/** One command. Durations and instants in ms. */
export type ShowCommand = Sent &
  /** `confirms`: what the sender confirmed, for steps that ask first (`confirmation.ts`). */
  (
    | { kind: 'go'; confirms: Confirmation[] }
    | { kind: 'undo' }
    | { kind: 'finish_show' }
    /** Returns to the state before the show; refused once anything was scored. */
    | { kind: 'take_back_start' }
    /** A show that is over goes on, so that what has not been on can be called. */
    | { kind: 'reopen_show' }
    /** Calls an item to stand by now, or, while an act is on stage, makes it the next one. */
    | { kind: 'jump'; itemId: string }
    | { kind: 'skip'; itemId: string }
    | { kind: 'unskip'; itemId: string }
    | { kind: 'scratch'; itemId: string; reason: string }
    | { kind: 'unscratch'; itemId: string }
    /** Starts a break that is not in the running order. */
    | { kind: 'start_interval'; durationMs: number }
    /** Below zero takes time away. */
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
    /** The post is ready to do what the note asks; this also marks the note as read. */
    | { kind: 'ready_note'; noteId: string }
    | { kind: 'mc_signal'; signal: McSignal }
    /** A judge or a crew post needs the desk. */
    | { kind: 'call_desk'; from: Exclude<Caller, 'mc'>; judgeId: string | null }
    /** Somebody at a desk takes the call on. */
    | { kind: 'take_call'; callId: string }
    /** The caller no longer needs anybody. */
    | { kind: 'withdraw_call'; from: Caller; judgeId: string | null }
    /** The desk puts the call away as solved. */
    | { kind: 'end_call'; callId: string }
    | { kind: 'set_wings'; itemId: string; inTheWings: boolean }
    /** Music plays in the browser of a desk, which hears of this press and carries it out. */
    | { kind: 'press_music'; press: MusicPress }
    /** null: open until it is closed by hand. */
    | { kind: 'open_poll'; pollId: string; durationMs: number | null }
    | { kind: 'announce_poll_close'; pollId: string; inMs: number }
    | { kind: 'extend_poll'; pollId: string; byMs: number }
    | { kind: 'close_poll'; pollId: string }
    /** Makes the poll a draft again; refused once anybody voted. */
    | { kind: 'take_back_poll'; pollId: string }
    | { kind: 'reopen_poll'; pollId: string; reason: string; durationMs: number | null }
    /** Opening a locked window needs a reason. */
    | { kind: 'open_scoring'; performanceId: string; reason: string }
    | { kind: 'lock_scoring'; performanceId: string }
    | { kind: 'reveal_next'; resultId: string; confirms: Confirmation[] }
    /** The MC has said the card of this step; the page turns to what comes next. */
    | { kind: 'turn_card'; resultId: string; step: number }
    | { kind: 'stop_reveal' }
    | { kind: 'publish_result'; resultId: string }
  );

/** All kinds of commands, in no particular order. */
export const COMMAND_KINDS = [
  'go',
  'undo',
  'finish_show',
  'take_back_start',
  'reopen_show',
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

/**
 * The kind of a command. It is taken from the list and not from `ShowCommand`, so that a command missing in the
 * list is a type error.
 */
export type CommandKind = (typeof COMMAND_KINDS)[number];

/** A command with the name of the person who gave it, as other screens show it. */
export type OrderedCommand = ShowCommand & { by: string };

/**
 * Commands whose version is not checked: a message or its receipt is still right when late, and a black screen must
 * never be refused. They do not count as a move, so they never make another command stale either.
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
