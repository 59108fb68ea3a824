/** What is chosen on the ballot and not sent yet, kept on the device over a reload: of one poll, the one in hand. */
import { actOf } from '#domain/voting/pick.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { KEYS, keep, storedJson } from '#web/client/storage.ts';
import type { VotersPoll } from './use-ballot.ts';

type Chosen = readonly string[];
type Poll = Pick<VotersPoll, 'id' | 'method' | 'mine' | 'candidates'>;

interface Kept {
  poll: string;
  /** Which of this device's votes counted then: a choice is older than a vote that came in since. */
  after: number;
  chosen: string[];
}

const kept = () => storedJson(KEYS.unsentVote) as Partial<Kept> | null | undefined;

const lastOf = ({ mine }: Poll): number => mine?.order ?? 0;

/** Keeps what is chosen for this poll now. */
export const keepUnsent = (poll: Poll, chosen: Chosen): void =>
  keep(KEYS.unsentVote, JSON.stringify({ poll: poll.id, after: lastOf(poll), chosen }));

/** Forgets it: it was sent, or given up. */
export const forgetUnsent = (): void => keep(KEYS.unsentVote, undefined);

/** Forgets what was chosen for a poll that is none of these, which can be voted on. */
export function forgetClosed(open: readonly Pick<VotersPoll, 'id'>[]): void {
  const of = kept()?.poll;
  if (of !== undefined && !open.some(({ id }) => id === of)) forgetUnsent();
}

/** What was chosen for this poll and not sent, without acts that have left it; undefined where nothing was. */
export function unsentFor(poll: Poll): Chosen | undefined {
  const { poll: of, after, chosen } = kept() ?? {};
  if (of !== poll.id || after !== lastOf(poll) || !Array.isArray(chosen)) return undefined;
  const left = chosen.map((pick) =>
    poll.candidates.some(({ performanceId }) => performanceId === actOf(String(pick))) ? String(pick) : '',
  );
  return POLL_KINDS[poll.method].inOrder ? left : left.filter((pick) => pick !== '');
}
