/**
 * A voter's side: what can be voted on, and putting a vote into the box. Whether the window holds, and which of a
 * voter's ballots counts, is judged by the box, at the commit.
 */

import { Refusal } from '#contract/refusal.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import type { Language } from '#domain/messages/languages.ts';
import { type ChoiceFault, choiceText, faultOf } from '#domain/voting/choice.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import type { BallotOutcome, NewBallot } from '../store/ballots.ts';
import { newCode } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { type BallotState, openBallotState, presentOwn } from './ballot-state.ts';
import { type BallotPoll, type Board, keepBoard, onBoard } from './board.ts';
import type { BallotBox } from './box.ts';
import { CODE_ENDED } from './codes.ts';
import type { EngineOf } from './engine.ts';
import { endedVoterFor, type Voter, voterFor } from './voter.ts';
import { type DeviceCookies, markedAt, type VoterCookies } from './voter-cookies.ts';
import type { Origin, VoteWatch } from './watch.ts';

/** An order may be counted in ms of a clock that runs a little ahead of ours, and no further: nobody is past every later press. */
const ORDER_AHEAD_MS = 60_000;

/** A vote as it arrived. */
export interface NewVote {
  pollId: string;
  marks: DeviceCookies;
  choice: readonly string[];
  /** The voter's own count of presses; undefined from clients that do not count. */
  order?: number | undefined;
  arrivedAt: number;
  origin?: Origin | undefined;
}

/** The voters' side of voting. */
export interface Voting {
  /**
   * What a device sees: the opened polls of the round, or of the one that is on, with the voter's own votes; none for
   * an unknown device.
   */
  stateFor(marks: VoterCookies, roundId?: string, language?: Language): Promise<BallotState>;
  /** The acts of the round that is on, as the same object until one changes. */
  acts(): Promise<Board['acts']>;
  /**
   * Casts the vote of a device, or of the code entered on it, or changes it. @throws Refusal `code_needed`,
   * `room_code_needed`, `poll_closed`, `poll_not_open`, `newer_vote`, `changed_too_often`, `voted_by_code`,
   * `not_found`, `invalid`, or what the ballot box refuses.
   */
  cast(vote: NewVote): Promise<CastBallot>;
  /** `cast` with callbacks instead of a promise for each ballot: `answer` after the commit, or `fail`. */
  take(vote: NewVote, answer: (ballot: CastBallot) => void, fail: (error: unknown) => void): void;
}

/** The voter's ballot that counts now. `changed`: it replaced an earlier one. */
export interface CastBallot {
  choice: string[];
  receipt: string;
  votedAt: number;
  order: number;
  changed: boolean;
}

/** The voters' side over a store and its ballot box. `watch` is told how ballots come in. */
export function openVoting(store: Store, box: BallotBox, engineOf: EngineOf, watch?: VoteWatch): Voting {
  const boards = keepBoard(store, engineOf);
  const takeOn = (
    { event, batches, clock }: Board,
    poll: BallotPoll,
    { marks, choice, order, arrivedAt, origin }: NewVote,
    answer: (ballot: CastBallot) => void,
    fail: (error: unknown) => void,
  ) => {
    const fault = faultOf(choice, poll.rules);
    if (fault) {
      const sentence = fault === 'mark' ? POLL_KINDS[poll.method].marks?.fault : FAULTS[fault];
      throw new Refusal('invalid', sentence, { fields: { choice: sentence ?? '' } });
    }
    if (order !== undefined && order > arrivedAt + ORDER_AHEAD_MS)
      throw new Refusal('invalid', undefined, { fields: { order: 'An order is no later than the time.' } });
    const voter = requireVoter(poll, marks, batches, store.secrets);
    const receipt = newCode();
    const at = stageTime(clock, arrivedAt);
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
      if (!outcome.kept) throw refusalOf(outcome, at, event?.timeZone ?? 'UTC');
      // A ballot that was there already has another receipt. Where the clock runs faster, nobody is watched.
      const isFirst = outcome.ballot.changes === 0 && outcome.ballot.receipt === receipt;
      if (isFirst && voter.as === 'device' && origin && clock === null)
        watch?.noteBallot(poll.id, origin, {
          voter: voter.name,
          choice: ballot.choice,
          at: arrivedAt,
          markedAt: markedAt(marks.device),
        });
      answer({ ...presentOwn(outcome.ballot, poll), changed: outcome.replaced });
    };
    box.put(ballot, answered, fail);
  };
  /** Of a poll that is on a board that was read everything is done at once. */
  const take: Voting['take'] = (vote, answer, fail) => {
    try {
      const board = boards.standing();
      const poll = board && onBoard(board, vote.pollId);
      if (board && poll) takeOn(board, poll, vote, answer, fail);
      else takeLater(vote, answer, fail).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  const takeLater = async (...[vote, answer, fail]: Parameters<Voting['take']>) => {
    const found = await boards.holding(vote.pollId);
    if (!found) throw new Refusal('not_found', 'There is no such poll.');
    takeOn(found.board, found.poll, vote, answer, fail);
  };
  return {
    stateFor: openBallotState(store, box, boards),
    acts: async () => (await boards.toShow()).acts,
    cast: (vote) => new Promise((answer, fail) => take(vote, answer, fail)),
    take,
  };
}

/** As whom a device votes. @throws Refusal `code_needed`, `room_code_needed`. */
function requireVoter(...of: Parameters<typeof voterFor>): Voter {
  const voter = voterFor(...of);
  if (voter) return voter;
  const [poll] = of;
  if (poll.voters === 'room') throw new Refusal('room_code_needed');
  throw new Refusal('code_needed', endedVoterFor(...of) ? CODE_ENDED : undefined);
}

const FAULTS: Record<Exclude<ChoiceFault, 'mark'>, string> = {
  too_few: 'Choose an act first.',
  too_many: 'These are more acts than this vote allows.',
  twice: 'Choose each act once.',
  not_a_candidate: 'This act is not in this vote. Reload the page to see who is.',
};

type RefusedBallot = Extract<BallotOutcome, { kept: false }>;

function refusalOf({ why, window }: RefusedBallot, at: number, timeZone: string): Refusal {
  if (why === 'older') return new Refusal('newer_vote');
  if (why === 'voted_by_code') return new Refusal('voted_by_code');
  if (why === 'too_many_changes') return new Refusal('changed_too_often');
  if (!window || window.openedAt === null || window.openedAt > at) return new Refusal('poll_not_open');
  return new Refusal('poll_closed', closedWords(window, timeZone));
}

/** "Not counted: voting closed at 20:14:05." in the event's time. */
function closedWords(window: { closedAt: number | null; closesAt: number | null }, timeZone: string): string {
  const at = window.closedAt ?? window.closesAt;
  if (at === null) return 'Not counted: voting is closed.';
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  return `Not counted: voting closed at ${time}.`;
}
