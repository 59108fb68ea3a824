/** More calls on results: judges set aside, overruns, face-offs, awards, the protocol, exports, feedback. */
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import { auditRow } from '../audit/endpoints.ts';
import { byAdmin, byCrew, byJudge, byParticipant } from '../endpoint.ts';
import { judgeCounts } from '../judging/schema.ts';
import { id, instant } from '../primitives.ts';
import { awardBody, deskFaceOff, faceOffBody, judgeFaceOff, winnerBody } from './prizes.ts';
import {
  changesScoring,
  overrunBody,
  reasonBody,
  resultRecord,
  setAsideBody,
  whatIfAnswer,
} from './schema.ts';

/** The protocol of a result: everything in words, ready to be printed and signed. */
export const protocol = z.object({
  language: z.enum(LANGUAGE_CODES).describe('In which it is told: the event’s own.'),
  event: z.string(),
  round: z.string(),
  time_zone: z.string(),
  version: z.int(),
  state: z.enum(['certified', 'voided']),
  digest: z.string(),
  logged: auditRow.nullable(),
  certified_at: instant,
  certified_by: z.string(),
  proposed_by: z.string().nullable(),
  void_reason: z.string().nullable(),
  rules: z.array(z.string()),
  judges: z.array(z.string()),
  notes: z.array(z.string()),
  awards: z.array(z.string()),
  /** The Skating System's tables, or the crosstable of duels; empty under other methods. */
  tables: z.array(
    z.object({
      title: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.object({ act: z.string(), cells: z.array(z.string()) })),
    }),
  ),
  rows: z.array(
    z.object({
      place: z.string().nullable(),
      number: z.int().nullable(),
      stage_name: z.string(),
      category: z.string(),
      result: z.string().nullable(),
      explanation: z.array(z.string()),
    }),
  ),
});

export const resultsAdminEndpoints = {
  withoutJudge: byAdmin.onRound.post('/admin/scoring/without/:id', {
    summary: 'The standings without one judge. Nothing is kept.',
    answer: whatIfAnswer,
    refuses: ['not_found', 'wrong_state'],
  }),
  judgeOtherwise: byAdmin.onRound.post('/admin/scoring/judges/:id/what-if', {
    summary: 'The same marks with one judge who counts otherwise. Nothing is kept.',
    body: judgeCounts.partial(),
    answer: whatIfAnswer,
    refuses: ['not_found', 'wrong_state'],
  }),
  setAside: byAdmin.onRound.post('/admin/scoring/set-aside', {
    summary: 'Sets a judge aside: none of their sheets counts in this round. The sheets stay.',
    body: setAsideBody,
    ...changesScoring,
    refuses: ['not_found', 'no_change'],
  }),
  countAgain: byAdmin.onRound.delete('/admin/scoring/set-aside/:id', {
    summary: 'Counts a judge again who was set aside.',
    ...changesScoring,
    refuses: ['not_found'],
  }),
  deductOverrun: byCrew.onRound.post('/admin/scoring/overruns', {
    summary:
      "Takes points off for an overrun by the desk's clock, as the rules say. Said again, the newer time counts.",
    body: overrunBody,
    answer: z.object({ points: z.string(), units: z.int() }),
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),

  openFaceOff: byAdmin.onRound.post('/admin/scoring/face-offs', {
    summary:
      'Asks the judges to choose between acts that share a place, on their devices; or makes a poll between them for the hall.',
    body: faceOffBody,
    ...changesScoring,
    status: 201,
    refuses: ['wrong_state', 'show_finished'],
  }),
  closeFaceOff: byAdmin.onRound.post('/admin/scoring/face-offs/:id/close', {
    summary:
      'Ends it. A count that separates the acts is recorded as the decision on the tie. A poll must be closed first; one that was never opened is taken out.',
    ...changesScoring,
    refuses: ['not_found', 'wrong_state'],
  }),
  deskFaceOff: byAdmin.onRound.get('/admin/scoring/face-off', {
    summary:
      'Ties that matter once the scoring is locked, the face-off that is on, and how the last one ended.',
    answer: deskFaceOff,
    refuses: ['wrong_state'],
  }),
  judgeFaceOff: byJudge.get('/judge/face-off', {
    summary: 'The face-off that is open now, with the judge’s own choice, or null.',
    answer: z.object({ face_off: judgeFaceOff.nullable() }),
  }),
  chooseInFaceOff: byJudge.put('/judge/face-offs/:id', {
    summary: 'The judge’s choice. It may be changed until the face-off ends.',
    body: z.object({ performance_id: id }),
    answer: z.object({ face_off: judgeFaceOff.nullable() }),
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),

  setHeadReview: byAdmin.onRound.put('/admin/scoring/head-review', {
    summary:
      'Names the head judge, who from now on releases each act’s scores, and says whether they score as well.',
    body: z.object({ judge_id: id, scores: z.boolean().default(true) }),
    ...changesScoring,
    refuses: ['not_found', 'in_use'],
  }),
  endHeadReview: byAdmin.onRound.delete('/admin/scoring/head-review', {
    summary: 'Ends that rule: scores need no release.',
    ...changesScoring,
  }),
  releaseInstead: byAdmin.onRound.post('/admin/scoring/performances/:id/release', {
    summary: 'Releases an act’s scores in the head judge’s place, with the reason.',
    body: reasonBody,
    ...changesScoring,
    refuses: ['not_found', 'wrong_state', 'no_change'],
  }),

  addAward: byAdmin.onRound.post('/admin/scoring/awards', {
    summary: 'Adds a named prize: for a first place, for the audience’s favourite, or by hand.',
    body: awardBody,
    ...changesScoring,
    status: 201,
    refuses: ['not_found', 'wrong_state'],
  }),
  giveAward: byAdmin.onRound.put('/admin/scoring/awards/:id/winner', {
    summary: 'Says who has a prize that is given by hand, and why.',
    params: z.object({ id }),
    body: winnerBody,
    ...changesScoring,
    refuses: ['not_found', 'wrong_state'],
  }),
  removeAward: byAdmin.onRound.delete('/admin/scoring/awards/:id', {
    summary: 'Takes a prize out again.',
    ...changesScoring,
    refuses: ['not_found', 'wrong_state'],
  }),
  withdrawProposal: byAdmin.onRound.delete('/admin/scoring/proposal', {
    summary: 'Takes back what waits for a second person to certify it.',
    ...changesScoring,
  }),
  protocol: byAdmin.get('/admin/results/:id/protocol', {
    summary: 'A certified result in words: its rules, every act’s figures step by step, who certified it.',
    answer: protocol,
    refuses: ['not_found'],
  }),
  exportScoring: byAdmin.onRound.get('/admin/scoring/export', {
    summary: 'The round as a file for `ovation tabulate`, and the standings that it gives.',
    /** `record`: the whole certified record; null while nothing is certified. */
    answer: z.object({ input: z.unknown(), standings: z.unknown(), record: resultRecord.nullable() }),
    refuses: ['wrong_state'],
  }),

  releaseFeedback: byAdmin.onRound.post('/admin/scoring/feedback', {
    summary: 'Lets performers read what judges wrote for them.',
    ...changesScoring,
    ofShowAlone: true,
  }),
  withholdFeedback: byAdmin.onRound.delete('/admin/scoring/feedback', {
    summary: 'Takes feedback back from the performers’ pages.',
    ...changesScoring,
  }),
  ownFeedback: byParticipant.get('/participants/me/feedback', {
    summary: 'What judges wrote for the performer, once the organiser released it. Without names.',
    answer: z.object({ released: z.boolean(), words: z.array(z.string()) }),
  }),
};
