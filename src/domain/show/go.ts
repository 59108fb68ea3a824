/**
 * What GO does next. One button runs the whole show: this works out what the next press does, in parts that the desk
 * puts into words ("End act 5, stand by act 6") and that `decide` turns into events.
 */
import { isOpen } from '../voting/poll.ts';
import { neededConfirmations } from './confirmation.ts';
import { cueKind } from './cue-kinds.ts';
import type { Confirmation, CuePart, CueVerb } from './cue-part.ts';
import type { LiveItem, LiveResult, ShowFacts } from './facts.ts';
import { anyCertified, currentItem, mayBeRevealed, nextItem, pollOf, statusOf } from './order.ts';
import type { ShowRejection } from './rejections.ts';
import type { ShowState } from './state.ts';
import type { SceneKind } from './vocabulary.ts';

/** A consequence of GO that the desk announces beside the button. */
export type GoEffect =
  | { kind: 'timer_stops' }
  | { kind: 'timer_starts'; durationMs: number }
  | { kind: 'projector'; scene: SceneKind }
  | { kind: 'projector_held'; scene: SceneKind }
  | { kind: 'judges_open'; number: number | null; title: string }
  | { kind: 'judges_finish'; graceMs: number | null }
  | { kind: 'mc_sees'; number: number | null; title: string }
  | { kind: 'poll_opens'; title: string; durationMs: number | null }
  | { kind: 'result_published'; title: string };

/** Reasons why GO waits; it is refused with the same code. */
export const GO_WAITS = [
  'show_finished',
  'show_halted',
  'nothing_next',
  'act_held',
  'poll_is_open',
  'not_certified',
] as const satisfies readonly ShowRejection[];

/** Why GO does nothing now. `untilAt`: when that ends by itself, null where it does not. */
export interface GoWait {
  reason: (typeof GO_WAITS)[number];
  itemId: string | null;
  untilAt: number | null;
}

/** What the next press of GO does. */
export interface GoPlan {
  parts: CuePart[];
  effects: GoEffect[];
  /** What the command has to confirm. */
  asks: Confirmation[];
  waits: GoWait | null;
  undoable: boolean;
}

/**
 * The result whose next step is revealed next: the one being revealed, else the first certified one that is not
 * finished.
 */
export function nextToReveal(state: ShowState, results: readonly LiveResult[]): LiveResult | null {
  const left = (result: LiveResult): boolean =>
    mayBeRevealed(result.state) &&
    result.state !== 'published' &&
    (state.shownSteps[result.id] ?? 0) < result.steps.length;
  const underWay = results.find((result) => result.id === state.revealingId);
  return underWay !== undefined && left(underWay) ? underWay : (results.find(left) ?? null);
}

/** Results that are revealed to the end and not published yet. */
export const resultsToPublish = (state: ShowState, results: readonly LiveResult[]): LiveResult[] =>
  results.filter(
    (result) =>
      mayBeRevealed(result.state) &&
      result.state !== 'published' &&
      result.steps.length > 0 &&
      (state.shownSteps[result.id] ?? 0) >= result.steps.length,
  );

/**
 * What the next press of GO does. `waits` is set where it would be refused. `now`: the stage clock in ms;
 * `facts` must have passed `afterDeadlines`.
 */
export function nextGo(state: ShowState, now: number, facts: ShowFacts): GoPlan {
  const parts = goParts(state, facts);
  return {
    parts,
    effects: parts.flatMap((part) => partEffects(part, state, facts)).concat(sceneEffect(parts, state)),
    asks: neededConfirmations(parts, state, now, facts),
    waits: goWaits(parts, state, facts),
    undoable: parts.every((part) => !FINAL.has(part.verb)),
  };
}

/** Parts that others have seen or acted on, so that the step cannot be undone. */
const FINAL: ReadonlySet<CueVerb> = new Set<CueVerb>(['open_vote', 'begin_award', 'reveal', 'publish']);

function goParts(state: ShowState, facts: ShowFacts): CuePart[] {
  if (state.phase === 'finished') return [];
  const next = nextItem(state, facts);
  const arrive = next === null ? [] : [arriveAt(next)];
  if (state.phase === 'preshow') return next === null ? [] : [plain('start_show'), ...arrive];

  const current = currentItem(state, facts);
  const status = current === null ? null : statusOf(state, current);
  if (current !== null && status === 'called') return [takeStage(current, facts)];
  if (current !== null && status === 'on_stage') return endParts(state, facts, current, arrive);
  if (state.phase === 'interval') return [plain('end_interval'), ...arrive];
  return next !== null ? arrive : lastParts(state, facts);
}

