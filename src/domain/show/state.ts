/**
 * The state of the live show, which all live screens follow.
 *
 * It holds only what the show itself decides. Running order, scoring windows, polls and results belong to their rooms
 * and reach the rules as facts (`facts.ts`).
 */
import { pickFields } from '../pick-fields.ts';
import type { MusicPress } from '../tracks/cue.ts';
import type { CommandKind } from './commands.ts';
import type { CuePart } from './cue-part.ts';
import type { Effect } from './effect.ts';
import type { Caller, CallKind, Clock, Phase, Post, Scene } from './vocabulary.ts';

/** How far one item has come. Instants in ms on the stage clock. An item without an entry is scheduled. */
export interface Progress {
  status: 'scheduled' | 'called' | 'on_stage' | 'done';
  /** Passed over for now: GO leaves it out until somebody jumps to it or takes that back. */
  skipped: boolean;
  calledAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** All time that its clock was given: planned length and what the desk added or took. */
  grantedMs: number;
  /** Time on the clock when it ended, without pauses; 0 until then. */
  performedMs: number;
  /** How it was once it was done, where it was called again since; it is that again unless it performs to the end. */
  earlier: Progress | null;
}

/** How an item was when it was done last, also while it is called again; null where it has not been done. */
export const lastDone = (progress: Progress | undefined): Progress | null =>
  progress?.status === 'done' ? progress : (progress?.earlier ?? null);

/** A message from the desk to the MC or a crew post. */
export interface Note {
  id: string;
  to: Post;
  text: string;
  by: string;
  sentAt: number;
  readAt: number | null;
  /** When the post reported to be ready for what the note asks. */
  readyAt: number | null;
}

/** A call to the desk. Each caller has one at a time; a newer one replaces it. */
export interface DeskCall {
  id: string;
  from: Caller;
  /** For a judge's call; null for the MC and crew posts. */
  judgeId: string | null;
  what: CallKind;
  /** The caller's name. */
  by: string;
  at: number;
  /** When somebody at a desk took it on, and who; null before. */
  takenAt: number | null;
  takenBy: string | null;
}

/** The part of the state that an undo restores: what cues and scenes change. */
export interface CueState {
  phase: Phase;
  startedAt: number | null;
  finishedAt: number | null;
  /** The phase in which it was finished; null while it is not. */
  finishedIn: Phase | null;
  /** The item that stands by or is on stage. */
  currentId: string | null;
  /** An item that the desk asked for out of order; it comes next. */
  cuedId: string | null;
  items: Record<string, Progress>;
  clock: Clock | null;
  scene: Scene;
}

/** The last step that can be undone, with the state before it. */
export interface UndoPoint {
  command: CommandKind;
  parts: CuePart[];
  by: string;
  at: number;
  before: CueState;
  /** What other rooms are asked for when it is undone. */
  reverts: Effect[];
}

/** The state of one round's show. */
export interface ShowState extends CueState {
  version: number;
  /** The version of the last command that moved anything; later ones were messages and the like. */
  movedTo: number;
  followGo: boolean;
  /** A scene chosen at the desk and not on screen yet. Never sent to a projector. */
  armed: Scene | null;
  /** The projector is black, whatever its scene. */
  blanked: boolean;
  /**
   * The show is halted: the projector shows this text, clocks stand, GO waits. `clockRan`: the clock goes on when the
   * halt is lifted.
   */
  halt: { text: string; at: number; clockRan: boolean } | null;
  /** By item id: whether the act is in the wings. */
  wings: Record<string, boolean>;
  notes: Note[];
  /** Calls that the desk has not put away, the oldest first. */
  calls: DeskCall[];
  /** By poll id: candidates that the poll was opened without. */
  leftOut: Record<string, string[]>;
  /** By result id: how many steps are revealed. */
  shownSteps: Record<string, number>;
  /** The result that is being revealed. */
  revealingId: string | null;
  /** Whether the MC has said the card of the last step and turned it. */
  cardTurned: boolean;
  /** The last music key pressed, for the desk that plays. */
  musicKey: { id: string; press: MusicPress; at: number } | null;
  lastGoAt: number | null;
  lastMove: { command: CommandKind; by: string; at: number } | null;
  undo: UndoPoint | null;
}

/** For how long after a GO further presses are ignored, so that a double press counts once. */
export const GO_DEAF_MS = 2_000;
/** A press this long or less before GO listens again waits and is then taken. */
export const GO_EARLY_MS = 500;
/** How long the desk offers to undo a step. */
export const UNDO_WINDOW_MS = 10_000;
/** How much later an undo pressed in time may arrive. */
export const UNDO_GRACE_MS = 1_000;
/** How many notes the state keeps; older ones are in the event log. */
export const NOTES_KEPT = 40;

/** The state of a show on which nothing has happened yet. */
export const initialShow: ShowState = {
  version: 0,
  movedTo: 0,
  phase: 'preshow',
  startedAt: null,
  finishedAt: null,
  finishedIn: null,
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

/** The part of the state that an undo restores. */
export const cueState = (state: ShowState): CueState => ({
  ...pickFields(state, ['phase', 'startedAt', 'finishedAt', 'finishedIn', 'currentId', 'cuedId', 'items']),
  ...pickFields(state, ['clock', 'scene']),
});
