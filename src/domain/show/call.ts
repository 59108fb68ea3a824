/**
 * A performer's call: when their act is on. Computed from what the crew's screens show, so that the performer's page
 * can never name another time than the call board in the green room.
 */
import type { TimedMoment } from './moments.ts';
import type { ItemStatus, Phase } from './vocabulary.ts';

/** How long before an act is expected on stage its performers stand by. */
export const READY_BEFORE_MS = 10 * 60_000;

/** The part of the crew's view that a call is computed from. Instants and durations in ms. */
export interface CallBoard {
  moments: TimedMoment[];
  phase: Phase;
  nextId: string | null;
  behindMs: number | null;
  items: readonly {
    itemId: string;
    kind: string;
    number: number | null;
    status: ItemStatus;
    skipped: boolean;
    expectedAt: number | null;
  }[];
}

/** The call of one act. Instants and durations in ms. */
export interface PerformersCall {
  /** Where the evening is, as `CallBoard.moments`. */
  moments: TimedMoment[];
  /** The number in "Act 5"; null while the act is scratched. */
  number: number | null;
  status: ItemStatus;
  /** Whether the desk has passed the act over: it waits until it is asked for, and has no time. */
  passedOver: boolean;
  /** How many acts go on before this one; 0 once it has been on. */
  actsBefore: number;
  /** Whether the show has begun; before that the times are those of the plan. */
  running: boolean;
  /**
   * `expectedAt`: about when the act goes on; null once it is over. `readyAt`: when its performers stand by; null once
   * it is on stage.
   */
  expectedAt: number | null;
  readyAt: number | null;
  /** How late the show is expected to end; below zero is early, null without a planned start. */
  behindMs: number | null;
}

/** The call of the act in this item of the running order; null when the item is not on the board. */
export function performersCall(board: CallBoard, itemId: string): PerformersCall | null {
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

function actsBefore({ items, nextId }: CallBoard, at: number): number {
  // An act called out of order waits only for the act on stage.
  const cued = items[at]?.itemId === nextId;
  return items.filter(
    (item, index) =>
      item.kind === 'performance' &&
      index !== at &&
      (item.status === 'on_stage' ||
        (!cued && index < at && !item.skipped && (item.status === 'scheduled' || item.status === 'called'))),
  ).length;
}
