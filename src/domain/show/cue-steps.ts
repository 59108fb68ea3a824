/** Turns the parts of a step (`go.ts`) into happenings. GO, skip and jump all move the cue through here. */

import { cueKind } from './cue-kinds.ts';
import type { CuePart } from './cue-part.ts';
import type { Happening } from './events.ts';
import type { LiveItem, ShowFacts } from './facts.ts';
import { clockLeft } from './forecast.ts';
import { nextToReveal, opensScoring, resultsToPublish, sceneAfterParts } from './go.ts';
import { anyCertified, itemOf, notPerformed, plannedOf, pollOf } from './order.ts';
import type { CueState, ShowState } from './state.ts';
import type { Phase } from './vocabulary.ts';

/** Everything that the parts of one step cause, including the projector's scene where it follows GO. */
export function stepHappenings(
  state: ShowState,
  parts: readonly CuePart[],
  now: number,
  facts: ShowFacts,
): Happening[] {
  const phase = parts.reduce<Phase>((before, part) => phaseAfter(part) ?? before, state.phase);
  return [
    ...leaveStage(state, parts, now, facts),
    ...parts.flatMap((part) => partHappenings(state, part, now, facts)),
    ...(phase === state.phase ? [] : [{ kind: 'phase_entered' as const, phase }]),
    ...sceneHappenings(state, parts),
  ];
}

function phaseAfter(part: CuePart): Phase | null {
  switch (part.verb) {
    case 'start':
      return cueKind(part.itemKind).phase;
    case 'end':
      return cueKind(part.itemKind).phase === 'running' ? null : 'running';
    case 'start_show':
    case 'stand_by':
    case 'open_vote':
    case 'end_interval':
      return 'running';
    case 'start_results':
      return 'results';
    case 'finish_show':
      return 'finished';
    case 'begin_award':
    case 'reveal':
    case 'publish':
      return null;
  }
}

/** The current item ends or stands down where the step brings another one without ending it itself. */
function leaveStage(state: ShowState, parts: readonly CuePart[], now: number, facts: ShowFacts): Happening[] {
  const id = state.currentId;
  const leaves = parts.some(
    (part) =>
      part.verb === 'finish_show' || (part.itemId !== null && part.itemId !== id && part.verb !== 'end'),
  );
  const ends = parts.some((part) => part.verb === 'end');
  if (id === null || !leaves || ends) return [];
  return state.items[id]?.status === 'on_stage' ? endedItem(state, id, now, facts) : releasedItem(state, id);
}

/** What happens when an item stands down: nothing where it does not stand by. */
export const releasedItem = (state: CueState, itemId: string): Happening[] =>
  state.items[itemId]?.status === 'called' ? [{ kind: 'item_released', itemId }] : [];

/**
 * What happens when an item on stage ends at `now` (ms, stage clock). Where the event gives judges a grace period,
 * the act's scoring gets a deadline after which it locks.
 */
export function endedItem(state: CueState, itemId: string, now: number, facts: ShowFacts): Happening[] {
  const performedMs =
    (state.items[itemId]?.grantedMs ?? 0) - (state.clock === null ? 0 : clockLeft(state.clock, now));
  return [{ kind: 'item_ended', itemId, performedMs }, ...judgesFinish(itemId, now, facts)];
}

/** The deadline that open scoring of an act gets as the act leaves the stage at `now`; none where judges have no grace period. */
export function judgesFinish(itemId: string, now: number, facts: ShowFacts): Happening[] {
  const performanceId = itemOf(facts, itemId)?.performance?.id;
  const { scoringGraceMs } = facts.settings;
  const closes =
    scoringGraceMs !== null &&
    performanceId !== undefined &&
    facts.scoring[performanceId] === 'open' &&
    // Certifying has locked every scoring already.
    !anyCertified(facts);
  return closes ? [{ kind: 'scoring_deadline_set', performanceId, closesAt: now + scoringGraceMs }] : [];
}

function partHappenings(state: ShowState, part: CuePart, now: number, facts: ShowFacts): Happening[] {
  const item = itemOf(facts, part.itemId);
  switch (part.verb) {
    case 'end':
      return item === null ? [] : endedItem(state, item.id, now, facts);
    case 'stand_by':
      return item === null
        ? []
        : [{ kind: 'item_called', itemId: item.id, durationMs: plannedOf(facts, item) }];
    case 'start':
      return item === null ? [] : [startedItem(item, facts)];
    case 'open_vote':
      return item === null ? [] : openedVote(state, item, now, facts);
    case 'end_interval':
      return [{ kind: 'clock_set', clock: null }];
    case 'begin_award':
      return part.resultId === null ? [] : [{ kind: 'award_begun', resultId: part.resultId }];
    case 'reveal': {
      const result = nextToReveal(state, facts.results);
      if (result === null) return [];
      return [{ kind: 'step_revealed', resultId: result.id, step: (state.shownSteps[result.id] ?? 0) + 1 }];
    }
    case 'publish':
      return resultsToPublish(state, facts.results)
        .filter((result) => result.id === part.resultId)
        .map((result) => ({ kind: 'result_published', resultId: result.id }));
    case 'start_show':
    case 'start_results':
    case 'finish_show':
      return [];
  }
}

function openedVote(state: ShowState, item: LiveItem, now: number, facts: ShowFacts): Happening[] {
  const poll = pollOf(facts, item.pollId ?? null);
  if (poll === null) return [];
  const closesAt = poll.durationMs === null ? null : now + poll.durationMs;
  const leftOut = notPerformed(state, facts, poll);
  return [startedItem(item, facts), { kind: 'poll_opened', pollId: poll.id, closesAt, reason: '', leftOut }];
}

/** What happens when an item starts, with its planned length and the performance whose scoring opens with it. */
export const startedItem = (item: LiveItem, facts: ShowFacts): Happening => ({
  kind: 'item_started',
  itemId: item.id,
  durationMs: plannedOf(facts, item),
  scoringOpened: opensScoring(item, facts),
});

function sceneHappenings(state: ShowState, parts: readonly CuePart[]): Happening[] {
  const kind = sceneAfterParts(parts);
  if (kind === null || !state.followGo || state.scene.kind === kind) return [];
  return [{ kind: 'scene_set', scene: { kind, text: '' } }];
}
