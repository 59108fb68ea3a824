/** The calls around the standings, answered. A change answers the whole scoring as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import type { Gates, JudgeAccess, RoundAccess } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import type { Store } from '../store/store.ts';
import { openAdminReadings, scoringAfter } from './admin-readings.ts';
import { awardPicture, drawnForAward, keepAwardPicture } from './award-pictures.ts';
import { addAward, giveAward, removeAward } from './awards.ts';
import { chooseInFaceOff, closeFaceOff, faceOffFor, openFaceOff } from './face-off.ts';
import { feedbackFor, releaseFeedback, withholdFeedback } from './feedback.ts';
import { changeHeadReview, releaseAsHead, releaseInstead, sendBack } from './head-judge.ts';
import { countAgain, deductOverrun, setAside } from './panel-decisions.ts';
import { withdrawProposal } from './proposals.ts';
import { roundOfResult } from './queries.ts';
import type { CountPoll } from './records.ts';
import { directReveal, revealScriptOf } from './reveal-script.ts';
import { sharedCommandsOf } from './shared-places.ts';

/** Its address is its digest, so another picture has another one. */
const PICTURE_SHOWN = 'private, max-age=86400, immutable';

/**
 * Registers the admin's calls on results. `count` counts a closed poll, `roundPhase` tells how far a round's show is.
 */
export function resultsAdminRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { count, roundPhase }: { count: CountPoll; roundPhase: ShowPhaseOf },
): void {
  const admin = openAdminReadings(store, count);
  const command = commandsOf(store);
  const onShared = sharedCommandsOf(store, count);
  const after = scoringAfter(admin);
  const review = ({ access: { eventId, judgeId } }: { access: JudgeAccess }) =>
    admin('headReview', { eventId, judgeId }, eventId);
  const ofResult =
    (of: 'protocol' | 'diplomas') =>
    async ({ params: { id } }: { params: { id: string } }) =>
      admin(of, id, (await roundOfResult(store.read, id))?.eventId);
  /** Answers what the head judge sees after it. */
  const reviewed =
    <C extends { access: JudgeAccess }>(made: (call: C) => Promise<void>) =>
    async (call: C) => {
      await made(call);
      return review(call);
    };
  addCalls(app, gates, resultsAdminEndpoints, {
    withoutJudge: ({ round, params }) => admin('withoutJudge', { round, judgeId: params.id }, round.eventId),
    judgeOtherwise: ({ round, params, body }) =>
      admin('judgeOtherwise', { round, judgeId: params.id, counts: body }, round.eventId),
    setAside: after(command(setAside)),
    countAgain: after(command(countAgain)),
    deductOverrun: command(deductOverrun),

    openFaceOff: after(onShared(openFaceOff(roundPhase))),
    closeFaceOff: after(onShared(closeFaceOff(count))),
    deskFaceOff: ({ round }) => admin('faceOff', round, round.eventId),
    judgeFaceOff: ({ access }) => faceOffFor(store.read, access),
    chooseInFaceOff: async (call) => {
      await command(chooseInFaceOff)(call);
      return faceOffFor(store.read, call.access);
    },

    setHeadReview: after(command(changeHeadReview)),
    endHeadReview: after((call) => command(changeHeadReview)({ ...call, body: null })),
    releaseInstead: after(command(releaseInstead)),

    addAward: after(command(addAward)),
    giveAward: after(command(giveAward)),
    removeAward: after(command(removeAward)),
    withdrawProposal: after(command(withdrawProposal)),
    protocol: ofResult('protocol'),
    exportScoring: ({ round }) => admin('export', round, round.eventId),

    releaseFeedback: after(command(releaseFeedback)),
    withholdFeedback: after(command(withholdFeedback)),
    ownFeedback: ({ access }) => feedbackFor(store.read, access),
  });
  addCalls(app, gates, diplomaEndpoints, { diplomas: ofResult('diplomas') });
  const script = async ({ round }: { round: RoundAccess }) => revealScriptOf(store.read, round, store.now());
  addCalls(app, gates, revealEndpoints, {
    revealScript: script,
    directReveal: async (call) => {
      await command(directReveal)(call);
      return script(call);
    },
    sendAwardPicture: async ({ access, round, body }) => {
      const drawn = await drawnForAward(Buffer.from(body.picture, 'base64'));
      return command(keepAwardPicture)({ access, round, drawn });
    },
    awardPicture: async ({ params, reply }) => {
      const bytes = await awardPicture(store.read, params);
      if (!bytes) throw new Refusal('not_found', 'There is no such picture.');
      return reply.type('image/jpeg').header('cache-control', PICTURE_SHOWN).send(bytes);
    },
  });
  addCalls(app, gates, headJudgeEndpoints, {
    headReview: review,
    releaseScores: reviewed(command(releaseAsHead)),
    sendSheetBack: reviewed(command(sendBack)),
  });
}
