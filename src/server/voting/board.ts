/**
 * The polls of a round as ballots are held against them: mostly of the one that is on, where whoever names none is led.
 * A whole hall asks at once, so they are read again only once something of them was written.
 */
import type { TellText } from '#domain/events/texts.ts';
import type { RoundClock } from '#domain/lineup/round-clock.ts';
import type { Language } from '#domain/messages/languages.ts';
import { ENGINE, type Engine } from '#domain/tabulation/engines.ts';
import type { ChoiceRules } from '#domain/voting/choice.ts';
import { type Event, eventById } from '../events/queries.ts';
import { textsOf } from '../events/texts.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOnNow } from '../lineup/gate.ts';
import { type Round, roundById, runningOrder } from '../lineup/queries.ts';
import { remembered, rememberedEach } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import { batchesById } from './codes.ts';
import type { EngineOf } from './engine.ts';
import { type Poll, pollById, pollsOf, presentCandidates, standingIds } from './queries.ts';
import { inGoodTime } from './time-limit.ts';
import type { Batches } from './voter.ts';

/** Polls are read as they were written; whether a deadline has passed is looked at when somebody asks. */
const BEFORE_ANY_DEADLINE = Number.NEGATIVE_INFINITY;

/** A poll with what a ballot is checked against. */
export interface BallotPoll extends Poll {
  rules: ChoiceRules;
}

/** A poll of the board, with its candidates. */
export interface BoardPoll extends BallotPoll {
  /** The candidates as every voter sees them, as the same object until one changes. */
  candidates: Omit<ReturnType<typeof presentCandidates>[number], 'scratched'>[];
}

/** The opened polls of a round, ready for ballots and voters. */
export interface Board {
  event: Event | undefined;
  /** The round's own clock; null where it runs by real time. */
  clock: RoundClock | null;
  polls: BoardPoll[];
  batches: Batches;
  /** By which version of the engine its polls are put in order. */
  engine: Engine;
  /** The function that tells the organisers' texts in a language. */
  texts: (language: Language | undefined) => TellText;
  /** Every act of the running order, as the same object until one changes. */
  acts: { stageName: string; song: string }[];
}

/** Reads the boards of rounds' polls and keeps them until something of them is written. */
export interface BoardKeeper {
  /** The board of the round that is on, if it need not be read again; undefined otherwise. */
  standing(): Board | undefined;
  /** The board of a round, or of the one that is on. Where the database is slow it may be an earlier one. */
  toShow(roundId?: string): Promise<Board>;
  /** A poll of any round, opened or not, with the board of its round; undefined when there is none. */
  holding(pollId: string): Promise<{ board: Board; poll: BallotPoll } | undefined>;
}

/** So many rounds beside the one that is on are kept. */
const KEPT_ROUNDS = 4;

/** Makes the keeper of the boards of a store's rounds. */
export function keepBoard(store: Store, engineOf: EngineOf): BoardKeeper {
  const read = remembered(store, async (read) => boardFrom(read, await roundOnNow(read), engineOf));
  const named = rememberedEach(
    store,
    async (read, id: string) => boardFrom(read, await roundById(read, id), engineOf),
    {
      most: KEPT_ROUNDS,
      idOf: String,
      keyOf: String,
    },
  );
  const elsewhere = async (pollId: string) => {
    const found = await pollById(store.read, pollId, BEFORE_ANY_DEADLINE);
    if (!found) return undefined;
    const board = await named(found.roundId);
    return { board, poll: onBoard(board, pollId) ?? (await unopened(store.read, found)) };
  };
  let last: Board | undefined;
  return {
    standing: read.known,
    toShow(roundId) {
      if (roundId !== undefined) return named(roundId);
      const reading = read().then((board) => {
        last = board;
        return board;
      });
      return last ? inGoodTime(reading, last) : reading;
    },
    async holding(pollId) {
      const board = await read();
      const poll = onBoard(board, pollId);
      return poll ? { board, poll } : elsewhere(pollId);
    },
  };
}

/** The poll with this id on the board; undefined when it is not there. */
export const onBoard = ({ polls }: Board, pollId: string): BoardPoll | undefined =>
  polls.find((each) => each.id === pollId);

async function boardFrom(read: Reader, round: Round | undefined, engineOf: EngineOf): Promise<Board> {
  const event = round && (await eventById(read, round.eventId));
  if (!event)
    return {
      ...{ event, clock: null, engine: ENGINE, polls: [], batches: new Map(), acts: [] },
      texts: () => (_, main) => main,
    };
  const batches = await batchesById(read, event.id);
  const order = await runningOrder(read, round.id);
  const polls = await pollsOf(read, round.id, BEFORE_ANY_DEADLINE);
  return {
    event,
    clock: clockOf(round),
    engine: await engineOf(read, round.id),
    texts: await textsOf(read, event),
    batches,
    acts: order.flatMap(({ title, act }) => (act ? [{ stageName: title, song: act.songTitle ?? '' }] : [])),
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

async function unopened(read: Reader, poll: Poll): Promise<BallotPoll> {
  const order = await runningOrder(read, poll.roundId);
  return { ...poll, rules: { ...poll, candidates: standingIds(poll, order) } };
}
