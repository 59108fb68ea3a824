/**
 * A performer's call: when their act is on. Computed from what the crew's screens show, so that the performer's page
 * can never name another time than the call board in the green room.
 */
import type { LiveFacts, LiveItem } from './facts.ts';
import { untilCommand } from './moments.ts';
import { statusOf } from './order.ts';
import type { CueState } from './state.ts';
import type { crewView } from './views/crew.ts';

/** How long before an act is expected on stage its performers stand by. */
export const READY_BEFORE_MS = 10 * 60_000;

type CrewView = ReturnType<typeof crewView>;

/** The part of the crew's view that a call is computed from. */
export type CallBoard = Pick<CrewView, 'moments' | 'phase' | 'nextId' | 'behindMs'> & {
  items: readonly Pick<
    CrewView['items'][number],
    'itemId' | 'kind' | 'number' | 'status' | 'skipped' | 'expectedAt'
  >[];
};

/**
 * The call of the act in this item of the running order, instants and durations in ms; null when the item is not on the
 * board. Before the show is `running` the times are those of the plan. An act that the desk has `passedOver` waits
 * until it is asked for, and has no time. `expectedAt` is null once the act is over, `readyAt`, when its performers
 * stand by, once it is on stage. `behindMs` below zero is early, null without a planned start.
 */
export function performersCall(board: CallBoard, itemId: string) {
  const at = board.items.findIndex((item) => item.itemId === itemId);
  const item = board.items[at];
  if (!item) return null;
  const coming = item.status === 'scheduled' || item.status === 'called';
  const expectedAt = item.status === 'on_stage' || coming ? item.expectedAt : null;
  return {
    moments: board.moments,
    number: item.number,
    status: item.status,
    passedOver: item.skipped && item.status === 'scheduled' && item.itemId !== board.nextId,
    actsBefore: coming ? actsBefore(board, at) : 0,
    running: board.phase !== 'preshow',
    expectedAt,
    readyAt: coming && expectedAt !== null ? expectedAt - READY_BEFORE_MS : null,
    behindMs: board.behindMs,
  };
}

/**
 * The call of an act that stands in no round that is on, and stood in one whose show, now in this state, is over: nothing
 * is to come for it. `item` is the act in that round's running order.
 */
export const callOver = (
  show: Pick<CueState, 'items'>,
  item: Pick<LiveItem, 'id' | 'number' | 'scratched'>,
): NonNullable<ReturnType<typeof performersCall>> => ({
  moments: [untilCommand('after')],
  number: item.number,
  status: statusOf(show, item),
  passedOver: false,
  actsBefore: 0,
  running: true,
  expectedAt: null,
  readyAt: null,
  behindMs: null,
});

/** Whether the show is over with the round that is on: it is finished, and no other round follows. */
export const isShowOver = ({ show, round }: Pick<LiveFacts, 'show' | 'round'>): boolean =>
  show.phase === 'finished' && round.follows === 'nothing';

/**
 * How many acts are on before the one at `at`, which is still to come: whoever is on stage or stands by, who was asked
 * for next, then those before it in the order.
 */
function actsBefore({ items, nextId }: CallBoard, at: number): number {
  const own = items[at];
  // Nobody is on stage while it stands by.
  if (own?.status === 'called') return 0;
  const isNext = own?.itemId === nextId;
  return items.filter(
    (item, index) =>
      item.kind === 'performance' &&
      index !== at &&
      (item.status === 'on_stage' ||
        item.status === 'called' ||
        item.itemId === nextId ||
        (!isNext && index < at && !item.skipped && item.status === 'scheduled')),
  ).length;
}
