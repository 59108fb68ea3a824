/**
 * Receipts: what anyone may check after the close. One receipt says whether its ballot counts, never for whom.
 * The whole list, with choices, comes out once an admin publishes it, and not for a poll of so few that a
 * choice could be guessed back to its voter.
 */
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import { givenBy, picksOf } from '#domain/voting/choice.ts';
import type { Tally } from '#domain/voting/tally.ts';
import { kindOf } from '#domain/voting/voter.ts';
import type { AdminAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { currentRound, runningOrder } from '../lineup/queries.ts';
import { refuseInRehearsal, stageNow } from '../lineup/rehearsal.ts';
import type { Reader, Store } from '../store/store.ts';
import type { BallotBox } from './box.ts';
import { asideReasonOf, flagsOf, votersAside } from './flag-queries.ts';
import { type Poll, pollById, pollsOf, presentCandidates, standingIds } from './queries.ts';
import type { ReceiptSearch } from './receipt-search.ts';
import { closePoll, requirePoll } from './window.ts';

/** Below this many ballots only totals are published; so many of each kind of voter, for the list names the kind. */
const FEWEST_LISTED = 20;

const tooFew = ({ ballots, codes }: Pick<Tally, 'ballots' | 'codes'>): boolean =>
  ballots < FEWEST_LISTED ||
  [codes, ballots - codes].some((ofAKind) => ofAKind > 0 && ofAKind < FEWEST_LISTED);

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
 * @throws Refusal `not_found` for a receipt that this poll never gave, `wrong_state` before the close, `busy` when too
 * many ask at once.
 */
export async function checkReceipt(
  store: Store,
  { box, search }: { box: BallotBox; search: ReceiptSearch },
  { id, receipt: typed }: { id: string; receipt: string },
): Promise<{ state: 'counted' | 'replaced' | 'set_aside'; reason: string | null }> {
  const poll = await closedPoll(store.read, id, store.now());
  await box.drain();
  const receipt = asKept(typed);
  const row = await search.find(id, receipt);
  if (!row)
    throw new Refusal(
      'not_found',
      'This vote gave no such receipt. Look at each sign again, or at the poll.',
    );
  const newest = await box.newest(id, row.voter);
  if (newest?.choice === GIVEN_UP)
    return {
      state: 'set_aside',
      reason: 'The same device voted by a code afterwards. That vote counts instead.',
    };
  if (newest?.receipt !== receipt) return { state: 'replaced', reason: null };
  const aside = await asideReasonOf(store.read, id, row.voter);
  if (aside !== undefined)
    return { state: 'set_aside', reason: `It came with others that look scripted: ${aside}` };
  const standing = standingIds(poll, await runningOrder(store.read, poll.roundId));
  return isSetAside(row.choice, standing)
    ? { state: 'set_aside', reason: 'The act left the show, so this ballot gives nobody a vote.' }
    : { state: 'counted', reason: null };
}

/** Whether every act on a ballot has left the show. */
const isSetAside = (choice: string, standing: ReadonlySet<string>): boolean =>
  givenBy(choice).every(({ act }) => !standing.has(act));

/** Candidates with what each was given. */
export const withFigures = <C extends { performanceId: string }>(
  candidates: readonly C[],
  { votes, voters }: Pick<Tally, 'votes' | 'voters'>,
) =>
  candidates.map((candidate) => ({
    ...candidate,
    votes: votes[candidate.performanceId] ?? 0,
    voters: voters[candidate.performanceId] ?? 0,
  }));

/** The current round's polls that are over, practice left out. */
export async function closedPolls(store: Store) {
  const round = await currentRound(store.read);
  if (!round) return [];
  return (await pollsOf(store.read, round.id, await stageNow(store)))
    .filter((poll) => poll.state === 'closed' && poll.practice === 0)
    .map(({ id, title, closedAt, publishedAt }) => ({ id, title, closedAt, publishedAt }));
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
  const tally = await box.tally(id);
  const order = await runningOrder(store.read, poll.roundId);
  const rows = await store.read
    .selectFrom('ballot')
    .select(['voter', 'choice', 'receipt'])
    .where('pollId', '=', id)
    .orderBy('voterOrder')
    .orderBy('seq')
    .execute();
  const newest = [...new Map(rows.map((row) => [row.voter, row])).values()].filter(
    (row) => row.choice !== GIVEN_UP,
  );
  const standing = standingIds(poll, order);
  const aside = await votersAside(store.read, id);
  const about = {
    title: poll.title,
    method: poll.method,
    maxChoices: poll.maxChoices,
    deviceWeight: poll.deviceWeight,
    codeWeight: poll.codeWeight,
    ballots: tally.ballots,
    codes: tally.codes,
    setAside: newest.filter((row) => !aside.has(row.voter) && isSetAside(row.choice, standing)).length,
    groupsAside: (await flagsOf(store.read, id))
      .filter((flag) => flag.setAsideAt !== null)
      .map(({ kind, ballots, reason }) => ({ kind, ballots, reason })),
    candidates: withFigures(presentCandidates(poll, order), tally),
  };
  if (tooFew(tally)) return { ...about, receipts: null };
  return {
    ...about,
    receipts: newest
      .map(({ receipt, choice, voter }) => ({
        receipt,
        choice: picksOf(choice, poll.method),
        by: kindOf(voter),
        aside: aside.has(voter),
      }))
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
