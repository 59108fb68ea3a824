/**
 * A voter's side: what can be voted on, and putting a vote into the box. A whole hall asks at once, so the
 * polls are read once a version and kept; whether the window holds is judged by the box, at the commit.
 */
import { paceOf, type Rehearsal, stageTime } from '#domain/lineup/rehearsal.ts';
import { type ChoiceFault, choiceText, faultOf, picksOf } from '#domain/voting/choice.ts';
import { settled } from '#domain/voting/poll.ts';
import { currentEvent, type Event } from '../events/queries.ts';
import { Refusal } from '../http/refusal.ts';
import { currentRound, runningOrder } from '../lineup/queries.ts';
import { rehearsalOf, requireSameShow } from '../lineup/rehearsal.ts';
import type { KeptBallot } from '../store/ballots.ts';
import { newCode } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { BallotBox } from './box.ts';
import { type Poll, pollById, pollsOf, presentCandidates } from './queries.ts';
import { voterIn } from './voter.ts';

interface Board {
  event: Event | undefined;
  /** The rehearsal that is on. */
  rehearsal: Rehearsal | null;
  polls: (Poll & { candidates: ReturnType<typeof presentCandidates> })[];
}

/** A vote as it arrived. `rehearsalId` names the rehearsal that it was made in, as far as the page knew of one. */
export interface NewVote {
  pollId: string;
  device: string;
  choice: readonly string[];
  arrivedAt: number;
  rehearsalId?: string | null | undefined;
}

export interface Voting {
  /** What a device sees: the polls of the current round that were opened, and its own votes; none for a device unknown. */
  stateFor(device: string | undefined): Promise<ReturnType<typeof presentState>>;
  /**
   * Puts a device's vote in, or changes it.
   * @throws Refusal `poll_closed`, `poll_not_open`, `not_found`, `invalid`, or what the box refuses.
   */
  cast(vote: NewVote): Promise<{
    choice: string[];
    receipt: string;
    votedAt: number;
    changed: boolean;
  }>;
}

/** The voter's side over a store and its box. */
export function openVoting(store: Store, box: BallotBox): Voting {
  let board: Promise<Board> | undefined;
  store.onVersion(() => {
    board = undefined;
  });
  const readBoard = () => {
    if (board) return board;
    const reading = boardFrom(store);
    board = reading;
    reading.catch(() => {
      if (board === reading) board = undefined;
    });
    return reading;
  };
  return {
    async stateFor(device) {
      const { event, polls, rehearsal } = await readBoard();
      const now = stageTime(rehearsal, store.now());
      const own = await Promise.all(
        polls.map((poll) =>
          device === undefined ? undefined : box.newest(poll.id, voterIn(poll.id, device, store.secrets)),
        ),
      );
      return presentState(
        event,
        polls.map((poll, i) => ({ ...settled(poll, now), mine: own[i] })),
        { now, rehearsal },
      );
    },
    async cast({ pollId, device, choice, arrivedAt, rehearsalId }) {
      const { event, polls, rehearsal } = await readBoard();
      requireSameShow(rehearsal, rehearsalId);
      const at = stageTime(rehearsal, arrivedAt);
      const poll = polls.find((each) => each.id === pollId) ?? (await pollById(store.read, pollId, at));
      if (!poll) throw new Refusal('not_found', 'There is no such poll.');
      const fault = faultOf(choice, {
        method: poll.method,
        maxChoices: poll.maxChoices,
        candidates: new Set(poll.candidateIds),
      });
      if (fault) throw new Refusal('invalid', FAULTS[fault], { fields: { choice: FAULTS[fault] } });
      const outcome = await box.cast({
        pollId,
        voter: voterIn(pollId, device, store.secrets),
        choice: choiceText(choice),
        receipt: newCode(),
        at,
      });
      if (outcome.kept) return { ...presentOwn(outcome.ballot), changed: outcome.replaced };
      if (!outcome.window || outcome.window.state === 'draft') throw new Refusal('poll_not_open');
      throw new Refusal('poll_closed', closedWords(outcome.window, event?.timeZone ?? 'UTC'));
    },
  };
}

const FAULTS: Record<ChoiceFault, string> = {
  too_few: 'Choose an act first.',
  too_many: 'These are more acts than this vote takes.',
  twice: 'Choose each act once.',
  not_a_candidate: 'This act is not in this vote. Reload the page to see who is.',
  method: 'This kind of vote is not taken here.',
};

async function boardFrom(store: Store): Promise<Board> {
  const event = await currentEvent(store.read);
  const round = await currentRound(store.read);
  if (!round) return { event, rehearsal: null, polls: [] };
  const rehearsal = await rehearsalOf(store.read, round.id);
  const order = await runningOrder(store.read, round.id);
  const polls = await pollsOf(store.read, round.id, stageTime(rehearsal, store.now()));
  return {
    event,
    rehearsal,
    polls: polls
      .filter((poll) => poll.state !== 'draft')
      .map((poll) => ({ ...poll, candidates: presentCandidates(poll, order) })),
  };
}

const presentOwn = (ballot: KeptBallot) => ({
  choice: picksOf(ballot.choice),
  receipt: ballot.receipt,
  votedAt: ballot.at,
});

function presentState(
  event: Event | undefined,
  polls: (Board['polls'][number] & { mine: KeptBallot | undefined })[],
  { now, rehearsal }: { now: number; rehearsal: Rehearsal | null },
) {
  const closed = (poll: Poll) => Number(poll.state === 'closed');
  return {
    event: event ? { name: event.name, host: event.host, timeZone: event.timeZone } : null,
    nowAt: now,
    pace: paceOf(rehearsal),
    rehearsalId: rehearsal?.id ?? null,
    polls: polls
      .toSorted((a, b) => closed(a) - closed(b) || (b.openedAt ?? 0) - (a.openedAt ?? 0))
      .map((poll) => ({
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
        mine: poll.mine ? presentOwn(poll.mine) : null,
      })),
  };
}

/** "Not counted: voting closed at 20:14:05." in the event's time. */
function closedWords(window: { closedAt: number | null; closesAt: number | null }, timeZone: string): string {
  const at = window.closedAt ?? window.closesAt;
  if (at === null) return 'Not counted: voting is closed.';
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  return `Not counted: voting closed at ${time}.`;
}
