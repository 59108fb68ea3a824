/** The calls around the standings, answered. A change answers the whole scoring as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { officeEndpoints } from '#contract/results/office.ts';
import type { AdminAccess, CrewAccess, Gates } from '../http/access.ts';
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

/** Adds them. `count` counts a closed poll. */
export function officeRoutes(app: FastifyInstance, gates: Gates, store: Store, count: CountPoll): void {
  const office = openOffice(store, count);
  const after = async (made: Promise<unknown>) => {
    await made;
    return office('scoring', {});
  };
  const deciding = (call: { access: AdminAccess | CrewAccess; commandId: string | undefined }) => ({
    store,
    by: call.access.by,
    commandId: call.commandId,
  });
  addCalls(app, gates, officeEndpoints, {
    withoutJudge: ({ params }) => office('withoutJudge', params.id),
    judgeOtherwise: ({ params, body }) => office('judgeOtherwise', { judgeId: params.id, counts: body }),
    setAside: (call) => after(setAside(deciding(call), call.body)),
    countAgain: (call) => after(countAgain(deciding(call), call.params.id)),
    deductOverrun: (call) => deductOverrun(deciding(call), call.body),

    openFaceOff: (call) =>
      after(openFaceOff(deciding(call), count, call.body.performanceIds, call.body.kind)),
    closeFaceOff: (call) => after(closeFaceOff(deciding(call), count, call.params.id)),
    deskFaceOff: () => office('faceOff', undefined),
    judgeFaceOff: ({ access }) => faceOffFor(store.read, access),
    chooseInFaceOff: ({ access, params, body, commandId }) =>
      chooseInFaceOff(store, access, params.id, body.performanceId, commandId),

    setHeadReview: (call) => after(changeHeadReview(deciding(call), call.body)),
    endHeadReview: (call) => after(changeHeadReview(deciding(call), null)),
    releaseInstead: (call) =>
      after(releaseInstead(deciding(call), { performanceId: call.params.id, reason: call.body.reason })),

    addAward: (call) => after(addAward(deciding(call), call.body)),
    removeAward: (call) => after(removeAward(deciding(call), call.params.id)),
    withdrawProposal: (call) => after(withdrawProposal(deciding(call))),
    protocol: async ({ params }) =>
      office('protocol', params.id, (await roundOfResult(store.read, params.id))?.eventId),
    exportScoring: () => office('export', undefined),

    releaseFeedback: (call) => after(releaseFeedback(deciding(call))),
    withholdFeedback: (call) => after(withholdFeedback(deciding(call))),
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
