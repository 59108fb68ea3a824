/** Commands to the reveal of certified results: one step at a time, the lowest place first. */
import type { OrderedCommand } from './commands.ts';
import { isConfirmed, neededConfirmations } from './confirmation.ts';
import { goIgnoredForMs } from './decide-cue.ts';
import { type CommandOfKind, type Decision, irreversible, isRefusal, refuse } from './decision.ts';
import type { Happening } from './events.ts';
import type { LiveResult, ShowFacts } from './facts.ts';
import { revealPart } from './go.ts';
import { isOpen, mayBeRevealed } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import type { ShowState } from './state.ts';

type RevealCommand = CommandOfKind<
  OrderedCommand,
  'reveal_next' | 'turn_card' | 'stop_reveal' | 'publish_result'
>;

/**
 * Decides a command to the reveal; `not_certified` where the result is not certified. `now`: the stage clock in ms.
 */
export function moveReveal(
  state: ShowState,
  command: RevealCommand,
  now: number,
  facts: ShowFacts,
): Decision {
  if (command.kind === 'stop_reveal') return stop(state);
  if (command.kind === 'turn_card') {
    // A card that came meanwhile has not been said yet, so it stays.
    const shown =
      command.resultId === state.revealingId && command.step === state.shownSteps[command.resultId];
    return shown && !state.cardTurned ? [{ kind: 'card_turned' }] : refuse('no_change');
  }
  const result = facts.results.find((one) => one.id === command.resultId);
  if (result === undefined) return refuse('unknown_result');
  if (!mayBeRevealed(result.state)) return refuse('not_certified');
  if (command.kind === 'publish_result') return publish(state, result);
  const decision = revealNext(state, result, now, facts);
  const asked = neededConfirmations([revealPart(state, result)], state, now, facts);
  return isRefusal(decision) || isConfirmed(asked, command.confirms) ? decision : refuse('not_confirmed');
}

const shownOf = (state: ShowState, result: LiveResult): number => state.shownSteps[result.id] ?? 0;

function revealNext(state: ShowState, result: LiveResult, now: number, facts: ShowFacts): Decision {
  const obstacle = revealObstacle(state, result, now, facts);
  if (obstacle !== null) return refuse(obstacle);
  const scene: Happening[] =
    state.followGo && state.scene.kind !== 'reveal'
      ? [{ kind: 'scene_set', scene: { kind: 'reveal', text: '' } }]
      : [];
  return irreversible([
    { kind: 'went' },
    { kind: 'step_revealed', resultId: result.id, step: shownOf(state, result) + 1 },
    ...scene,
  ]);
}

function revealObstacle(
  state: ShowState,
  result: LiveResult,
  now: number,
  facts: ShowFacts,
): ShowRejection | null {
  if (goIgnoredForMs(state, now, facts) > 0) return 'too_soon';
  if (state.halt !== null) return 'show_halted';
  if (state.phase !== 'results') return 'not_in_results';
  if (facts.polls.some(isOpen)) return 'poll_is_open';
  if (result.state === 'published' || shownOf(state, result) >= result.steps.length) return 'all_revealed';
  const other = facts.results.find((one) => one.id === state.revealingId && one.id !== result.id);
  const unfinished =
    other !== undefined && mayBeRevealed(other.state) && shownOf(state, other) < other.steps.length;
  return unfinished ? 'other_reveal_running' : null;
}

function stop(state: ShowState): Decision {
  if (state.revealingId === null) return refuse('no_change');
  const scene: Happening[] =
    state.scene.kind === 'reveal' ? [{ kind: 'scene_set', scene: { kind: 'holding', text: '' } }] : [];
  return irreversible([{ kind: 'reveal_stopped', resultId: state.revealingId }, ...scene]);
}

function publish(state: ShowState, result: LiveResult): Decision {
  if (result.state === 'published') return refuse('no_change');
  if (result.steps.length === 0 || shownOf(state, result) < result.steps.length)
    return refuse('not_all_revealed');
  return irreversible([{ kind: 'result_published', resultId: result.id }]);
}
