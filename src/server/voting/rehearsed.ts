/** What a rehearsal writes in this room, for the show to put back afterwards. */
import type { Transaction } from 'kysely';
import type { RowSet } from '../store/kept-rows.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** The ids of a round's polls. */
export const pollIdsOf = async (read: Reader, roundId: string): Promise<string[]> =>
  (await read.selectFrom('poll').select('id').where('roundId', '=', roundId).execute()).map(({ id }) => id);

/**
 * Shuts a round's polls until their rows are put back. Ballots come past the door for writes: on PostgreSQL one that
 * another connection keeps meanwhile would be in no list of what is to go.
 */
export const shutPolls = (tx: Transaction<Tables>, roundId: string): Promise<unknown> =>
  tx.updateTable('poll').set({ state: 'closed' }).where('roundId', '=', roundId).execute();

/** The rows of a round's polls, a table after those it refers to. */
export function votingRows(roundId: string, pollIds: readonly string[]): RowSet[] {
  const of = { column: 'pollId', values: pollIds };
  return [
    { table: 'poll', keys: ['id'], column: 'roundId', values: [roundId] },
    { table: 'pollCandidate', keys: ['pollId', 'performanceId'], ...of },
    { table: 'ballot', keys: ['seq'], ...of },
    { table: 'voteFlag', keys: ['id'], ...of },
    { table: 'flaggedVoter', keys: ['pollId', 'voter'], ...of },
  ];
}

/** Whether a poll of the round was opened already. */
export async function anyPollOpened(read: Reader, roundId: string): Promise<boolean> {
  const row = await read
    .selectFrom('poll')
    .select('id')
    .where('roundId', '=', roundId)
    .where('state', '!=', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}
