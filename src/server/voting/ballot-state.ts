/** What a device sees of the vote: the polls that were opened, and its own ballots in them. */
import type { TellText } from '#domain/events/texts.ts';
import { paceOf, stageTime } from '#domain/lineup/round-clock.ts';
import type { Language } from '#domain/messages/languages.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import { type ChoiceRules, picksOf } from '#domain/voting/choice.ts';
import { actOf } from '#domain/voting/pick.ts';
import { pollAt, showsVotes } from '#domain/voting/poll.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { figuresOf, type Tally } from '#domain/voting/tally.ts';
import { anyDevice, takesCodes } from '#domain/voting/voter.ts';
import type { KeptBallot } from '../store/ballots.ts';
import type { Store } from '../store/store.ts';
import type { Board, BoardKeeper, BoardPoll } from './board.ts';
import type { BallotBox } from './box.ts';
import type { Poll } from './queries.ts';
import { inGoodTime } from './time-limit.ts';
import { endedVoterFor, type Voter, voterFor } from './voter.ts';
import type { EnteredCode, VoterCookies } from './voter-cookies.ts';

/** For how long a count that everybody may see is shown before it is made again. */
const SHOWN_MS = 1_000;

/** The ballot of one device in a poll, as it may see it; `unknown` while the database does not say. */
interface Own {
  poll: BoardPoll;
  as: Voter['as'] | null;
  codeEnded: boolean;
  ballot: KeptBallot | 'unknown' | undefined;
  givesUp: boolean;
  figures: Tally['votes'] | null;
}

/** What the ballot shows to one voter. */
export type BallotState = ReturnType<typeof presentState>;

/**
 * Makes the function that answers what a device sees. Candidates and figures are the same objects for every voter until
 * they change.
 */
export function openBallotState(
  store: Store,
  box: BallotBox,
  boards: BoardKeeper,
): (marks: VoterCookies, roundId?: string, language?: Language) => Promise<BallotState> {
  const shown = new Map<string, { at: number; figures: Promise<Tally['votes']> }>();
  const figuresShown = (poll: BoardPoll, engine: Engine): Promise<Tally['votes']> => {
    const known = shown.get(poll.id);
    if (known && Math.abs(store.now() - known.at) < SHOWN_MS) return known.figures;
    const figures = box
      .glance(poll.id)
      .then((tally) => figuresOf(POLL_KINDS[poll.method].facts(tally, [...poll.rules.candidates]), engine));
    figures.catch(() => shown.delete(poll.id));
    shown.set(poll.id, { at: store.now(), figures });
    return figures;
  };
  const newestOf = async (pollId: string, voter: string | undefined): Promise<Own['ballot']> => {
    if (voter === undefined) return undefined;
    const ballot = await inGoodTime(box.newest(pollId, voter), 'unknown' as const);
    return ballot !== 'unknown' && ballot?.choice === GIVEN_UP ? undefined : ballot;
  };
  return async (marks, roundId, language) => {
    const board = await boards.toShow(roundId);
    const now = stageTime(board.clock, store.now());
    const own = await Promise.all(
      board.polls.map(async (each): Promise<Own> => {
        const poll = pollAt(each, now);
        const ended = endedVoterFor(poll, marks, board.batches, store.secrets);
        // What was voted by a code that was ended counts, and is shown as long as nothing else was voted here.
        const kept = ended && (await newestOf(poll.id, ended.name));
        const voter = kept ? ended : voterFor(poll, marks, board.batches, store.secrets);
        const [ballot, own, figures] = await Promise.all([
          newestOf(poll.id, voter?.name),
          newestOf(poll.id, voter?.givesUp),
          showsVotes(poll) ? inGoodTime(figuresShown(poll, board.engine), null) : null,
        ]);
        return {
          poll,
          // A device without a mark is about to get one.
          as: voter?.as ?? (marks.device === undefined && anyDevice(poll.voters) ? 'device' : null),
          codeEnded: ended !== undefined,
          ballot,
          givesUp: own !== undefined && own !== 'unknown',
          figures,
        };
      }),
    );
    const { code } = marks;
    return presentState(board, own, {
      now,
      tell: board.texts(language),
      code: code && board.batches.get(code.batchId)?.ended === false ? code : undefined,
    });
  };
}

/** The voter's own ballot as they may see it, without acts that have left the show. */
export const presentOwn = (
  ballot: KeptBallot,
  { method, rules }: { method: PollMethod; rules: Pick<ChoiceRules, 'candidates'> },
) => ({
  choice: picksOf(ballot.choice, method).filter((pick) => rules.candidates.has(actOf(pick))),
  receipt: ballot.receipt,
  votedAt: ballot.at,
  order: ballot.order,
});

function presentState(
  { event, clock }: Pick<Board, 'event' | 'clock'>,
  polls: readonly Own[],
  { now, code, tell }: { now: number; code: EnteredCode | undefined; tell: TellText },
) {
  const closed = (poll: Poll) => Number(poll.state === 'closed');
  return {
    event: event ? { name: event.name, host: event.host, timeZone: event.timeZone } : null,
    nowAt: now,
    pace: paceOf(clock),
    hasCode: code !== undefined,
    codePlace: code?.place ?? null,
    ownUnknown: polls.some(({ ballot }) => ballot === 'unknown'),
    polls: polls
      .toSorted(({ poll: a }, { poll: b }) => closed(a) - closed(b) || (b.openedAt ?? 0) - (a.openedAt ?? 0))
      .map(({ poll, as, codeEnded, ballot, givesUp, figures }) => ({
        ...pickFields(poll, ['id', 'method', 'maxChoices', 'state', 'openedAt', 'closesAt', 'closedAt']),
        candidates: poll.candidates,
        title: tell('poll', poll.title, poll.id),
        practice: poll.practice === 1,
        mine: ballot === undefined || ballot === 'unknown' ? null : presentOwn(ballot, poll),
        as,
        codeEnded,
        codes: takesCodes(poll.voters),
        room: poll.voters === 'room',
        givesUp,
        figures,
        published: poll.publishedAt !== null,
      })),
  };
}