/** After the last item: the results if there are any left, then the end of the show. */
function lastParts(state: ShowState, facts: ShowFacts): CuePart[] {
  if (state.phase !== 'results' && facts.results.some((result) => result.state !== 'published'))
    return [plain('start_results')];
  const telling = state.phase === 'results' ? tellParts(state, facts) : [];
  return telling.length > 0 ? telling : [plain('finish_show')];
}

/** Ends the item on stage; a results item only after everything is revealed. */
function endParts(
  state: ShowState,
  facts: ShowFacts,
  current: LiveItem,
  arrive: readonly CuePart[],
): CuePart[] {
  if (current.kind !== 'results') return [itemPart('end', current), ...arrive];
  const telling = tellParts(state, facts);
  if (telling.length > 0) return telling;
  return [itemPart('end', current), ...(arrive.length > 0 ? arrive : [plain('finish_show')])];
}

/** How an item begins: by standing by, or at once. */
export const arriveAt = (item: LiveItem): CuePart =>
  itemPart(cueKind(item.kind).standsBy ? 'stand_by' : 'start', item);

function takeStage(item: LiveItem, facts: ShowFacts): CuePart {
  const poll = item.kind === 'vote' ? pollOf(facts, item.pollId) : null;
  return itemPart(poll !== null && poll.state === 'draft' ? 'open_vote' : 'start', item);
}

function tellParts(state: ShowState, facts: ShowFacts): CuePart[] {
  const result = nextToReveal(state, facts.results);
  if (result !== null)
    return [
      needsCurtain(state, result, facts.results)
        ? { ...plain('begin_award'), resultId: result.id, title: result.title }
        : revealPart(state, result),
    ];
  return resultsToPublish(state, facts.results).map((told) => ({
    ...plain('publish'),
    resultId: told.id,
    title: told.title,
  }));
}

/** Whether its curtain comes first: the first award's hangs as the results begin, every other follows what was told. */
const needsCurtain = (state: ShowState, { id }: LiveResult, results: readonly LiveResult[]): boolean =>
  id !== state.revealingId &&
  (state.shownSteps[id] ?? 0) === 0 &&
  results.some((other) => (state.shownSteps[other.id] ?? 0) > 0);

/** The reveal of a result's next step. `place` is null for the last two, for the table, and where nothing is left. */
export function revealPart(state: Pick<ShowState, 'shownSteps'>, { id, title, steps }: LiveResult): CuePart {
  const step = steps[state.shownSteps[id] ?? 0];
  return {
    ...plain('reveal'),
    resultId: id,
    title,
    place: step?.kind === undefined ? (step?.place ?? null) : null,
    ...(step?.kind && { step: step.kind }),
  };
}

const itemPart = (verb: CueVerb, item: LiveItem): CuePart => ({
  verb,
  itemId: item.id,
  resultId: null,
  itemKind: item.kind,
  number: item.number,
  title: item.title,
  place: null,
});

const plain = (verb: CueVerb): CuePart => ({
  verb,
  itemId: null,
  resultId: null,
  itemKind: null,
  number: null,
  title: '',
  place: null,
});

/** The scene that a part puts on a projector that follows GO; null where the scene stays. */
export function sceneAfter(part: CuePart): SceneKind | null {
  switch (part.verb) {
    case 'stand_by':
      return cueKind(part.itemKind).waiting;
    case 'start':
      return cueKind(part.itemKind).started;
    case 'open_vote':
      return 'vote';
    case 'start_results':
    case 'begin_award':
    case 'reveal':
      return 'reveal';
    case 'end':
    case 'end_interval':
    case 'finish_show':
      return 'holding';
    case 'start_show':
    case 'publish':
      return null;
  }
}

/** The scene after all parts of a step; null where it stays. */
export const sceneAfterParts = (parts: readonly CuePart[]): SceneKind | null =>
  parts.reduce<SceneKind | null>((scene, part) => sceneAfter(part) ?? scene, null);

function sceneEffect(parts: readonly CuePart[], state: ShowState): GoEffect[] {
  const scene = sceneAfterParts(parts);
  if (scene === null) return [];
  return [
    state.followGo ? { kind: 'projector', scene } : { kind: 'projector_held', scene: state.scene.kind },
  ];
}

