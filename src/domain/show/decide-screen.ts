/** Commands to the projector, the halt of the show, notes and calls between desk, MC and crew, and music keys. */
import { type Decision, irreversible, type Rules, refuse, undoable, unlessFinished } from './decision.ts';
import type { Happening } from './events.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import { lastScored, standingsMayShow } from './scored.ts';
import type { ShowState } from './state.ts';
import type { Caller, Scene, SceneKind } from './vocabulary.ts';

/** The rules for commands to the projector: scenes, the black screen, the halt. */
export const SCREEN_RULES = {
  arm: armScene,
  disarm: ({ armed }) => unless(armed === null, { kind: 'scene_armed', scene: null }),
  set_scene: putOnScreen,
  blank: ({ blanked }) => unless(blanked, { kind: 'blank_set', blanked: true }),
  unblank: ({ blanked }) => unless(!blanked, { kind: 'blank_set', blanked: false }),
  set_follow_go: (state, { followGo }) =>
    unless(state.followGo === followGo, { kind: 'follow_go_set', followGo }),
  halt: unlessFinished(({ halt }, { text }) =>
    halt === null ? irreversible([{ kind: 'halted', text }]) : refuse('no_change'),
  ),
  lift_halt: ({ halt }) => (halt === null ? refuse('no_change') : irreversible([{ kind: 'halt_lifted' }])),
  send_note: (_state, { commandId, to, text }) => [{ kind: 'note_sent', noteId: commandId, to, text }],
  read_note: ({ notes }, { noteId }) => {
    const note = notes.find(({ id }) => id === noteId);
    return note ? unless(note.readAt !== null, { kind: 'note_read', noteId }) : refuse('unknown_note');
  },
  ready_note: ({ notes }, { noteId }) => {
    const note = notes.find(({ id }) => id === noteId);
    return note ? unless(note.readyAt !== null, { kind: 'note_answered', noteId }) : refuse('unknown_note');
  },
  mc_signal: (_state, { signal }) => [{ kind: 'mc_signalled', signal }],
  /** A caller who already waits keeps their turn: a second press is no new call. */
  call_desk: (state, { from, judgeId }) =>
    unless(callOf(state, from, judgeId) !== undefined, { kind: 'desk_called', from, judgeId }),
  withdraw_call: (state, { from, judgeId }) => {
    const call = callOf(state, from, judgeId);
    return call === undefined ? refuse('no_change') : [{ kind: 'call_ended', callId: call.id }];
  },
  /** Two desks may press at once, and a call that was put away cannot be taken. */
  take_call: ({ calls }, { callId }) =>
    unless(!calls.some(({ id, takenAt }) => id === callId && takenAt === null), {
      kind: 'call_taken',
      callId,
    }),
  end_call: ({ calls }, { callId }) =>
    unless(!calls.some(({ id }) => id === callId), { kind: 'call_ended', callId }),
  set_wings: ({ wings }, { itemId, inTheWings }, _now, facts) =>
    itemOf(facts, itemId) === null
      ? refuse('unknown_item')
      : unless((wings[itemId] ?? false) === inTheWings, { kind: 'wings_set', itemId, inTheWings }),
  press_music: (_state, { press }) => [{ kind: 'music_pressed', press }],
} satisfies Partial<Rules>;

const callOf = ({ calls }: ShowState, from: Caller, judgeId: string | null) =>
  calls.find((one) => one.from === from && one.judgeId === judgeId);

/** The happening, or `no_change` where it is so already. */
const unless = (isSo: boolean, happens: Happening): Decision => (isSo ? refuse('no_change') : [happens]);

interface Shown {
  scene: SceneKind;
  text: string;
}

/** Only a message has a text. */
const sceneOf = ({ scene: kind, text }: Shown): Scene => ({ kind, text: kind === 'message' ? text : '' });

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

function armScene(state: ShowState, asked: Shown, _now: number, facts: ShowFacts): Decision {
  const scene = sceneOf(asked);
  const obstacle = sceneObstacle(state, scene, facts);
  if (obstacle !== null) return refuse(obstacle);
  return unless(isSame(scene, state.armed), { kind: 'scene_armed', scene });
}

function putOnScreen(state: ShowState, asked: Shown, _now: number, facts: ShowFacts): Decision {
  const scene = sceneOf(asked);
  const obstacle = sceneObstacle(state, scene, facts);
  if (obstacle !== null) return refuse(obstacle);
  if (isSame(scene, state.scene) && state.armed === null) return refuse('no_change');
  const disarmed: Happening[] = state.armed === null ? [] : [{ kind: 'scene_armed', scene: null }];
  return undoable([{ kind: 'scene_set', scene }, ...disarmed]);
}
