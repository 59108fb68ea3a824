/** Reading groups of ballots that look scripted: which there are, and who is in one that was set aside. */
import type { Reader } from '../store/store.ts';

/** A poll's groups, oldest first, with how many ballots are in each. */
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

/** The voters of a poll that are in a group, with their group. */
export const flaggedVoters = async (read: Reader, pollId: string): Promise<Map<string, string>> =>
  new Map(
    (
      await read.selectFrom('flaggedVoter').select(['voter', 'flagId']).where('pollId', '=', pollId).execute()
    ).map((row) => [row.voter, row.flagId]),
  );

/** Why a voter's ballots are set aside, or undefined when they count. */
export async function asideReasonOf(
  read: Reader,
  pollId: string,
  voter: string,
): Promise<string | undefined> {
  const row = await read
    .selectFrom('flaggedVoter')
    .innerJoin('voteFlag', 'voteFlag.id', 'flaggedVoter.flagId')
    .select('voteFlag.reason')
    .where('flaggedVoter.pollId', '=', pollId)
    .where('flaggedVoter.voter', '=', voter)
    .where('voteFlag.setAsideAt', 'is not', null)
    .executeTakeFirst();
  return row?.reason;
}

/** The voters of a poll whose ballots are set aside by decision. */
export async function votersAside(read: Reader, pollId: string): Promise<Set<string>> {
  const rows = await read
    .selectFrom('flaggedVoter')
    .innerJoin('voteFlag', 'voteFlag.id', 'flaggedVoter.flagId')
    .select('flaggedVoter.voter')
    .where('flaggedVoter.pollId', '=', pollId)
    .where('voteFlag.setAsideAt', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.voter));
}
