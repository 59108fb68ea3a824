/** The calls around the standings, answered. A change answers the whole scoring as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { officeEndpoints } from '#contract/results/office.ts';
import type { AdminAccess, CrewAccess, Gates, RoundAccess } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import type { Store } from '../store/store.ts';
import { addAward, removeAward } from './awards.ts';
import { chooseInFaceOff, closeFaceOff, faceOffFor, openFaceOff } from './face-off.ts';
import { feedbackFor, releaseFeedback, withholdFeedback } from './feedback.ts';
import { changeHeadReview, releaseAsHead, releaseInstead, sendBack } from './head-judge.ts';
import { openOffice } from './office-beside.ts';
import { countAgain, deductOverrun, setAside } from './panel-decisions.ts';
import { withdrawProposal } from './proposals.ts';
import { roundOfResult } from './queries.ts';
import type { CountPoll } from './records.ts';
import { reviewBeside } from './review-beside.ts';

/** A change around a round's standings, as it comes. */
interface OnRound {
  access: AdminAccess | CrewAccess;
  round: RoundAccess;
  commandId: string | undefined;
}

/** Adds them. `count` counts a closed poll. */
export function officeRoutes(app: FastifyInstance, gates: Gates, store: Store, count: CountPoll): void {
  const office = openOffice(store, count);
  const after = async ({ round }: OnRound, made: Promise<unknown>) => {
    await made;
    return office('scoring', { round }, round.eventId);
  };
  const deciding = ({ access, round, commandId }: OnRound) => ({ store, by: access.by, round, commandId });
  addCalls(app, gates, officeEndpoints, {
    withoutJudge: ({ round, params }) => office('withoutJudge', { round, judgeId: params.id }, round.eventId),
    judgeOtherwise: ({ round, params, body }) =>
      office('judgeOtherwise', { round, judgeId: params.id, counts: body }, round.eventId),
    setAside: (call) => after(call, setAside(deciding(call), call.body)),
    countAgain: (call) => after(call, countAgain(deciding(call), call.params.id)),
    deductOverrun: (call) => deductOverrun(deciding(call), call.body),

    openFaceOff: (call) =>
      after(call, openFaceOff(deciding(call), count, call.body.performanceIds, call.body.kind)),
    closeFaceOff: (call) => after(call, closeFaceOff(deciding(call), count, call.params.id)),
    deskFaceOff: ({ round }) => office('faceOff', { round }, round.eventId),
    judgeFaceOff: ({ access }) => faceOffFor(store.read, access),
    chooseInFaceOff: ({ access, params, body, commandId }) =>
      chooseInFaceOff(store, access, params.id, body.performanceId, commandId),

    setHeadReview: (call) => after(call, changeHeadReview(deciding(call), call.body)),
    endHeadReview: (call) => after(call, changeHeadReview(deciding(call), null)),
    releaseInstead: (call) =>
      after(
        call,
        releaseInstead(deciding(call), { performanceId: call.params.id, reason: call.body.reason }),
      ),

    addAward: (call) => after(call, addAward(deciding(call), call.body)),
    removeAward: (call) => after(call, removeAward(deciding(call), call.params.id)),
    withdrawProposal: (call) => after(call, withdrawProposal(deciding(call))),
    protocol: async ({ params }) =>
      office('protocol', params.id, (await roundOfResult(store.read, params.id))?.eventId),
    exportScoring: ({ round }) => office('export', { round }, round.eventId),

    releaseFeedback: (call) => after(call, releaseFeedback(deciding(call))),
    withholdFeedback: (call) => after(call, withholdFeedback(deciding(call))),
    ownFeedback: ({ access }) => feedbackFor(store.read, access),
  });
  addCalls(app, gates, headJudgeEndpoints, {
    headReview: ({ access }) => reviewBeside(store, count, access),
    releaseScores: async ({ access, params, body, commandId }) => {
      await releaseAsHead({ store, count, access, commandId }, { performanceId: params.id, mark: body.mark });
      return reviewBeside(store, count, access);
    },
    sendSheetBack: async ({ access, params, body, commandId }) => {
      await sendBack({ store, count, access, commandId }, { performanceId: params.id, ...body });
      return reviewBeside(store, count, access);
    },
  });
}
