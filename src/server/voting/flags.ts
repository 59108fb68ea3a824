/** Groups of ballots that look scripted: read with what they gave, set aside with a reason, taken back the same way. */

import { Refusal } from '#contract/refusal.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { FEWEST_FLAGGED } from '#domain/voting/pattern.ts';
import { type Tally, tallyOf } from '#domain/voting/tally.ts';
import { kindOf } from '#domain/voting/voter.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { onStage } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { BallotBox } from './box.ts';
import { readPoll } from './commands.ts';
import type { EngineOf } from './engine.ts';
import { flaggedVoters, flagsOf } from './flag-queries.ts';
import { countingOf, presentCandidates } from './queries.ts';
import { loggedReceipts, newestOf } from './receipt-book.ts';
import { withFigures } from './receipts.ts';
import type { VoteWatch } from './watch.ts';
import { refuseWhereItDecided, requirePoll } from './window.ts';

/**
 * A poll's groups of conspicuous ballots; after the close also its count as it stands, with all of them and without
 * any.
 */
export async function pollFlags(
  { store, box, watch, engineOf }: { store: Store; box: BallotBox; watch: VoteWatch; engineOf: EngineOf },
  id: string,
) {
  const { poll, order } = await readPoll(store, id);
  const { method } = poll;
  const engine = await engineOf(store.read, poll.roundId);
  await box.drain();
  await watch.settle();
  const flags = await flagsOf(store.read, id);
  const candidates = presentCandidates(poll, order);
  const present = (tally: Tally) => ({
    ballots: tally.ballots,
    votes: withFigures(candidates, tally, { method, engine }).votes,
  });
  const closed = poll.state === 'closed' && flags.length > 0;
  const counts = closed ? await countsByGroup(store.read, id) : undefined;
  return {
    method,
    groups: flags.map(({ pollId: _poll, ...flag }) => {
      const tally = counts?.groups.get(flag.id);
      return { ...flag, given: tally && flag.ballots >= FEWEST_FLAGGED ? present(tally) : null };
    }),
    counts: counts
      ? { standing: present(await box.tally(id)), all: present(counts.all), without: present(counts.without) }
      : null,
  };
}

/** The log counted whole, without any flagged ballot, and each group by itself. */
async function countsByGroup(read: Reader, pollId: string) {
  const newest = newestOf(await loggedReceipts(read, pollId));
  const flagged = await flaggedVoters(read, pollId);
  const counting = await countingOf(read, pollId);
  const count = (takes: (flag: string | undefined) => boolean) =>
    tallyOf(
      [...newest.values()].flatMap(({ voter, choice }) =>
        takes(flagged.get(voter)) ? [[choice, 1, kindOf(voter)] as const] : [],
      ),
      counting,
    );
  return {
    all: count(() => true),
    without: count((flag) => flag === undefined),
    groups: new Map([...new Set(flagged.values())].map((id) => [id, count((flag) => flag === id)])),
  };
}

/** What is decided about a group. */
type Decided = InputOf<typeof votingEndpoints.setVotesAside> & { aside: boolean };

/**
 * Sets a group of ballots aside, or counts it again. @throws Refusal `not_found`, or `wrong_state` when it is so
 * already, or when they decided a tie.
 */
export async function decideFlag(
  real: Work,
  _access: AdminAccess,
  { params: { id }, body: { reason }, aside }: Decided,
) {
  const flag = await real.tx.selectFrom('voteFlag').selectAll().where('id', '=', id).executeTakeFirst();
  if (!flag) throw new Refusal('not_found', 'There is no such group of ballots.');
  const round = await roundOf(real.tx, await requirePoll(real, flag.pollId));
  const work = onStage(real, round);
  if ((flag.setAsideAt !== null) === aside)
    throw new Refusal(
      'wrong_state',
      aside ? 'These ballots are set aside already.' : 'These ballots count already.',
    );
  await refuseWhereItDecided(work, flag.pollId);
  await work.tx
    .updateTable('voteFlag')
    .set({ setAsideAt: aside ? work.now : null, reason })
    .where('id', '=', id)
    .execute();
  work.audit({
    action: aside ? 'votes.set_aside' : 'votes.counted_again',
    subject: `poll:${flag.pollId}`,
    eventId: round.eventId,
    after: { group: id, kind: flag.kind },
    why: reason,
  });
}
