/**
 * A voter's side: what can be voted on, and putting a vote into the box. A whole hall asks at once, so the
 * polls are read once a version and kept; whether the window holds is judged by the box, at the commit.
 */

import { paceOf, type Rehearsal, stageTime } from '#domain/lineup/rehearsal.ts';
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import {
  actOf,
  type ChoiceFault,
  type ChoiceRules,
  choiceText,
  faultOf,
  picksOf,
} from '#domain/voting/choice.ts';
import { type PollMethod, settled, showsVotes } from '#domain/voting/poll.ts';
import { figuresOf, type Tally } from '#domain/voting/tally.ts';
import { currentEvent, type Event } from '../events/queries.ts';
import { Refusal } from '../http/refusal.ts';
import { currentRound, runningOrder } from '../lineup/queries.ts';
import { rehearsalOf, requireSameShow } from '../lineup/rehearsal.ts';
import type { BallotOutcome, KeptBallot, NewBallot } from '../store/ballots.ts';
import { remembered } from '../store/remembered.ts';
import { newCode } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { BallotBox } from './box.ts';
import { liveBatches } from './codes.ts';
import { type Poll, pollById, pollsOf, presentCandidates, standingIds } from './queries.ts';
import { type Batches, type CodeMark, markedAt, voterFor } from './voter.ts';
import type { Origin, VoteWatch } from './watch.ts';

/** An order may be counted in ms of a clock that runs a little ahead of ours, and no further: nobody is past every later press. */
const ORDER_AHEAD_MS = 60_000;
/** Polls are read as they were written; whether a deadline has passed is looked at when somebody asks. */
const BEFORE_ANY_DEADLINE = Number.NEGATIVE_INFINITY;
/** For how long a count that everybody may see is shown before it is made again. */
const SHOWN_MS = 1_000;

/** A poll as a ballot is held against it. */
interface BallotPoll extends Poll {
  rules: ChoiceRules;
}

interface BoardPoll extends BallotPoll {
  /** The same for every voter, and the very same object until it changes. */
  candidates: Omit<ReturnType<typeof presentCandidates>[number], 'scratched'>[];
}

interface Board {
  event: Event | undefined;
  /** The rehearsal that is on. */
  rehearsal: Rehearsal | null;
  polls: BoardPoll[];
  batches: Batches;
}

/** The ballot of one device in a poll, as it may see it. */
interface Own {
  poll: BoardPoll;
  as: 'device' | 'code' | null;
  ballot: KeptBallot | undefined;
  givesUp: boolean;
  figures: Tally['votes'] | null;
}

/** A vote as it arrived. `rehearsalId` names the rehearsal that it was made in, as far as the page knew of one. */
export interface NewVote {
  pollId: string;
  device: string;
  /** The code that was entered on the device. */
  code?: CodeMark | undefined;
  choice: readonly string[];
  /** The voter's own count of presses. */
  order?: number | undefined;
  arrivedAt: number;
  rehearsalId?: string | null | undefined;
  origin?: Origin | undefined;
}

/** What a voter sees. */
export type VoterState = ReturnType<typeof presentState>;

export interface Voting {
  /**
   * What a device sees: the polls of the current round that were opened, and its own votes; none for a device unknown.
   * Candidates and figures are the same objects for all until they change.
   */
  stateFor(device: string | undefined, code?: CodeMark): Promise<VoterState>;
  /**
   * Puts a device's vote in, or that of the code that was entered on it, or changes it.
   * @throws Refusal `code_needed`, `poll_closed`, `poll_not_open`, `newer_vote`, `changed_too_often`, `voted_by_code`,
   * `not_found`, `invalid`, or what the box refuses.
   */
  cast(vote: NewVote): Promise<CastBallot>;
  /** The same without a promise for each ballot. */
  take(vote: NewVote, answer: (ballot: CastBallot) => void, fail: (error: unknown) => void): void;
}

/** One's ballot that counts now. `changed`: an earlier one was replaced by it. */
export interface CastBallot {
  choice: string[];
  receipt: string;
  votedAt: number;
  order: number;
  changed: boolean;
}

