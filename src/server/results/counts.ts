/** The counts of a round's polls, which the ballot box has at hand, for whoever reads the round in a thread. */
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import type { CountPoll } from './records.ts';

export type Counts = Readonly<Record<string, Awaited<ReturnType<CountPoll>>>>;

/** Asks for all of them; none where there is no round. */
export async function countsOf(
  read: Reader,
  round: Pick<Round, 'id'> | undefined,
  at: { now: number; count: CountPoll },
): Promise<Counts> {
  const opened = round
    ? (await pollsOf(read, round.id, at.now)).filter((poll) => poll.state !== 'draft')
    : [];
  return Object.fromEntries(await Promise.all(opened.map(async ({ id }) => [id, await at.count(id)])));
}

const NO_BALLOT = { ballots: 0, votes: {} };

/** Counts from them. */
export const countFrom =
  (counts: Counts): CountPoll =>
  async (pollId) =>
    counts[pollId] ?? NO_BALLOT;
