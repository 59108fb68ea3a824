/** Commands to the projector, the halt of the show, notes and calls between desk, MC and crew, and music keys. */
import type { OrderedCommand } from './commands.ts';
import { type CommandOfKind, type Decision, irreversible, refuse, undoable } from './decision.ts';
import type { Happening } from './events.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import { lastScored, standingsMayShow } from './scored.ts';
import type { ShowState } from './state.ts';
import type { Caller, Scene, SceneKind } from './vocabulary.ts';

type ScreenCommand = CommandOfKind<
  OrderedCommand,
  | 'arm'
  | 'disarm'
  | 'set_scene'
  | 'blank'
  | 'unblank'
  | 'set_follow_go'
  | 'halt'
  | 'lift_halt'
  | 'send_note'
  | 'read_note'
  | 'ready_note'
  | 'mc_signal'
  | 'call_desk'
  | 'withdraw_call'
  | 'take_call'
  | 'end_call'
  | 'set_wings'
  | 'press_music'
>;

/** Decides one of these commands. */
export function moveScreen(state: ShowState, command: ScreenCommand, facts: ShowFacts): Decision {
  switch (command.kind) {
    case 'arm':
      return armScene(state, sceneOf(command.scene, command.text), facts);
    case 'disarm':
      return unless(state.armed === null, { kind: 'scene_armed', scene: null });
    case 'set_scene':
      return putOnScreen(state, sceneOf(command.scene, command.text), facts);
    case 'blank':
      return unless(state.blanked, { kind: 'blank_set', blanked: true });
    case 'unblank':
      return unless(!state.blanked, { kind: 'blank_set', blanked: false });
    case 'set_follow_go':
      return unless(state.followGo === command.followGo, {
        kind: 'follow_go_set',
        followGo: command.followGo,
      });
    case 'halt':
      if (state.phase === 'finished') return refuse('show_finished');
      return state.halt === null
        ? irreversible([{ kind: 'halted', text: command.text }])
        : refuse('no_change');
    case 'lift_halt':
      return state.halt === null ? refuse('no_change') : irreversible([{ kind: 'halt_lifted' }]);
    case 'send_note':
      return [{ kind: 'note_sent', noteId: command.commandId, to: command.to, text: command.text }];
    case 'read_note':
      return readNote(state, command.noteId);
    case 'ready_note':
      return answerNote(state, command.noteId);
    case 'mc_signal':
      return [{ kind: 'mc_signalled', signal: command.signal }];
    case 'call_desk':
      return callDesk(state, command.from, command.judgeId);
    case 'withdraw_call':
      return withdrawCall(state, command.from, command.judgeId);
    case 'take_call':
      return aboutCall(state, command.callId, 'call_taken');
    case 'end_call':
      return aboutCall(state, command.callId, 'call_ended');
    case 'set_wings':
      return setWings(state, command.itemId, command.inTheWings, facts);
    case 'press_music':
      return [{ kind: 'music_pressed', press: command.press }];
  }
}

/** A caller who already waits keeps their turn: a second press is no new call (`no_change`). */
const callDesk = ({ calls }: ShowState, from: Caller, judgeId: string | null): Decision =>
  unless(
    calls.some((one) => one.from === from && one.judgeId === judgeId),
    { kind: 'desk_called', from, judgeId },
  );

function withdrawCall({ calls }: ShowState, from: Caller, judgeId: string | null): Decision {
  const call = calls.find((one) => one.from === from && one.judgeId === judgeId);
  return call === undefined ? refuse('no_change') : [{ kind: 'call_ended', callId: call.id }];
}

/** Two desks may press at once, and a call that was put away cannot be taken: both are `no_change`. */
function aboutCall({ calls }: ShowState, callId: string, kind: 'call_taken' | 'call_ended'): Decision {
  const call = calls.find(({ id }) => id === callId);
  return unless(call === undefined || (kind === 'call_taken' && call.takenAt !== null), { kind, callId });
}

/** The happening, or `no_change` where it is so already. */
const unless = (isSo: boolean, happens: Happening): Decision => (isSo ? refuse('no_change') : [happens]);

function setWings(state: ShowState, itemId: string, inTheWings: boolean, facts: ShowFacts): Decision {
  if (itemOf(facts, itemId) === null) return refuse('unknown_item');
  return unless((state.wings[itemId] ?? false) === inTheWings, { kind: 'wings_set', itemId, inTheWings });
}

/** Only a message has a text. */
const sceneOf = (kind: SceneKind, text: string): Scene => ({ kind, text: kind === 'message' ? text : '' });

const isWordless = (scene: Scene): boolean => scene.kind === 'message' && scene.text === '';

const isSame = (one: Scene, other: Scene | null): boolean =>
  one.kind === other?.kind && one.text === other.text;

/** Why a scene may not be shown; null where it may. */
function sceneObstacle(state: ShowState, scene: Scene, facts: ShowFacts): ShowRejection | null {
  if (isWordless(scene)) return 'text_missing';
  if (scene.kind === 'scores' && facts.settings.actScores === 'off') return 'scores_not_shown';
  if (scene.kind === 'standings' && !standingsMayShow(state, facts)) return 'standings_not_shown';
  if ((scene.kind === 'scores' || scene.kind === 'standings') && lastScored(state, facts) === null)
    return 'no_locked_scores';
  return null;
}

function armScene(state: ShowState, scene: Scene, facts: ShowFacts): Decision {
  const obstacle = sceneObstacle(state, scene, facts);
  if (obstacle !== null) return refuse(obstacle);
  return unless(isSame(scene, state.armed), { kind: 'scene_armed', scene });
}

function putOnScreen(state: ShowState, scene: Scene, facts: ShowFacts): Decision {
  const obstacle = sceneObstacle(state, scene, facts);
  if (obstacle !== null) return refuse(obstacle);
  if (isSame(scene, state.scene) && state.armed === null) return refuse('no_change');
  const disarmed: Happening[] = state.armed === null ? [] : [{ kind: 'scene_armed', scene: null }];
  return undoable([{ kind: 'scene_set', scene }, ...disarmed]);
}

function readNote(state: ShowState, noteId: string): Decision {
  const note = state.notes.find((one) => one.id === noteId);
  if (note === undefined) return refuse('unknown_note');
  return unless(note.readAt !== null, { kind: 'note_read', noteId });
}

function answerNote(state: ShowState, noteId: string): Decision {
  const note = state.notes.find((one) => one.id === noteId);
  if (note === undefined) return refuse('unknown_note');
  return unless(note.readyAt !== null, { kind: 'note_answered', noteId });
}
