/** What has to hold of the log of ballots. */
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import { pointsIn } from '#domain/voting/pick.ts';
import { pollAt } from '#domain/voting/poll.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { ballotsOf, countingOf } from '#server/voting/queries.ts';
import type { Invariant } from './check-invariants.ts';

/** Each voter's rows of a poll together, in the voter's order. */
async function byVoter(checked: Parameters<Invariant>[0]) {
  const rows = await checked.store.read
    .selectFrom('ballot')
    .select(['pollId', 'voter', 'choice', 'receipt'])
    .orderBy('voterOrder')
    .orderBy('seq')
    .execute();
  return Map.groupBy(rows, (row) => `${row.pollId} ${row.voter}`);
}

/** A ballot that was sent again is appended once: no voter's two rows in a row say the same, no receipt is twice. */
export const onePerPollAndVoter: Invariant = async (checked) => {
  const found: string[] = [];
  const receipts = new Set<string>();
  for (const [voter, rows] of await byVoter(checked))
    for (const [i, row] of rows.entries()) {
      if (i > 0 && rows[i - 1]?.choice === row.choice) found.push(`${voter} has the same ballot twice`);
      if (receipts.has(row.receipt)) found.push(`the receipt ${row.receipt} was given twice`);
      receipts.add(row.receipt);
    }
  return found;
};

/**
 * Each ballot arrived while its poll was open and is for acts of that poll. A poll that was opened again holds only when
 * that was, and older ballots too.
 */
export const onlyInTheWindow: Invariant = async ({ store }) => {
  const reopened = await store.read
    .selectFrom('audit')
    .select('subject')
    .where('action', '=', 'poll.reopened')
    .execute();
  const again = new Set(reopened.map(({ subject }) => subject));
  const polls = new Map(
    (await store.read.selectFrom('poll').selectAll().execute()).map((poll) => [
      poll.id,
      pollAt(poll, store.now()),
    ]),
  );
  const candidates = await store.read.selectFrom('pollCandidate').selectAll().execute();
  const acts = Map.groupBy(candidates, (row) => row.pollId);
  const found: string[] = [];
  for (const { pollId, choice, at } of await store.read.selectFrom('ballot').selectAll().execute()) {
    const poll = polls.get(pollId);
    if (!poll) found.push(`a ballot is for no poll (${pollId})`);
    else if (
      poll.openedAt === null ||
      (at < poll.openedAt && !again.has(`poll:${pollId}`)) ||
      (poll.closedAt !== null && at >= poll.closedAt)
    )
      found.push(`a ballot of ${pollId} came at ${at}, when the vote was not open`);
    const known = new Set(acts.get(pollId)?.map((row) => row.performanceId));
    for (const { act } of choice === GIVEN_UP ? [] : pointsIn(choice))
      if (!known.has(act)) found.push(`a ballot of ${pollId} is for ${act}, which is not in that vote`);
  }
  return found;
};

/** The count that the box would show is the recount of the log, and every voter is in it once. */
export const tallyIsTheRecount: Invariant = async (checked) => {
  const { store } = checked;
  const box = openBallotBox(store);
  const count = checked.count ?? box.tally;
  const found: string[] = [];
  try {
    const voters = Map.groupBy(
      [...(await byVoter(checked)).values()].filter((rows) => rows.at(-1)?.choice !== GIVEN_UP),
      (rows) => rows[0]?.pollId,
    );
    for (const { id } of await store.read.selectFrom('poll').select('id').execute()) {
      const tally = await count(id);
      const again = recountOf(await ballotsOf(store.read, id), await countingOf(store.read, id));
      if (JSON.stringify(sorted(tally)) !== JSON.stringify(sorted(again)))
        found.push(`${id}: the tally is not the recount`);
      const there = voters.get(id)?.length ?? 0;
      if (tally.ballots !== there) found.push(`${id}: ${tally.ballots} are counted of ${there} voters`);
    }
  } finally {
    await box.close();
  }
  return found;
};

const sorted = ({ ballots, codes, votes, voters }: ReturnType<typeof recountOf>) => [
  ballots,
  codes,
  Object.entries(votes)
    .filter(([, given]) => given !== 0)
    .sort(),
  Object.entries(voters)
    .filter(([, given]) => given !== 0)
    .sort(),
];
