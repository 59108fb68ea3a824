/** Commands to the reveal of certified results: one step at a time, the lowest place first. */
import { isOpen } from '../voting/poll.ts';
import { isConfirmed, neededConfirmations } from './confirmation.ts';
import { goIgnoredForMs } from './decide-cue.ts';
import { type Decision, irreversible, isRefusal, type Rule, type Rules, refuse } from './decision.ts';
import type { Happening } from './events.ts';
import type { LiveResult, ShowFacts } from './facts.ts';
import { revealPart } from './go.ts';
import { mayBeRevealed } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import type { ShowState } from './state.ts';

/** The rules for commands to the reveal. */
export const REVEAL_RULES = {
  stop_reveal: stop,
  turn_card: ({ revealingId, shownSteps, cardTurned }, { resultId, step }) =>
    // A card that came meanwhile has not been said yet, so it stays.
    resultId === revealingId && step === shownSteps[resultId] && !cardTurned
      ? [{ kind: 'card_turned' }]
      : refuse('no_change'),
  publish_result: onCertified(publish),
  reveal_next: onCertified((state, result, now, facts, { confirms }) => {
    const decision = revealNext(state, result, now, facts);
    const asked = neededConfirmations([revealPart(state, result)], state, now, facts);
    return isRefusal(decision) || isConfirmed(asked, confirms) ? decision : refuse('not_confirmed');
  }),
} satisfies Partial<Rules>;

/** A rule for a certified result. */
function onCertified<Command extends { resultId: string }>(
  rule: (state: ShowState, result: LiveResult, now: number, facts: ShowFacts, command: Command) => Decision,
): Rule<Command> {
  return (state, command, now, facts) => {
    const result = facts.results.find((one) => one.id === command.resultId);
    if (result === undefined) return refuse('unknown_result');
    return mayBeRevealed(result.state) ? rule(state, result, now, facts, command) : refuse('not_certified');
  };
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
