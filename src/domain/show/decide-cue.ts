/** Commands to the cue: GO, undo, and moves of single items (stand by, skip, scratch). */
import { isOpen } from '../voting/poll.ts';
import { isConfirmed } from './confirmation.ts';
import type { Confirmation } from './cue-part.ts';
import { endedItem, judgesFinish, releasedItem, startedItem, stepHappenings } from './cue-steps.ts';
import {
  type Decision,
  irreversible,
  type Rule,
  type Rules,
  refuse,
  undoable,
  unlessFinished,
} from './decision.ts';
import type { Effect } from './effect.ts';
import { itemStatus, scoring } from './effects.ts';
import type { Happening } from './events.ts';
import { type LiveItem, onStageClock, type ShowFacts } from './facts.ts';
import { arriveAt, nextGo } from './go.ts';
import { anyCertified, itemOf, nextItem, statusOf } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import { GO_DEAF_MS, lastDone, type ShowState } from './state.ts';
import { takeBack, takeBackStart } from './undo.ts';

/** The rules for commands to the cue. */
export const CUE_RULES = {
  go: (state, { confirms }, now, facts) => go(state, confirms, now, facts),
  undo: (state, _command, now, facts) => takeBack(state, now, facts),
  take_back_start: unlessFinished((state, _command, _now, facts) => takeBackStart(state, facts)),
  finish_show: unlessFinished((state, _command, now, facts) => finish(state, now, facts)),
  reopen_show: reopen,
  start_interval: unlessFinished((state, { durationMs }, now, facts) =>
    startInterval(state, durationMs, now, facts),
  ),
  jump: onItem((state, item, now, facts) =>
    state.halt === null ? jump(state, item, now, facts) : refuse('show_halted'),
  ),
  skip: onItem(skip),
  unskip: onItem((state, { id }) =>
    state.items[id]?.skipped === true
      ? undoable([{ kind: 'item_unskipped', itemId: id }])
      : refuse('no_change'),
  ),
  scratch: onItem(scratch),
  unscratch: onItem((state, item, _now, facts) => unscratch(state, item, facts)),
} satisfies Partial<Rules>;

/** A rule for an item of the running order. While the show is halted the current one stays as it is. */
function onItem<Command extends { itemId: string }>(
  rule: (state: ShowState, item: LiveItem, now: number, facts: ShowFacts, command: Command) => Decision,
): Rule<Command> {
  return unlessFinished((state, command, now, facts) => {
    const item = itemOf(facts, command.itemId);
    if (item === null) return refuse('unknown_item');
    return state.halt !== null && item.id === state.currentId
      ? refuse('show_halted')
      : rule(state, item, now, facts, command);
  });
}

/**
 * How much longer GO ignores presses, in ms on the stage clock; 0 where it listens. A second press so soon is the same
 * press.
 */
export function goIgnoredForMs(
  state: Pick<ShowState, 'lastGoAt'>,
  now: number,
  facts: Parameters<typeof onStageClock>[0],
): number {
  if (state.lastGoAt === null || now < state.lastGoAt) return 0;
  return Math.max(0, state.lastGoAt + onStageClock(facts, GO_DEAF_MS) - now);
}

function go(state: ShowState, confirms: readonly Confirmation[], now: number, facts: ShowFacts): Decision {
  if (goIgnoredForMs(state, now, facts) > 0) return refuse('too_soon');
  const plan = nextGo(state, now, facts);
  if (plan.waits !== null) return refuse(plan.waits.reason);
  if (!isConfirmed(plan.asks, confirms)) return refuse('not_confirmed');
  const happenings: Happening[] = [{ kind: 'went' }, ...stepHappenings(state, plan.parts, now, facts)];
  return plan.undoable
    ? undoable(happenings, scoringReverts(happenings, facts), plan.parts)
    : irreversible(happenings);
}

