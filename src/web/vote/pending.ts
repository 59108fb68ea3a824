/** A vote on its way, kept on the device until the server has answered, also over a reload. */
import { KEYS, keep, stored, storedJson } from '#web/client/storage.ts';

export interface PendingVote {
  pollId: string;
  choice: string[];
  /** Which of this device's presses it is: of two votes the later press counts, whichever arrives last. */
  order: number;
  commandId: string;
}

/** The vote that was not answered yet, if there is one. */
export function pendingVote(): PendingVote | undefined {
  const kept = storedJson(KEYS.pendingVote);
  if (kept === null || typeof kept !== 'object') return undefined;
  const { pollId, choice, order, commandId } = kept as Partial<PendingVote>;
  return typeof pollId === 'string' &&
    Array.isArray(choice) &&
    typeof order === 'number' &&
    typeof commandId === 'string'
    ? { pollId, choice: choice.map(String), order, commandId }
    : undefined;
}

/** The order of a new press: above every one of this browser, in whichever tab, and above `last`, which counts now. */
export function nextOrder(last: number): number {
  const order = Math.max(Number(stored(KEYS.voteOrder) ?? 0) || 0, last) + 1;
  keep(KEYS.voteOrder, String(order));
  return order;
}

/** Keeps a vote, or forgets the one that was answered. */
export const keepPending = (vote: PendingVote | undefined): void =>
  keep(KEYS.pendingVote, vote && JSON.stringify(vote));
