/**
 * The polls of the current round as ballots are held against them. A whole hall asks at once, so they are read again
 * only once something of them was written.
 */
import type { Rehearsal } from '#domain/lineup/rehearsal.ts';
import type { ChoiceRules } from '#domain/voting/choice.ts';
import { currentEvent, type Event } from '../events/queries.ts';
import { currentRound, runningOrder } from '../lineup/queries.ts';
import { rehearsalOf } from '../lineup/rehearsal.ts';
import { remembered } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import { liveBatches } from './codes.ts';
import { inGoodTime } from './patience.ts';
import { type Poll, pollById, pollsOf, presentCandidates, standingIds } from './queries.ts';
import type { Batches } from './voter.ts';

/** Polls are read as they were written; whether a deadline has passed is looked at when somebody asks. */
const BEFORE_ANY_DEADLINE = Number.NEGATIVE_INFINITY;

/** A poll as a ballot is held against it. */
export interface BallotPoll extends Poll {
  rules: ChoiceRules;
}

export interface BoardPoll extends BallotPoll {
  /** The same for every voter, and the very same object until it changes. */
  candidates: Omit<ReturnType<typeof presentCandidates>[number], 'scratched'>[];
}

/** The polls of the current round that were opened. */
export interface Board {
  event: Event | undefined;
  /** The rehearsal that is on. */
  rehearsal: Rehearsal | null;
  polls: BoardPoll[];
  batches: Batches;
}

export interface BoardKeeper {
  /** As it is now. */
  read(): Promise<Board>;
  /** The same where it need not be read again. */
  standing(): Board | undefined;
  /** The same, or an earlier one where the database is slow. */
  toShow(): Promise<Board>;
  /** A poll that is on the board, or one of another round, or one that was never opened. */
  pollFor(board: Board, pollId: string, at: number): Promise<BallotPoll | undefined>;
}

/** Keeps the board of a store. */
export function keepBoard(store: Store): BoardKeeper {
  const read = remembered(store, boardFrom);
  let last: Board | undefined;
  return {
    read,
    standing: read.known,
    toShow() {
      const reading = read().then((board) => {
        last = board;
        return board;
      });
      return last ? inGoodTime(reading, last) : reading;
    },
    pollFor: async (board, pollId, at) => onBoard(board, pollId) ?? strayPoll(store, pollId, at),
  };
}

/** The poll of the board. */
export const onBoard = ({ polls }: Board, pollId: string): BoardPoll | undefined =>
  polls.find((each) => each.id === pollId);

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

async function strayPoll(store: Store, pollId: string, now: number): Promise<BallotPoll | undefined> {
  const poll = await pollById(store.read, pollId, now);
  if (!poll) return undefined;
  const order = await runningOrder(store.read, poll.roundId);
  return { ...poll, rules: { ...poll, candidates: standingIds(poll, order) } };
}
