/** Reading groups of ballots that look scripted: which there are, and who is in one that was set aside. */
import type { Reader } from '../store/store.ts';

/** The groups of conspicuous ballots of a poll, oldest first, with how many ballots are in each. */
export async function flagsOf(read: Reader, pollId: string) {
  const flags = await read
    .selectFrom('voteFlag')
    .selectAll()
    .where('pollId', '=', pollId)
    .orderBy('firstAt')
    .orderBy('id')
    .execute();
  const counts = await read
    .selectFrom('flaggedVoter')
    .select(({ fn }) => ['flagId', fn.countAll<number>().as('ballots')])
    .where('pollId', '=', pollId)
    .groupBy('flagId')
    .execute();
  return flags.map((flag) => ({
    ...flag,
    ballots: Number(counts.find((count) => count.flagId === flag.id)?.ballots ?? 0),
  }));
}

/**
 * The voters of a poll who are in a group of conspicuous ballots: the group's id by the voter's name in the log.
 */
export const flaggedVoters = async (read: Reader, pollId: string): Promise<Map<string, string>> =>
  new Map(
    (
      await read.selectFrom('flaggedVoter').select(['voter', 'flagId']).where('pollId', '=', pollId).execute()
    ).map((row) => [row.voter, row.flagId]),
  );

/** The voters of a poll whose ballots are set aside by decision: the reason by the voter's name in the log. */
export async function asideReasons(read: Reader, pollId: string): Promise<Map<string, string>> {
  const rows = await read
    .selectFrom('flaggedVoter')
    .innerJoin('voteFlag', 'voteFlag.id', 'flaggedVoter.flagId')
    .select(['flaggedVoter.voter', 'voteFlag.reason'])
    .where('flaggedVoter.pollId', '=', pollId)
    .where('voteFlag.setAsideAt', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.voter, row.reason]));
}

/** A text that changes whenever another group of the poll is set aside or counted again. */
export async function asideWord(read: Reader, pollId: string): Promise<string> {
  const rows = await read
    .selectFrom('voteFlag')
    .select(['id', 'setAsideAt', 'reason'])
    .where('pollId', '=', pollId)
    .where('setAsideAt', 'is not', null)
    .orderBy('id')
    .execute();
  return JSON.stringify(rows);
}
