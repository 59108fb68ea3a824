/** A vote on its way, kept on the device until the server has answered, also over a reload. */
import { KEYS, keep, storedJson } from '#web/client/storage.ts';

export interface PendingVote {
  pollId: string;
  choice: string[];
  commandId: string;
  /** The rehearsal that it was made in. */
  rehearsalId?: string | null;
}

/** The vote that was not answered yet, if there is one. */
export function pendingVote(): PendingVote | undefined {
  const kept = storedJson(KEYS.pendingVote);
  if (kept === null || typeof kept !== 'object') return undefined;
  const { pollId, choice, commandId, rehearsalId } = kept as Partial<PendingVote>;
  return typeof pollId === 'string' && Array.isArray(choice) && typeof commandId === 'string'
    ? { pollId, choice: choice.map(String), commandId, rehearsalId: rehearsalId ?? null }
    : undefined;
}

/** Keeps a vote, or forgets the one that was answered. */
export const keepPending = (vote: PendingVote | undefined): void =>
  keep(KEYS.pendingVote, vote && JSON.stringify(vote));
