/** The calls on voting, answered. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { isLanguage } from '#domain/messages/languages.ts';
import { bestFirst } from '#domain/voting/tally.ts';
import type { Gates } from '../http/access.ts';
import { originOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { ReaderOf } from '../http/reader.ts';
import { sharedAnswer } from '../http/shared-answers.ts';
import { stageNow } from '../lineup/clock.ts';
import { roundOnNow } from '../lineup/gate.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import { type OrderItem, runningOrder } from '../lineup/queries.ts';
import type { Actor } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { Voting } from './ballots.ts';
import type { BallotBox } from './box.ts';
import type { CodeGuard } from './code-guard.ts';
import { codeSheet, endCodes, enterCode, makeCodes, presentBatches } from './codes.ts';
import {
  addPoll,
  changePoll,
  closeByHand,
  extendByHand,
  openByHand,
  readPoll,
  removePoll,
  type UsualTitle,
} from './commands.ts';
import type { EngineOf } from './engine.ts';
import { decideFlag, pollFlags } from './flags.ts';
import { type Poll, pollsOf, presentCandidates, presentPoll } from './queries.ts';
import { closedPolls, openReceipts, publishPoll, voiceOf, withFigures } from './receipts.ts';
import { enterRoomCode, shownRoomCodes } from './room-codes.ts';
import { openBallotAnswers } from './shared-facts.ts';
import { rememberCode, rememberDevice, rememberRooms } from './voter-cookies.ts';
import type { VoteWatch } from './watch.ts';

/** A poll that was changed, with the order that it is shown in. */
interface Changed {
  poll: Poll;
  order: OrderItem[];
}

/** What the calls go by. */
interface VotingRoutesGiven {
  voting: Voting;
  box: BallotBox;
  guard: CodeGuard;
  watch: VoteWatch;
  roundPhase: ShowPhaseOf;
  usualTitle: UsualTitle;
  engineOf: EngineOf;
  readerOf: ReaderOf;
}

/** Registers the calls on polls, codes and receipts. */
export function votingRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { voting, box, guard, watch, roundPhase, usualTitle, engineOf, readerOf }: VotingRoutesGiven,
): void {
  const receipts = openReceipts(store, box, engineOf);
  const ballotAnswer = openBallotAnswers();
  const closed = sharedAnswer(store, votingEndpoints.closedPolls, async (read, asked = '') => {
    const [language, named] = asked.split(' ');
    return closedPolls(read, named || (await roundOnNow(read))?.id, {
      now: store.now(),
      language: isLanguage(language) ? language : undefined,
    });
  });
  const command = commandsOf(store);
  /** Answers a poll that was changed, with how many have voted. */
  const shown =
    <C>(changing: (call: C) => Promise<Changed>) =>
    async (call: C) => {
      const { poll, order } = await changing(call);
      return presentPoll(poll, order, await box.turnout(poll.id));
    };
  /** The same of a change that goes by how far the show is. */
  const ofShow = <Access extends { by: Actor }, Input>(
    change: (work: Work, access: Access, input: Input, show: ShowPhaseOf) => Promise<Changed>,
  ) => shown(command((work, access: Access, input: Input) => change(work, access, input, roundPhase)));
  addCalls(app, gates, votingEndpoints, {
    ballot: async ({ round, request, reply }) => {
      const { language } = await readerOf(request);
      const marks = rememberDevice(request, reply, store, watch);
      return ballotAnswer(await voting.stateFor(marks, round?.roundId, language));
    },
    // The intake answers it before the app, at every address that anybody writes.
    castBallot: () => {
      throw new Refusal('not_found');
    },
    enterCode: async ({ body, request, reply }) => {
      const mark = await enterCode(store, guard, body.code, request);
      const { device } = rememberDevice(request, reply, store, watch);
      rememberCode(request, reply, store.secrets, { ...mark, device });
    },
    enterRoomCode: async ({ round, body, request, reply }) => {
      const pollIds = await enterRoomCode(store, round.roundId, body.code, () => guard.wrong(request));
      const { device } = rememberDevice(request, reply, store, watch);
      rememberRooms(request, reply, store.secrets, { device, pollIds });
    },
    roomCodes: async ({ access, round }) => {
      if (access.kind !== 'projector') throw new Refusal('wrong_screen');
      return shownRoomCodes(store, round);
    },
    deskRoomCodes: ({ round }) => shownRoomCodes(store, round),
    codeBatches: ({ round }) => presentBatches(store, box, round),
    makeCodes: command((work, access, input) => makeCodes(work, access, input, roundPhase)),
    codeSheet: (call) => command(codeSheet)({ ...call, origin: originOf(call.request) }),
    endCodes: command(endCodes),

    pollFlags: ({ params }) => pollFlags({ store, box, watch, engineOf }, params.id),
    setVotesAside: (call) => command(decideFlag)({ ...call, aside: true }),
    countVotesAgain: (call) => command(decideFlag)({ ...call, aside: false }),

    closedPolls: async ({ round, request }) => {
      const { language } = await readerOf(request);
      return closed(`${language} ${round?.roundId ?? ''}`);
    },
    receipts: ({ params }) => receipts.list(params.id),
    checkReceipt: ({ params }) => receipts.check(params),
    publishPoll: command(publishPoll),

    polls: async ({ round: { roundId } }) => {
      const order = await runningOrder(store.read, roundId);
      const polls = await pollsOf(store.read, roundId, await stageNow(store, roundId));
      return Promise.all(polls.map(async (poll) => presentPoll(poll, order, await box.turnout(poll.id))));
    },
    addPoll: shown(
      command((work, access, input) => addPoll(work, access, input, { roundPhase, usualTitle })),
    ),
    changePoll: ofShow(changePoll),
    removePoll: command(removePoll),
    openPoll: ofShow(openByHand),
    extendPoll: ofShow(extendByHand),
    closePoll: ofShow(closeByHand),
    pollTally: async ({ params, query }) => {
      const { poll, order } = await readPoll(store, params.id);
      if (poll.state !== 'closed') throw new Refusal('wrong_state', 'The votes are counted after the close.');
      await box.drain();
      const tally = await box.tally(poll.id);
      const { votes, figures, why } = withFigures(
        presentCandidates(poll, order),
        tally,
        { method: poll.method, engine: await engineOf(store.read, poll.roundId) },
        await voiceOf(query.lang),
      );
      return {
        method: poll.method,
        ballots: tally.ballots,
        codes: tally.codes,
        votes: bestFirst(votes, figures, poll.method),
        why,
      };
    },
  });
}
