/**
 * The events of the show. They are stored in order and are its audit log; all events of one accepted command carry the
 * same version.
 */
import type { MusicPress } from '../tracks/cue.ts';
import type { CommandKind } from './commands.ts';
import type { CuePart } from './cue-part.ts';
import type { Effect } from './effect.ts';
import type { Caller, Clock, McSignal, Phase, Post, Scene } from './vocabulary.ts';

/** Which command by whom caused the event, at which instant (ms), and the version it made. */
export interface Stamp {
  version: number;
  at: number;
  by: string;
  command: CommandKind;
  commandId: string;
}

/** What happened, without the stamp. */
export type Happening =
  | { kind: 'undo_offered'; parts: CuePart[]; reverts: Effect[] }
  | { kind: 'undo_withdrawn' }
  | { kind: 'undone'; effects: Effect[] }
  | { kind: 'went' }
  /** `scoringClosed`: performances whose scoring was open or locked, and is closed by this. */
  | { kind: 'start_taken_back'; scoringClosed: string[] }
  | { kind: 'phase_entered'; phase: Phase }
  | { kind: 'show_reopened'; phase: Phase }
  | { kind: 'item_called'; itemId: string; durationMs: number }
  | { kind: 'item_started'; itemId: string; durationMs: number; scoringOpened: string | null }
  | { kind: 'item_ended'; itemId: string; performedMs: number }
  | { kind: 'item_released'; itemId: string }
  | { kind: 'item_cued'; itemId: string }
  | { kind: 'item_skipped'; itemId: string; scoringClosed: string | null }
  | { kind: 'item_unskipped'; itemId: string }
  | { kind: 'item_scratched'; itemId: string; reason: string }
  | { kind: 'item_unscratched'; itemId: string }
  | { kind: 'time_added'; ms: number }
  | { kind: 'clock_set'; clock: Clock | null }
  | { kind: 'start_moved'; itemId: string; startedAt: number; clock: Clock }
  | { kind: 'act_restarted'; itemId: string; durationMs: number }
  | { kind: 'scene_set'; scene: Scene }
  | { kind: 'scene_armed'; scene: Scene | null }
  | { kind: 'blank_set'; blanked: boolean }
  | { kind: 'follow_go_set'; followGo: boolean }
  | { kind: 'halted'; text: string }
  | { kind: 'halt_lifted' }
  | { kind: 'note_sent'; noteId: string; to: Post; text: string }
  | { kind: 'note_read'; noteId: string }
  | { kind: 'note_answered'; noteId: string }
  | { kind: 'mc_signalled'; signal: McSignal }
  | { kind: 'desk_called'; from: Caller; judgeId: string | null }
  | { kind: 'call_taken'; callId: string }
  | { kind: 'call_ended'; callId: string }
  | { kind: 'wings_set'; itemId: string; inTheWings: boolean }
  | { kind: 'music_pressed'; press: MusicPress }
  /** `leftOut`: candidates that did not perform, as performance ids. */
  | { kind: 'poll_opened'; pollId: string; closesAt: number | null; reason: string; leftOut: string[] }
  | { kind: 'poll_deadline_set'; pollId: string; closesAt: number }
  | { kind: 'poll_closed'; pollId: string }
  /** `putBack`: candidates that were left out when the poll was opened. */
  | { kind: 'poll_taken_back'; pollId: string; putBack: string[] }
  | { kind: 'scoring_opened'; performanceId: string; reason: string }
  | { kind: 'scoring_deadline_set'; performanceId: string; closesAt: number }
  | { kind: 'scoring_locked'; performanceId: string }
  /** Its curtain hangs; nothing of it is told. */
  | { kind: 'award_begun'; resultId: string }
  | { kind: 'step_revealed'; resultId: string; step: number }
  | { kind: 'card_turned' }
  | { kind: 'reveal_stopped'; resultId: string }
  | { kind: 'result_published'; resultId: string };

/** An event as it is stored. */
export type ShowEvent = Happening & Stamp;
