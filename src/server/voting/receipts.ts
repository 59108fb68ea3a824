/**
 * Receipts: what anyone may check after the close. One receipt says whether its ballot counts, never for whom.
 * The whole list, with choices, comes out once an admin publishes it, and not for a poll of so few that a
 * choice could be guessed back to its voter.
 */
import { picksOf } from '#domain/voting/choice.ts';
import type { AdminAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { runningOrder } from '../lineup/queries.ts';
import { refuseInRehearsal } from '../lineup/rehearsal.ts';
import type { Reader, Store } from '../store/store.ts';
import type { BallotBox } from './box.ts';
import { type Poll, pollById, presentCandidates } from './queries.ts';
import { closePoll, requirePoll } from './window.ts';

/** Below this many ballots only totals are published. */
const FEWEST_LISTED = 20;

async function closedPoll(read: Reader, id: string, now: number): Promise<Poll> {
  const poll = await pollById(read, id, now);
  if (!poll || poll.state === 'draft') throw new Refusal('not_found', 'There is no such poll.');
  if (poll.state !== 'closed')
    throw new Refusal('wrong_state', 'Receipts can be checked once voting is closed.');
  return poll;
}

/** As people type it: any case, with or without the hyphen, look-alikes taken for what they must be. */
const asKept = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/**
 * What became of one ballot.
 * @throws Refusal `not_found` for a receipt that this poll never gave, `wrong_state` before the close.
 */
export async function checkReceipt(
  store: Store,
  box: BallotBox,
  { id, receipt }: { id: string; receipt: string },
): Promise<{ state: 'counted' | 'replaced' }> {
  await closedPoll(store.read, id, store.now());
  await box.drain();
  const row = await store.read
    .selectFrom('ballot')
    .select(['voter', 'seq'])
    .where('pollId', '=', id)
    .where('receipt', '=', asKept(receipt))
    .executeTakeFirst();
  if (!row)
    throw new Refusal(
      'not_found',
      'This vote gave no such receipt. Look at each sign again, or at the poll.',
    );
  const later = await store.read
    .selectFrom('ballot')
    .select('seq')
    .where('pollId', '=', id)
    .where('voter', '=', row.voter)
    .where('seq', '>', row.seq)
    .executeTakeFirst();
  return { state: later ? 'replaced' : 'counted' };
}

/**
 * The published list: every counted ballot's receipt and choice, by receipt, so that its order tells nothing.
 * @throws Refusal `wrong_state` before the close, `not_published` before an admin has published it.
 */
export async function receiptList(store: Store, box: BallotBox, id: string) {
  const poll = await closedPoll(store.read, id, store.now());
  if (poll.publishedAt === null)
    throw new Refusal('wrong_state', 'The list comes out after the result was told.');
  await box.drain();
  const { ballots, votes } = await box.tally(id);
  const candidates = presentCandidates(poll, await runningOrder(store.read, poll.roundId)).map(
    (candidate) => ({ ...candidate, votes: votes[candidate.performanceId] ?? 0 }),
  );
  const about = { title: poll.title, ballots, candidates };
  if (ballots < FEWEST_LISTED) return { ...about, receipts: null };
  const rows = await store.read
    .selectFrom('ballot')
    .select(['voter', 'choice', 'receipt'])
    .where('pollId', '=', id)
    .orderBy('seq')
    .execute();
  const newest = new Map(rows.map((row) => [row.voter, row]));
  return {
    ...about,
    receipts: [...newest.values()]
      .map(({ receipt, choice }) => ({ receipt, choice: picksOf(choice) }))
      .toSorted((a, b) => (a.receipt < b.receipt ? -1 : 1)),
  };
}

/** Publishes a closed poll's totals and list. @throws Refusal `wrong_state`, `not_found`. */
export const publishPoll = (store: Store, access: AdminAccess, id: string, commandId: string | undefined) =>
  store.write({ by: access.by, commandId }, async (work) => {
    const poll = await requirePoll(work, id);
    await refuseInRehearsal(work.tx, poll.roundId, 'Nothing of it is published.');
    if (poll.state !== 'closed') throw new Refusal('wrong_state', 'Close this poll first.');
    // Written down, so that no ballot that is still on its way changes what is published.
    await closePoll(work, id);
    await work.tx.updateTable('poll').set({ publishedAt: work.now }).where('id', '=', id).execute();
    work.audit({ action: 'poll.published', subject: `poll:${id}`, after: { title: poll.title } });
  });