function partEffects(part: CuePart, state: ShowState, facts: ShowFacts): GoEffect[] {
  const item = facts.items.find((candidate) => candidate.id === part.itemId);
  const performanceId = item?.performance?.id;
  const { number, title } = part;
  switch (part.verb) {
    case 'end':
      return performanceId === undefined
        ? [{ kind: 'timer_stops' }]
        : [{ kind: 'timer_stops' }, { kind: 'judges_finish', graceMs: facts.settings.scoringGraceMs }];
    case 'stand_by':
      return [{ kind: 'mc_sees', number, title }];
    case 'start': {
      const durationMs =
        state.currentId === part.itemId && state.clock?.state === 'stopped'
          ? state.clock.leftMs
          : (item?.durationMs ?? 0);
      const timer: GoEffect = { kind: 'timer_starts', durationMs };
      return opensScoring(item, facts) === null ? [timer] : [timer, { kind: 'judges_open', number, title }];
    }
    case 'open_vote': {
      const poll = pollOf(facts, item?.pollId ?? null);
      return poll === null ? [] : [{ kind: 'poll_opens', title: poll.title, durationMs: poll.durationMs }];
    }
    case 'publish':
      return facts.kind.isHandedOn ? [{ kind: 'result_published', title }] : [];
    case 'start_show':
    case 'end_interval':
    case 'start_results':
    case 'begin_award':
    case 'reveal':
    case 'finish_show':
      return [];
  }
}

/**
 * The performance whose scoring opens when this item starts, or stays open beyond its grace period when it starts
 * again; null where none does, where it is locked, or once a result is certified.
 */
export function opensScoring(item: LiveItem | undefined, facts: ShowFacts): string | null {
  const performanceId = item?.performance?.id;
  if (performanceId === undefined || anyCertified(facts)) return null;
  const window = facts.scoring[performanceId] ?? 'closed';
  const opens = window === 'closed' || (window === 'open' && performanceId in facts.scoringClosesAt);
  return opens ? performanceId : null;
}

function goWaits(parts: readonly CuePart[], state: ShowState, facts: ShowFacts): GoWait | null {
  if (state.phase === 'finished') return { reason: 'show_finished', itemId: null, untilAt: null };
  if (state.halt !== null) return { reason: 'show_halted', itemId: state.currentId, untilAt: null };
  if (parts.length === 0) return { reason: 'nothing_next', itemId: null, untilAt: null };

  const current = currentItem(state, facts);
  const starts = parts.some((part) => part.verb === 'start' && part.itemId === current?.id);
  if (starts && current?.performance?.consent === 'missing') {
    return { reason: 'act_held', itemId: current.id, untilAt: null };
  }
  const open = facts.polls.find((poll) => isOpen(poll) && blocksGo(parts, current, poll.id));
  if (open !== undefined) return { reason: 'poll_is_open', itemId: state.currentId, untilAt: open.closesAt };

  return waitsForResult(parts, state, facts)
    ? { reason: 'not_certified', itemId: state.currentId, untilAt: null }
    : null;
}

/**
 * Whether GO must wait for results: they do not begin before one is certified, nor end before something was revealed.
 */
function waitsForResult(parts: readonly CuePart[], state: ShowState, facts: ShowFacts): boolean {
  if (facts.results.length === 0) return false;
  const begins = parts.some(
    (part) => part.verb === 'start_results' || (part.verb === 'start' && part.itemKind === 'results'),
  );
  if (begins) return !facts.kind.certifiesItself && !anyCertified(facts);
  const leaves = parts.some(
    (part) => part.verb === 'finish_show' || (part.verb === 'end' && part.itemKind === 'results'),
  );
  const told = facts.results.some(
    (result) =>
      mayBeRevealed(result.state) && (result.state === 'published' || (state.shownSteps[result.id] ?? 0) > 0),
  );
  return leaves && state.phase === 'results' && !told;
}

/**
 * Whether an open poll blocks this step. One opened by hand during an act does not block the act, but the end of its
 * own cue, another vote and results.
 */
function blocksGo(parts: readonly CuePart[], current: LiveItem | null, pollId: string): boolean {
  return parts.some(
    (part) =>
      (part.verb === 'end' && current?.pollId === pollId) ||
      part.verb === 'open_vote' ||
      part.verb === 'start_results' ||
      part.verb === 'begin_award' ||
      part.verb === 'reveal' ||
      part.verb === 'finish_show' ||
      (part.verb === 'start' && part.itemKind === 'results'),
  );
}
