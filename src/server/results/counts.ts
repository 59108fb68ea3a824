/** The counts of polls, which the ballot box has at hand, for whoever reads rounds in a thread. */
import { everyRoundOf, type Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { pollsOf } from '../voting/queries.ts';
import type { At, CountPoll } from './records.ts';

/** The counts of closed polls, by poll id. */
export type Counts = Readonly<Record<string, Awaited<ReturnType<CountPoll>>>>;

/** What a reading thread is given about a round: its id, the time in ms, and the counts of its closed polls. */
export interface Asked {
  roundId: string;
  now: number;
  counts: Counts;
}

/** Counts all closed polls of a round; empty where there is no round. */
export async function countsOf(read: Reader, round: Pick<Round, 'id'> | undefined, at: At): Promise<Counts> {
  const opened = round
    ? (await pollsOf(read, round.id, at.now)).filter((poll) => poll.state !== 'draft')
    : [];
  return Object.fromEntries(await Promise.all(opened.map(async ({ id }) => [id, await at.count(id)])));
}

/** Counts the closed polls of every round of an event, of whatever kind: one round's result may rest on another's. */
export async function countsOfEvent(read: Reader, eventId: string | undefined, at: At): Promise<Counts> {
  const rounds = eventId === undefined ? [] : await everyRoundOf(read, eventId);
  return Object.assign({}, ...(await Promise.all(rounds.map((round) => countsOf(read, round, at)))));
}

/** What to give a reading thread about a round: its id, the time in ms, and the counts of its closed polls. */
export const askedOf = async (read: Reader, round: Pick<Round, 'id'>, at: At): Promise<Asked> => ({
  roundId: round.id,
  now: at.now,
  counts: await countsOf(read, round, at),
});

const NO_BALLOT = { ballots: 0, votes: {} };

/** The time (ms) and the counts that a reading thread was given, in the form in which rounds are read. */
export const atOf = ({ now, counts }: Pick<Asked, 'now' | 'counts'>): At => ({
  now,
  count: async (pollId) => counts[pollId] ?? NO_BALLOT,
});