/** The effects that restore every scoring window that these happenings moved. */
const scoringReverts = (happenings: readonly Happening[], facts: ShowFacts): Effect[] =>
  happenings.flatMap((happening) => {
    const id = windowMovedBy(happening);
    return id === null
      ? []
      : [scoring(id, facts.scoring[id] ?? 'closed', '', facts.scoringClosesAt[id] ?? null)];
  });

function windowMovedBy(happening: Happening): string | null {
  switch (happening.kind) {
    case 'item_started':
      return happening.scoringOpened;
    case 'item_skipped':
      return happening.scoringClosed;
    case 'scoring_deadline_set':
      return happening.performanceId;
    default:
      return null;
  }
}

function finish(state: ShowState, now: number, facts: ShowFacts): Decision {
  if (state.phase === 'preshow') return refuse('show_not_started');
  if (state.halt !== null) return refuse('show_halted');
  const current = itemOf(facts, state.currentId);
  const onStage = current !== null && statusOf(state, current) === 'on_stage';
  if (onStage && current.kind === 'performance') return refuse('act_on_stage');
  if (facts.polls.some(isOpen)) return refuse('poll_is_open');
  return undoable([
    ...leave(state, now, facts),
    { kind: 'clock_set', clock: null },
    { kind: 'phase_entered', phase: 'finished' },
    ...follow(state, 'holding'),
  ]);
}

/**
 * A show that was ended by mistake goes on where it was, with nobody on stage. An interval is over: its time has passed.
 */
function reopen(state: ShowState): Decision {
  if (state.phase !== 'finished') return refuse(state.phase === 'preshow' ? 'show_not_started' : 'no_change');
  const phase = state.finishedIn === 'results' ? 'results' : 'running';
  return irreversible([
    { kind: 'show_reopened', phase },
    ...follow(state, phase === 'results' ? 'reveal' : 'holding'),
  ]);
}

function leave(state: ShowState, now: number, facts: ShowFacts): Happening[] {
  if (state.currentId === null) return [];
  return state.items[state.currentId]?.status === 'on_stage'
    ? endedItem(state, state.currentId, now, facts)
    : releasedItem(state, state.currentId);
}

const follow = (state: ShowState, kind: 'holding' | 'vote' | 'reveal'): Happening[] =>
  state.followGo && state.scene.kind !== kind ? [{ kind: 'scene_set', scene: { kind, text: '' } }] : [];

function startInterval(state: ShowState, durationMs: number, now: number, facts: ShowFacts): Decision {
  if (state.phase === 'preshow') return refuse('show_not_started');
  if (state.phase === 'results') return refuse('show_in_results');
  if (state.phase === 'interval') return refuse('no_change');
  if (state.halt !== null) return refuse('show_halted');
  const current = itemOf(facts, state.currentId);
  if (current !== null && statusOf(state, current) === 'on_stage') return refuse('act_on_stage');
  const released = state.currentId === null ? [] : releasedItem(state, state.currentId);
  const comesBack = released.length > 0 && current !== null && !current.scratched;
  const cued: Happening[] = comesBack ? [{ kind: 'item_cued', itemId: current.id }] : [];
  return undoable([
    ...released,
    ...cued,
    { kind: 'phase_entered', phase: 'interval' },
    { kind: 'clock_set', clock: { state: 'running', zeroAt: now + durationMs } },
    ...follow(state, 'holding'),
  ]);
}

function jump(state: ShowState, item: LiveItem, now: number, facts: ShowFacts): Decision {
  if (item.scratched) return refuse('item_scratched');
  if (item.id === state.currentId || item.id === state.cuedId) return refuse('no_change');
  const current = itemOf(facts, state.currentId);
  const busy = current !== null && statusOf(state, current) === 'on_stage';
  if (busy || state.phase === 'preshow' || state.phase === 'interval') {
    return undoable([{ kind: 'item_cued', itemId: item.id }]);
  }
  const parts = [{ ...arriveAt(item), verb: 'stand_by' as const }];
  return undoable(stepHappenings(state, parts, now, facts), [], parts);
}

