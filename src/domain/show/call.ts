/**
 * When a performer is on: their call, read off what the crew's screens show. A pure function, so that the
 * performer's page can never say another time than the call board in the green room.
 */
import type { TimedMoment } from './moments.ts';
import type { ItemStatus, Phase } from './vocabulary.ts';

/** How long before an act is expected on stage its performers stand by. */
export const READY_BEFORE_MS = 10 * 60_000;

/** The crew's order of items, as far as a call needs it. */
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

export interface PerformersCall {
  /** Where the evening is. */
  moments: TimedMoment[];
  /** "Act 5"; null while the act is scratched. */
  number: number | null;
  status: ItemStatus;
  /** Acts that go on before this one. */
  actsBefore: number;
  /** Whether the show has begun, so that the times move. */
  running: boolean;
  /** About when the act goes on, and when to be ready for it. */
  expectedAt: number | null;
  readyAt: number | null;
  /** How late the show is expected to end; below zero is early. */
  behindMs: number | null;
}

/** The call of the act in this item; null when the item is not on the board. */
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
    actsBefore: coming ? actsBefore(board, at) : 0,
    running: board.phase !== 'preshow',
    expectedAt,
    readyAt: coming && expectedAt !== null ? expectedAt - READY_BEFORE_MS : null,
    behindMs: board.behindMs,
  };
}

function actsBefore({ items, nextId }: CallBoard, at: number): number {
  // Whoever is called out of order waits only for the act on stage.
  const cued = items[at]?.itemId === nextId;
  return items.filter(
    (item, index) =>
      item.kind === 'performance' &&
      index !== at &&
      (item.status === 'on_stage' ||
        (!cued && index < at && !item.skipped && (item.status === 'scheduled' || item.status === 'called'))),
  ).length;
}
