/**
 * Opening and closing polls. Each function runs inside a transaction of its caller: the desk's own call, or a
 * step of the show. The results room reads a poll only once it is closed.
 */

import { Refusal } from '#contract/refusal.ts';
import { isOpenAt, pollAt } from '#domain/voting/poll.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { roundById } from '../lineup/queries.ts';
import type { Work } from '../store/write.ts';
import { type Poll, pollById } from './queries.ts';

/** The poll as it is at the transaction's time. @throws Refusal `not_found`. */
export async function requirePoll(work: Work, pollId: string): Promise<Poll> {
  const poll = await pollById(work.tx, pollId, work.now);
  if (!poll) throw new Refusal('not_found', 'There is no such poll.');
  return poll;
}

type WindowChange = Partial<Pick<Poll, 'state' | 'openedAt' | 'closesAt' | 'closedAt'>>;

async function setWindow(
  work: Work,
  poll: Poll,
  change: WindowChange,
  action: string,
  why = '',
): Promise<void> {
  await work.tx.updateTable('poll').set(change).where('id', '=', poll.id).execute();
  const shown = ({ state, closesAt }: WindowChange) => ({ state, closesAt });
  work.audit({
    action,
    subject: `poll:${poll.id}`,
    eventId: (await roundById(work.tx, poll.roundId))?.eventId ?? null,
    before: shown(poll),
    after: shown({ ...poll, ...change }),
    why: why === '' ? null : why,
  });
}

/**
 * Closes all polls of a round before they are deleted; answers their ids. Ballots do not pass the door for writes:
 * on PostgreSQL one that another connection keeps meanwhile would otherwise be left behind.
 */
export async function shutPolls({ tx }: Work, roundId: string): Promise<string[]> {
  const shut = tx.updateTable('poll').set({ state: 'closed' }).where('roundId', '=', roundId).returning('id');
  return (await shut.execute()).map(({ id }) => id);
}

/** How a poll is opened. `leftOut` are candidates that did not perform, by performance. */
interface Opening {
  closesAt: number | null;
  reason?: string;
  leftOut?: readonly string[];
}

/** Lets pass as many acts as this kind of poll has room for. @throws Refusal `invalid` for more. */
export function refuseTooManyActs(method: PollMethod, candidateIds: readonly string[]): void {
  const { mostActs } = POLL_KINDS[method];
  if (mostActs === null || candidateIds.length <= mostActs) return;
  const sentence = `A vote of this kind has room for ${mostActs} acts. Choose fewer, or another kind.`;
  throw new Refusal('invalid', sentence, { fields: { candidate_ids: sentence } });
}

/** Writes down of which acts a poll is that is for every act: as long as it is no draft it is for these. */
async function nameActs({ tx }: Work, { id: pollId, method, candidateIds }: Poll): Promise<void> {
  refuseTooManyActs(method, candidateIds);
  const rows = candidateIds.map((performanceId) => ({ pollId, performanceId }));
  await tx.insertInto('pollCandidate').values(rows).execute();
}

/** Takes candidates out of a poll before its first ballot. */
async function leaveOut(work: Work, poll: Poll, performanceIds: readonly string[]): Promise<void> {
  if (performanceIds.length === 0) return;
  await work.tx
    .deleteFrom('pollCandidate')
    .where('pollId', '=', poll.id)
    .where('performanceId', 'in', performanceIds)
    .execute();
  work.audit({
    action: 'poll.candidates_left_out',
    subject: `poll:${poll.id}`,
    eventId: (await roundById(work.tx, poll.roundId))?.eventId ?? null,
    after: { performanceIds: [...performanceIds] },
    why: 'They did not perform.',
  });
}

/**
 * Lets pass what would change the votes of a poll, unless they decided a tie: whoever reads the decision reads how the
 * hall voted. @throws Refusal `wrong_state`.
 */
export async function refuseWhereItDecided({ tx }: Work, pollId: string): Promise<void> {
  const decided = await tx
    .selectFrom('tieDecision')
    .select('id')
    .where('pollId', '=', pollId)
    .executeTakeFirst();
  if (decided)
    throw new Refusal(
      'wrong_state',
      'This vote decided a tie. Take that decision back first, in the scores.',
    );
}

/**
 * Opens a poll; a closed one again, with a reason, which keeps its ballots.
 * @param closesAt the announced deadline in ms, or null to close it by hand.
 * @throws Refusal `wrong_state` when it is open, has no candidates, is published, decided a tie, or is closed and no
 * reason is given.
 */
