/** The calls on voting, answered. */
import type { FastifyInstance } from 'fastify';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { bestFirst } from '#domain/voting/tally.ts';
import type { Gates } from '../http/access.ts';
import { originOf } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import { sharedAnswer } from '../http/shared-answers.ts';
import { roundOf } from '../lineup/gate.ts';
import type { ShowStand } from '../lineup/over.ts';
import { currentRound, latestRound, runningOrder } from '../lineup/queries.ts';
import { stageNow } from '../lineup/rehearsal.ts';
import type { Store } from '../store/store.ts';
import type { Voting } from './ballots.ts';
import type { BallotBox } from './box.ts';
import type { CodeGuard } from './code-guard.ts';
import { codeSheet, endCodes, enterCode, makeCodes, presentBatches } from './codes.ts';
import { addPoll, changePoll, movePoll, readPoll, removePoll } from './commands.ts';
import { decideFlag, pollFlags } from './flags.ts';
import { markCode, markDevice, markRooms, marksOf } from './marks.ts';
import { pollsOf, presentCandidates, presentPoll } from './queries.ts';
import { closedPolls, openReceipts, publishPoll, withFigures } from './receipts.ts';
import { enterRoomCode, shownRoomCodes } from './room-codes.ts';
import { openBallotAnswers } from './shared-facts.ts';
import { originFrom, type VoteWatch } from './watch.ts';

/** Adds the room's calls. */
export function votingRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  {
    voting,
    box,
    guard,
    watch,
    showStand,
  }: { voting: Voting; box: BallotBox; guard: CodeGuard; watch: VoteWatch; showStand: ShowStand },
): void {
  const receipts = openReceipts(store, box);
  const ballotAnswer = openBallotAnswers();
  const closed = sharedAnswer(store, votingEndpoints.closedPolls, async (read, named) =>
    closedPolls(read, named ?? (await currentRound(read))?.id, store.now()),
  );
  addCalls(app, gates, votingEndpoints, {
    ballot: async ({ request, reply }) =>
      ballotAnswer(await voting.stateFor(markDevice(request, reply, store, watch))),
    castBallot: ({ params, body, request }) => {
      const arrivedAt = store.now();
      const marks = marksOf(request, store.secrets);
      const { device } = marks;
      // A vote without a mark would count again with every retry, so the mark comes first, with the ballot.
      if (device === undefined) throw new Refusal('voter_unknown');
      return voting.cast({
        pollId: params.id,
        marks: { ...marks, device },
        choice: body.choice,
        order: body.order,
        rehearsalId: body.rehearsalId,
        arrivedAt,
        origin: originFrom(request.ip, request.headers),
      });
    },
    enterCode: async ({ body, request, reply }) => {
      const mark = await enterCode(store, guard, body.code, request);
      const { device } = markDevice(request, reply, store, watch);
      markCode(request, reply, store.secrets, { ...mark, device });
    },
    enterRoomCode: async ({ body, request, reply }) => {
      const pollIds = await enterRoomCode(store, body.code, () => guard.wrong(request));
      const { device } = markDevice(request, reply, store, watch);
      markRooms(request, reply, store.secrets, { device, pollIds });
    },
    roomCodes: async ({ access }) => {
      if (access.kind !== 'projector') throw new Refusal('wrong_screen');
      return shownRoomCodes(store, await latestRound(store.read, access.eventId));
    },
    deskRoomCodes: async ({ round }) => shownRoomCodes(store, await roundOf(store.read, round)),
    codeBatches: ({ round }) => presentBatches(store, box, round),
    makeCodes: ({ access, body, commandId }) => makeCodes(store, access, body, commandId),
    codeSheet: ({ access, params, request }) => codeSheet(store, access, params.id, originOf(request)),
    endCodes: ({ access, params, commandId }) => endCodes(store, access, params.id, commandId),

    pollFlags: ({ params }) => pollFlags(store, box, watch, params.id),
    setVotesAside: ({ access, params, body, commandId }) =>
      decideFlag(store, access, params.id, { aside: true, ...body }, commandId),
    countVotesAgain: ({ access, params, body, commandId }) =>
      decideFlag(store, access, params.id, { aside: false, ...body }, commandId),

    closedPolls: ({ round }) => closed(round?.roundId),
    receipts: ({ params }) => receipts.list(params.id),
    checkReceipt: ({ params }) => receipts.check(params),
    publishPoll: ({ access, params, commandId }) => publishPoll(store, access, params.id, commandId),

    polls: async ({ round: { roundId } }) => {
      const order = await runningOrder(store.read, roundId);
      const polls = await pollsOf(store.read, roundId, await stageNow(store, roundId));
      return Promise.all(polls.map(async (poll) => presentPoll(poll, order, await box.turnout(poll.id))));
    },
    addPoll: (call) => addPoll({ store, box, showStand }, call, call.body),
    changePoll: ({ access, params, body, commandId }) =>
      changePoll(store, box, access, params.id, body, commandId),
    removePoll: ({ access, params, commandId }) => removePoll(store, access, params.id, commandId),
    openPoll: ({ access, params, body, commandId }) =>
      movePoll(store, box, access, params.id, { kind: 'open', ...body }, commandId),
    extendPoll: ({ access, params, body, commandId }) =>
      movePoll(store, box, access, params.id, { kind: 'extend', ...body }, commandId),
    closePoll: ({ access, params, commandId }) =>
      movePoll(store, box, access, params.id, { kind: 'close' }, commandId),
    pollTally: async ({ params }) => {
      const { poll, order } = await readPoll(store, params.id);
      if (poll.state !== 'closed') throw new Refusal('wrong_state', 'The votes are counted after the close.');
      await box.drain();
      const tally = await box.tally(poll.id);
      const { votes, why } = withFigures(presentCandidates(poll, order), tally, poll.method);
      return {
        method: poll.method,
        ballots: tally.ballots,
        codes: tally.codes,
        votes: votes.toSorted(bestFirst(poll.method)),
        why,
      };
    },
  });
}
