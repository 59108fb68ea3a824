/**
 * The state of the live show: the one thing that all live screens follow.
 *
 * It holds only what the show itself decides. The running order, scoring windows, polls and results belong to
 * their rooms and reach the rules as facts (`facts.ts`); nothing here repeats them.
 */
import type { MusicPress } from '../tracks/cue.ts';
import type { CommandKind } from './commands.ts';
import type { CuePart } from './cue-part.ts';
import type { Effect } from './effect.ts';
import type { Caller, CallKind, Clock, Phase, Post, Scene } from './vocabulary.ts';

/** How far one item has come. An item without progress is scheduled. */
export interface Progress {
  status: 'scheduled' | 'called' | 'on_stage' | 'done';
  /** Passed over for now: GO leaves it out until it is jumped to or taken back. */
  skipped: boolean;
  calledAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** What the clock was given in all: the planned length and what the desk added or took. */
  grantedMs: number;
  /** Time on the clock when it ended, pauses left out; 0 until then. */
  performedMs: number;
}

/** A line from the desk to the MC or a crew post. */
export interface Note {
  id: string;
  to: Post;
  text: string;
  by: string;
  sentAt: number;
  readAt: number | null;
  /** When the post said that it is ready for what the note asks. */
  readyAt: number | null;
}

/** Somebody calls the desk. Each caller has one call at a time: a newer one takes its place. */
export interface DeskCall {
  id: string;
  from: Caller;
  /** Of a judge; null for a post and the MC. */
  judgeId: string | null;
  what: CallKind;
  /** The caller's name. */
  by: string;
  at: number;
  /** When somebody at a desk took it on, and who. */
  takenAt: number | null;
  takenBy: string | null;
}

/** What a single undo puts back: the part of the state that cues and scenes move. */
export interface CueState {
  phase: Phase;
  startedAt: number | null;
  finishedAt: number | null;
  /** The item that is called or on stage. */
  currentId: string | null;
  /** An item that the desk asked for out of order; it comes before the next in order. */
  cuedId: string | null;
  items: Record<string, Progress>;
  clock: Clock | null;
  scene: Scene;
}

/** The last step that can still be taken back. */
export interface UndoPoint {
  command: CommandKind;
  parts: CuePart[];
  by: string;
  at: number;
  before: CueState;
  /** What other rooms must be told when it is taken back. */
  reverts: Effect[];
}

export interface ShowState extends CueState {
  version: number;
  /** The version of the last move: what came after it were messages and the like, which move nothing. */
  movedTo: number;
  followGo: boolean;
  /** Chosen at the desk but not on screen. Never sent to a projector. */
  armed: Scene | null;
  /** The projector is black whatever its scene. */
  blanked: boolean;
  /** The show is stopped: the projector shows these words, clocks stand, GO waits. */
  halt: { text: string; at: number; clockRan: boolean } | null;
  /** Which acts are in the wings, by item. */
  wings: Record<string, boolean>;
  notes: Note[];
  /** What the desk is called about and has not put away, the oldest first. */
  calls: DeskCall[];
  /** Candidates that a poll was opened without, by poll. */
  leftOut: Record<string, string[]>;
  /** Steps shown of each result, by result. */
  shownSteps: Record<string, number>;
  /** The result whose steps are being told now. */
  revealingId: string | null;
  /** Whether the MC's card of the step told last was said and turned. */
  cardTurned: boolean;
  /** The last press of a music key, for the desk that plays. */
  musicKey: { id: string; press: MusicPress; at: number } | null;
  lastGoAt: number | null;
  lastMove: { command: CommandKind; by: string; at: number } | null;
  undo: UndoPoint | null;
}

/** GO does nothing for this long after a GO: a double press is one press. */
export const GO_DEAF_MS = 2_000;
/** A press that comes so little before GO listens again waits for it and is taken. */
export const GO_EARLY_MS = 500;
/** How long the desk offers to take a step back. */
export const UNDO_WINDOW_MS = 10_000;
/** A press made within the window may arrive this much later. */
export const UNDO_GRACE_MS = 1_000;
/** How many notes are kept in the state; older ones are in the event log. */
export const NOTES_KEPT = 40;

export const initialShow: ShowState = {
  version: 0,
  movedTo: 0,
  phase: 'preshow',
  startedAt: null,
  finishedAt: null,
  currentId: null,
  cuedId: null,
  items: {},
  clock: null,
  scene: { kind: 'holding', text: '' },
  followGo: true,
  armed: null,
  blanked: false,
  halt: null,
  wings: {},
  notes: [],
  calls: [],
  leftOut: {},
  shownSteps: {},
  revealingId: null,
  cardTurned: false,
  musicKey: null,
  lastGoAt: null,
  lastMove: null,
  undo: null,
};

/** The part of a state that an undo restores. */
export const cueState = (state: ShowState): CueState => ({
  phase: state.phase,
  startedAt: state.startedAt,
  finishedAt: state.finishedAt,
  currentId: state.currentId,
  cuedId: state.cuedId,
  items: state.items,
  clock: state.clock,
  scene: state.scene,
});