function skip(state: ShowState, item: LiveItem, now: number, facts: ShowFacts): Decision {
  const status = statusOf(state, item);
  if (status === 'scratched') return refuse('item_scratched');
  if (status === 'done') {
    // It was asked for once more, and is not any more.
    return item.id === state.cuedId
      ? undoable([{ kind: 'item_released', itemId: item.id }])
      : refuse('item_done');
  }
  if (state.items[item.id]?.skipped === true && item.id !== state.currentId) return refuse('no_change');
  if (item.id === state.currentId && facts.polls.some((poll) => poll.id === item.pollId && isOpen(poll))) {
    return refuse('poll_is_open');
  }
  const left = leftStage(state, item, now, facts);
  return undoable([...left, ...bringNext(state, item, now, facts)], scoringReverts(left, facts));
}

/** A skipped act that is on stage has not performed, so nobody scores it; one that performed earlier is scored for that. */
function leftStage(state: ShowState, item: LiveItem, now: number, facts: ShowFacts): Happening[] {
  const onStage = statusOf(state, item) === 'on_stage';
  const performed = lastDone(state.items[item.id]) !== null;
  const performanceId = item.performance?.id;
  const closes =
    onStage && !performed && performanceId !== undefined && facts.scoring[performanceId] === 'open'
      ? performanceId
      : null;
  return [
    { kind: 'item_skipped', itemId: item.id, scoringClosed: closes },
    ...(onStage && performed ? judgesFinish(item.id, now, facts) : []),
  ];
}

function scratch(
  state: ShowState,
  item: LiveItem,
  now: number,
  facts: ShowFacts,
  { reason }: { itemId: string; reason: string },
): Decision {
  const status = statusOf(state, item);
  if (status === 'scratched') return refuse('item_scratched');
  if (status === 'on_stage') return refuse('act_on_stage');
  const obstacle = lastDone(state.items[item.id]) === null ? null : staysIn(item, reason, facts);
  if (obstacle !== null) return refuse(obstacle);
  return undoable(
    [{ kind: 'item_scratched', itemId: item.id, reason }, ...bringNext(state, item, now, facts)],
    [itemStatus(item.id, 'scheduled')],
  );
}

/** Why an item that was done is not scratched. A performed act is disqualified, which needs a reason, and stays "done". */
function staysIn(item: LiveItem, reason: string, facts: ShowFacts): ShowRejection | null {
  if (item.performance === null) return 'item_done';
  if (anyCertified(facts)) return 'certified';
  return reason === '' ? 'reason_needed' : null;
}

function unscratch(state: ShowState, item: LiveItem, facts: ShowFacts): Decision {
  if (!item.scratched) return refuse('item_not_scratched');
  if (state.items[item.id]?.status === 'done' && anyCertified(facts)) return refuse('certified');
  return undoable([{ kind: 'item_unscratched', itemId: item.id }], [itemStatus(item.id, 'scratched')]);
}

/** When the current item is taken away, the next act stands by at once, since the MC must know whom to announce. */
function bringNext(state: ShowState, gone: LiveItem, now: number, facts: ShowFacts): Happening[] {
  if (gone.id !== state.currentId) return [];
  const next = nextItem(state, facts);
  const part = next === null ? null : arriveAt(next);
  if (part?.verb === 'stand_by') {
    return stepHappenings({ ...state, currentId: null }, [part], now, facts);
  }
  const running: Happening[] = state.phase === 'running' ? [] : [{ kind: 'phase_entered', phase: 'running' }];
  return [...running, ...follow(state, 'holding')];
}

/**
 * Starts the vote's cue if it stands by for this poll, and puts the vote on the projector unless an act is on stage.
 */
export function startVoteItem(state: ShowState, pollId: string, facts: ShowFacts): Happening[] {
  const current = itemOf(facts, state.currentId);
  const waits = current !== null && current.pollId === pollId && statusOf(state, current) === 'called';
  const act = current !== null && current.kind === 'performance' && statusOf(state, current) === 'on_stage';
  return [...(waits ? [startedItem(current, facts)] : []), ...(act ? [] : follow(state, 'vote'))];
}
