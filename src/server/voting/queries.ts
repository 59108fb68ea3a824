/** Reading polls. Votes are read through the ballot box, and by nobody but the results room and admins. */
import type { Selectable } from 'kysely';
import { pickFields } from '#domain/pick-fields.ts';
import { pollAt } from '#domain/voting/poll.ts';
import type { Counting, LoggedBallot } from '#domain/voting/tally.ts';
import { EQUAL_WEIGHTS } from '#domain/voting/voter.ts';
import { itemRows, type OrderItem } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

type PollRow = Selectable<Tables['poll']>;

/** A poll as it is at the time of reading, with the performances that can be voted for. */
export interface Poll extends Omit<PollRow, 'everyAct'> {
  candidateIds: string[];
  /**
   * Whether it is for every act of the running order but guests: for a draft as the order stands when it opens, after
   * that as it stood then.
   */
  everyAct: boolean;
}

async function withCandidates(read: Reader, rows: readonly PollRow[], now: number): Promise<Poll[]> {
  const candidates = await read
    .selectFrom('pollCandidate')
    .selectAll()
    .where(
      'pollId',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('performanceId')
    .execute();
  const byPoll = Map.groupBy(candidates, (each) => each.pollId);
  const polls: Poll[] = [];
  for (const row of rows) {
    const named = (byPoll.get(row.id) ?? []).map((each) => each.performanceId);
    const everyAct = row.everyAct === 1;
    const candidateIds = everyAct && row.state === 'draft' ? await actsInPlay(read, row.roundId) : named;
    polls.push({ ...pollAt(row, now), candidateIds, everyAct });
  }
  return polls;
}

/** The performances of a round that compete: no guests, and nobody who left. */
export const actsInPlay = async (read: Reader, roundId: string): Promise<string[]> =>
  (await itemRows(read, roundId))
    .filter((row) => row.kind === 'performance' && row.isGuest === 0 && row.scratched === 0)
    .map((row) => row.id);

/** A round's polls in order, as they are at `now` (ms): one whose deadline has passed is closed. */
export async function pollsOf(read: Reader, roundId: string, now: number): Promise<Poll[]> {
  const rows = await read
    .selectFrom('poll')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return withCandidates(read, rows, now);
}

/** The poll with this id as it is at `now` (ms); undefined when there is none. */
export async function pollById(read: Reader, id: string, now: number): Promise<Poll | undefined> {
  const row = await read.selectFrom('poll').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withCandidates(read, [row], now))[0];
}

/** The ids of a poll's acts that can be voted for now, without scratched ones. */
export const standingIds = (poll: Pick<Poll, 'candidateIds'>, order: readonly OrderItem[]): Set<string> => {
  const scratched = new Set(order.filter((item) => item.scratched).map((item) => item.id));
  return new Set(poll.candidateIds.filter((id) => !scratched.has(id)));
};

/** A poll's acts in running order as voters may know them, scratched ones at the end. */
export function presentCandidates(poll: Pick<Poll, 'candidateIds'>, order: readonly OrderItem[]) {
  const candidates = new Set(poll.candidateIds);
  return order
    .filter((item) => candidates.has(item.id))
    .map((item) => ({
      performanceId: item.id,
      number: item.number,
      stageName: item.title,
      song: item.act?.songTitle ?? '',
      scratched: item.scratched,
    }))
    .toSorted((a, b) => Number(a.number === null) - Number(b.number === null));
}

/** A poll as desk and admin see it. */
export const presentPoll = (poll: Poll, order: readonly OrderItem[], ballots: number) => ({
  ...pickFields(poll, ['id', 'title', 'method', 'maxChoices', 'state', 'openedAt', 'closesAt', 'closedAt']),
  ...pickFields(poll, ['itemId', 'durationMs', 'publishedAt', 'voters', 'deviceWeight', 'codeWeight']),
  ...pickFields(poll, ['share', 'shown']),
  candidates: presentCandidates(poll, order),
  ballots,
  practice: poll.practice === 1,
  recapMusic: poll.recapMusic === 1,
});

/**
 * A poll's ballot log, each voter's ballots in their order, without voters who were set aside by decision. For
 * recounts: while the server runs, the ballot box holds the tallies.
 */
export const ballotsOf = (read: Reader, pollId: string): Promise<LoggedBallot[]> =>
  read
    .selectFrom('ballot')
    .select(['voter', 'choice'])
    .where('pollId', '=', pollId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('flaggedVoter')
            .innerJoin('voteFlag', 'voteFlag.id', 'flaggedVoter.flagId')
            .select('voteFlag.id')
            .where('voteFlag.setAsideAt', 'is not', null)
            .where('flaggedVoter.pollId', '=', pollId)
            .whereRef('flaggedVoter.voter', '=', 'ballot.voter'),
        ),
      ),
    )
    .orderBy('voterOrder')
    .orderBy('seq')
    .execute();

/** How a poll's ballots are counted, and what one ballot of each kind counts. */
export async function countingOf(read: Reader, pollId: string): Promise<Counting> {
  const poll = await read
    .selectFrom('poll')
    .select(['deviceWeight as device', 'codeWeight as code', 'method'])
    .where('id', '=', pollId)
    .executeTakeFirst();
  return poll ?? { ...EQUAL_WEIGHTS, method: 'pick_one' };
}