/** The voter's side over a store and its box. `watch` is told how ballots come in. */
export function openVoting(store: Store, box: BallotBox, watch?: VoteWatch): Voting {
  const board = remembered(store, boardFrom);
  const shown = new Map<string, { at: number; figures: Promise<Tally['votes']> }>();
  const figuresShown = (poll: Poll): Promise<Tally['votes']> => {
    const known = shown.get(poll.id);
    if (known && Math.abs(store.now() - known.at) < SHOWN_MS) return known.figures;
    const figures = box.glance(poll.id).then((tally) => figuresOf(tally, poll.method));
    figures.catch(() => shown.delete(poll.id));
    shown.set(poll.id, { at: store.now(), figures });
    return figures;
  };
  /** The ballot that counts, of whoever is named. */
  const newestOf = async (pollId: string, voter: string | undefined): Promise<KeptBallot | undefined> => {
    const ballot = voter === undefined ? undefined : await box.newest(pollId, voter);
    return ballot?.choice === GIVEN_UP ? undefined : ballot;
  };
  const takeOn = (
    { event, batches, rehearsal }: Board,
    poll: BallotPoll,
    { device, code, choice, order, arrivedAt, rehearsalId, origin }: NewVote,
    answer: (ballot: CastBallot) => void,
    fail: (error: unknown) => void,
  ) => {
    requireSameShow(rehearsal, rehearsalId);
    const fault = faultOf(choice, poll.rules);
    if (fault) throw new Refusal('invalid', FAULTS[fault], { fields: { choice: FAULTS[fault] } });
    if (order !== undefined && order > arrivedAt + ORDER_AHEAD_MS)
      throw new Refusal('invalid', undefined, { fields: { order: 'An order is no later than the time.' } });
    const voter = voterFor(poll, { device, code }, batches, store.secrets);
    if (!voter) throw new Refusal('code_needed');
    const receipt = newCode();
    const at = stageTime(rehearsal, arrivedAt);
    const ballot: NewBallot = {
      pollId: poll.id,
      voter: voter.name,
      choice: choiceText(choice, poll),
      receipt,
      at,
      order,
      ...(voter.givesUp !== undefined && { givesUp: { voter: voter.givesUp, receipt: newCode() } }),
    };
    const answered = (outcome: BallotOutcome) => {
      if (!outcome.kept) throw refusalOf(outcome, event?.timeZone ?? 'UTC');
      // A ballot that was there already has another receipt. A rehearsal's are no matter.
      const first = !outcome.replaced && outcome.ballot.receipt === receipt;
      if (first && voter.as === 'device' && origin && !rehearsal)
        watch?.noteBallot(poll.id, origin, { voter: voter.name, at: arrivedAt, markedAt: markedAt(device) });
      answer({ ...presentOwn(outcome.ballot, poll), changed: outcome.replaced });
    };
    box.put(ballot, answered, fail);
  };
  const onBoard = ({ polls }: Board, pollId: string) => polls.find((each) => each.id === pollId);
  /** Of a poll that is on a board that was read everything is done at once. */
  const take: Voting['take'] = (vote, answer, fail) => {
    try {
      const standing = board.known();
      const poll = standing && onBoard(standing, vote.pollId);
      if (standing && poll) takeOn(standing, poll, vote, answer, fail);
      else takeLater(vote, answer, fail).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  const takeLater = async (...[vote, answer, fail]: Parameters<Voting['take']>) => {
    const read = await board();
    const at = stageTime(read.rehearsal, vote.arrivedAt);
    const poll = onBoard(read, vote.pollId) ?? (await strayPoll(store, vote.pollId, at));
    if (!poll) throw new Refusal('not_found', 'There is no such poll.');
    takeOn(read, poll, vote, answer, fail);
  };
  return {
    async stateFor(device, code) {
      const { event, polls, batches, rehearsal } = await board();
      const now = stageTime(rehearsal, store.now());
      const own = await Promise.all(
        polls.map(async (each): Promise<Own> => {
          const poll = settled(each, now);
          const voter = voterFor(poll, { device, code }, batches, store.secrets);
          return {
            poll,
            // A device without a mark is about to get one.
            as: voter?.as ?? (device === undefined && poll.voters !== 'codes' ? 'device' : null),
            ballot: await newestOf(poll.id, voter?.name),
            givesUp: (await newestOf(poll.id, voter?.givesUp)) !== undefined,
            figures: showsVotes(poll) ? await figuresShown(poll) : null,
          };
        }),
      );
      const hasCode = code !== undefined && batches.has(code.batchId);
      return presentState({ event, rehearsal }, own, { now, hasCode });
    },
    cast: (vote) => new Promise((answer, fail) => take(vote, answer, fail)),
    take,
  };
}

const FAULTS: Record<ChoiceFault, string> = {
  too_few: 'Choose an act first.',
  too_many: 'These are more acts than this vote takes.',
  twice: 'Choose each act once.',
  not_a_candidate: 'This act is not in this vote. Reload the page to see who is.',
  rating: 'Give each act 1 to 5 stars.',
};

async function boardFrom(read: Reader): Promise<Board> {
  const event = await currentEvent(read);
  const round = await currentRound(read);
  const batches: Batches = event ? await liveBatches(read, event.id) : new Map();
  if (!round) return { event, rehearsal: null, polls: [], batches };
  const rehearsal = await rehearsalOf(read, round.id);
  const order = await runningOrder(read, round.id);
  const polls = await pollsOf(read, round.id, BEFORE_ANY_DEADLINE);
  return {
    event,
    rehearsal,
    batches,
    polls: polls
      .filter((poll) => poll.state !== 'draft')
      .map((poll) => ({
        ...poll,
        rules: { ...poll, candidates: standingIds(poll, order) },
        candidates: presentCandidates(poll, order).flatMap(({ scratched, ...candidate }) =>
          scratched ? [] : [candidate],
        ),
      })),
  };
}

/** A poll that is not on the board: of another round, or one that was never opened. */
async function strayPoll(store: Store, pollId: string, now: number): Promise<BallotPoll | undefined> {
  const poll = await pollById(store.read, pollId, now);
  if (!poll) return undefined;
  const order = await runningOrder(store.read, poll.roundId);
  return { ...poll, rules: { ...poll, candidates: standingIds(poll, order) } };
}

/** A ballot as its voter may see it, without acts that have left the show. */
const presentOwn = (
  ballot: KeptBallot,
  { method, rules }: { method: PollMethod; rules: Pick<ChoiceRules, 'candidates'> },
) => ({
  choice: picksOf(ballot.choice, method).filter((pick) => rules.candidates.has(actOf(pick))),
  receipt: ballot.receipt,
  votedAt: ballot.at,
  order: ballot.order,
});

function presentState(
  { event, rehearsal }: Pick<Board, 'event' | 'rehearsal'>,
  polls: readonly Own[],
  { now, hasCode }: { now: number; hasCode: boolean },
) {
  const closed = (poll: Poll) => Number(poll.state === 'closed');
  return {
    event: event ? { name: event.name, host: event.host, timeZone: event.timeZone } : null,
    nowAt: now,
    pace: paceOf(rehearsal),
    rehearsalId: rehearsal?.id ?? null,
    hasCode,
    polls: polls
      .toSorted(({ poll: a }, { poll: b }) => closed(a) - closed(b) || (b.openedAt ?? 0) - (a.openedAt ?? 0))
      .map(({ poll, as, ballot, givesUp, figures }) => ({
        id: poll.id,
        title: poll.title,
        method: poll.method,
        maxChoices: poll.maxChoices,
        practice: poll.practice === 1,
        state: poll.state,
        openedAt: poll.openedAt,
        closesAt: poll.closesAt,
        closedAt: poll.closedAt,
        candidates: poll.candidates,
        mine: ballot ? presentOwn(ballot, poll) : null,
        as,
        codes: poll.voters !== 'devices',
        givesUp,
        figures,
        published: poll.publishedAt !== null,
      })),
  };
}

type RefusedBallot = Extract<BallotOutcome, { kept: false }>;

function refusalOf({ why, window }: RefusedBallot, timeZone: string): Refusal {
  if (why === 'older') return new Refusal('newer_vote');
  if (why === 'voted_by_code') return new Refusal('voted_by_code');
  if (why === 'too_many_changes') return new Refusal('changed_too_often');
  if (!window || window.state === 'draft') return new Refusal('poll_not_open');
  return new Refusal('poll_closed', closedWords(window, timeZone));
}

/** "Not counted: voting closed at 20:14:05." in the event's time. */
function closedWords(window: { closedAt: number | null; closesAt: number | null }, timeZone: string): string {
  const at = window.closedAt ?? window.closesAt;
  if (at === null) return 'Not counted: voting is closed.';
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  return `Not counted: voting closed at ${time}.`;
}
