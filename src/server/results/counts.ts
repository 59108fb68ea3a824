/** The counts of polls, which the ballot box has at hand, for whoever reads rounds in a thread. */
import { type Round, roundsOf } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import type { CountPoll } from './records.ts';

export type Counts = Readonly<Record<string, Awaited<ReturnType<CountPoll>>>>;

interface At {
  now: number;
  count: CountPoll;
}

/** Asks for all of them; none where there is no round. */
export async function countsOf(read: Reader, round: Pick<Round, 'id'> | undefined, at: At): Promise<Counts> {
  const opened = round
    ? (await pollsOf(read, round.id, at.now)).filter((poll) => poll.state !== 'draft')
    : [];
  return Object.fromEntries(await Promise.all(opened.map(async ({ id }) => [id, await at.count(id)])));
}

/** The same of every round of an event, for what is said of one may rest on another. */
export async function countsOfEvent(read: Reader, eventId: string | undefined, at: At): Promise<Counts> {
  const rounds = eventId === undefined ? [] : await roundsOf(read, eventId);
  return Object.assign({}, ...(await Promise.all(rounds.map((round) => countsOf(read, round, at)))));
}

const NO_BALLOT = { ballots: 0, votes: {} };

/** Counts from them. */
export const countFrom =
  (counts: Counts): CountPoll =>
  async (pollId) =>
    counts[pollId] ?? NO_BALLOT;
