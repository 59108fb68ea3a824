/**
 * Undo of the last step within ten seconds, and of the start while nothing was scored; only while nothing builds on
 * them.
 */
import { isAnswered } from '../judging/scoresheet.ts';
import { isOpen } from '../voting/poll.ts';
import { type Decision, irreversible, refuse } from './decision.ts';
import { onStageClock, type ShowFacts } from './facts.ts';
import { anyCertified, itemOf } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import { type ShowState, UNDO_GRACE_MS, UNDO_WINDOW_MS, type UndoPoint } from './state.ts';

/** Decides an undo: restores the state before the last step and asks other rooms to take back what it did there. */
export function takeBack(state: ShowState, now: number, facts: ShowFacts): Decision {
  const point = state.undo;
  if (point === null) return refuse('nothing_to_undo');
  const obstacle = tooLate(point, now, facts) ?? builtUpon(point, facts);
  if (obstacle !== null) return refuse(obstacle);
  return [{ kind: 'undone', effects: point.reverts }];
}

const tooLate = (point: UndoPoint, now: number, facts: ShowFacts): ShowRejection | null =>
  now > point.at + onStageClock(facts, UNDO_WINDOW_MS + UNDO_GRACE_MS) ? 'undo_too_late' : null;

/**
 * Why the step cannot be undone because something builds on it: a sheet handed in for the act, a result certified, or
 * the act withdrawn since. Polls and reveals need no rule here, since they end the offer to undo.
 */
function builtUpon(point: UndoPoint, facts: ShowFacts): ShowRejection | null {
  const closes = point.reverts.flatMap((effect) => (effect.kind === 'scoring' ? [effect.performanceId] : []));
  const handedIn = point.reverts.some(
    (effect) =>
      effect.kind === 'scoring' &&
      effect.window === 'closed' &&
      facts.judges.some((judge) => isAnswered(judge.sheets[effect.performanceId])),
  );
  const certified = closes.length > 0 && anyCertified(facts);
  const back = itemOf(facts, point.before.currentId);
  const gone =
    point.before.currentId !== null && (back === null || (back.scratched && point.command !== 'scratch'));
  return handedIn || certified || gone ? 'undo_impossible' : null;
}

/**
 * Decides whether the start of the show is taken back, which closes all scoring. Refused with `show_not_started`,
 * `show_halted`, `poll_is_open`, or `start_stands` once anything was scored, voted on or certified.
 */
export function takeBackStart(state: ShowState, facts: ShowFacts): Decision {
  if (state.phase === 'preshow') return refuse('show_not_started');
  if (state.halt !== null) return refuse('show_halted');
  if (facts.polls.some(isOpen)) return refuse('poll_is_open');
  if (!startMayGoBack(facts)) return refuse('start_stands');
  const scoringClosed = Object.entries(facts.scoring).flatMap(([id, window]) =>
    window === 'closed' ? [] : [id],
  );
  return irreversible([{ kind: 'start_taken_back', scoringClosed }]);
}

/** Whether nothing of the show was scored, voted on or certified. */
export function startMayGoBack(facts: ShowFacts): boolean {
  const marked = facts.judges.some(({ sheets }) => Object.values(sheets).some((sheet) => sheet !== 'none'));
  const voted = facts.polls.some((poll) => poll.state === 'closed' && !poll.practice);
  return !marked && !voted && !anyCertified(facts);
}