export async function openPoll(
  work: Work,
  pollId: string,
  { closesAt, reason = '', leftOut = [] }: Opening,
): Promise<void> {
  const poll = await requirePoll(work, pollId);
  if (isOpenAt(poll, work.now)) throw new Refusal('wrong_state', 'This poll is open already.');
  if (poll.candidateIds.length === 0)
    throw new Refusal(
      'wrong_state',
      'There is nobody to vote for yet. Put acts into the running order first.',
    );
  // Everybody may hold their receipt against the list.
  if (poll.publishedAt !== null) throw new Refusal('count_published');
  if (poll.state === 'closed') await refuseWhereItDecided(work, poll.id);
  if (poll.state === 'closed' && reason === '')
    throw new Refusal('wrong_state', 'Say why this poll is opened again.');
  if (poll.everyAct && poll.state === 'draft') await nameActs(work, poll);
  await leaveOut(work, poll, leftOut);
  await setWindow(
    work,
    poll,
    // Each opening has a beginning of its own: screens show how much of its time is left.
    { state: 'open', openedAt: work.now, closesAt, closedAt: null },
    poll.state === 'closed' ? 'poll.reopened' : 'poll.opened',
    reason,
  );
}

/**
 * Announces or moves the deadline of an open poll.
 * @param closesAt in ms.
 * @throws Refusal `wrong_state` when the poll is not open, `invalid` when the deadline is not in the future.
 */
export async function setPollDeadline(work: Work, pollId: string, closesAt: number): Promise<void> {
  const poll = await requirePoll(work, pollId);
  if (!isOpenAt(poll, work.now)) throw new Refusal('wrong_state', 'This poll is not open.');
  if (closesAt <= work.now)
    throw new Refusal('invalid', 'A deadline lies in the future. Close the poll instead.');
  await setWindow(work, poll, { state: 'closing', closesAt }, 'poll.deadline_set');
}

/** Gives an open poll more time, in ms: after its deadline, or from now when it has none. */
export async function extendPoll(work: Work, pollId: string, byMs: number): Promise<void> {
  const poll = await requirePoll(work, pollId);
  await setPollDeadline(work, pollId, (poll.closesAt ?? work.now) + byMs);
}

/**
 * Makes an open poll a draft again, about whom it was before: every act (`Poll.everyAct`), or those that were named,
 * with the candidates (`putBack`) that it was opened without. It is shut first, which waits for ballots that other
 * processes are about to keep.
 * @throws Refusal `poll_is_closed` when it is not open, `poll_voted` once there is a ballot
 */
export async function takeBackPoll(work: Work, pollId: string, putBack: readonly string[]): Promise<void> {
  const poll = await requirePoll(work, pollId);
  if (!isOpenAt(poll, work.now)) throw new Refusal('poll_is_closed');
  await setWindow(
    work,
    poll,
    { state: 'draft', openedAt: null, closesAt: null, closedAt: null },
    'poll.taken_back',
  );
  const ballot = await work.tx
    .selectFrom('ballot')
    .select('seq')
    .where('pollId', '=', pollId)
    .limit(1)
    .executeTakeFirst();
  if (ballot) throw new Refusal('poll_voted');
  if (poll.everyAct) {
    // Those that came to the order meanwhile are in it, too, and whoever comes from now on.
    await work.tx.deleteFrom('pollCandidate').where('pollId', '=', pollId).execute();
    return;
  }
  if (putBack.length === 0) return;
  await work.tx
    .insertInto('pollCandidate')
    .values(putBack.map((performanceId) => ({ pollId, performanceId })))
    .execute();
}

/** Among so many rows of the log are all that came in the time by which clocks may differ. */
const NEWEST_ROWS = 50_000;

/** When the poll's last ballot arrived, in ms, by the clock of the process that took it. */
async function lastBallotAt(work: Work, pollId: string): Promise<number> {
  const { fn } = work.tx;
  const { last } = await work.tx
    .selectFrom('ballot')
    .select(fn.max('at').as('last'))
    .where('pollId', '=', pollId)
    .where('seq', '>', ({ selectFrom }) =>
      selectFrom('ballot').select(({ eb, fn: of }) => eb(of.max('seq'), '-', NEWEST_ROWS).as('from')),
    )
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/**
 * Closes an open poll and answers whether it was open. One whose deadline has passed is closed since that
 * deadline. One closed by hand is closed after every ballot that was kept: it is shut first, which waits for those
 * that other processes are about to keep. @throws Refusal `not_found`, or `wrong_state` for a draft.
 */
export async function closePoll(work: Work, pollId: string): Promise<boolean> {
  const poll = await requirePoll(work, pollId);
  if (poll.state === 'draft') throw new Refusal('wrong_state', 'This poll was never opened.');
  const before = await work.tx
    .selectFrom('poll')
    .select(['state', 'openedAt', 'closesAt', 'closedAt'])
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow();
  if (before.state === 'closed') return false;
  await work.tx.updateTable('poll').set({ state: 'closed' }).where('id', '=', pollId).execute();
  const closedAt =
    pollAt(before, work.now).closedAt ?? Math.max(work.now, (await lastBallotAt(work, pollId)) + 1);
  await setWindow(work, { ...poll, ...before }, { state: 'closed', closedAt }, 'poll.closed');
  return true;
}

/**
 * Stores as closed those of these polls whose deadline has passed, so that no ballot still on its way is added to
 * a count that is about to be used. Answers whether there were any.
 */
export async function settleRound(work: Work, polls: readonly Poll[]): Promise<boolean> {
  let any = false;
  for (const poll of polls) if (poll.state === 'closed' && (await closePoll(work, poll.id))) any = true;
  return any;
}
