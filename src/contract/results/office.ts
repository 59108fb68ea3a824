/** More calls on results: judges set aside, overruns, face-offs, awards, the protocol, exports, feedback. */
import { z } from 'zod';
import { auditRow } from '../audit/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { judgeCounts } from '../judging/schema.ts';
import { id, instant } from '../primitives.ts';
import { awardBody, deskFaceOff, faceOffBody, judgeFaceOff } from './prizes.ts';
import { overrunBody, reasonBody, resultRecord, scoring, setAsideBody, whatIfAnswer } from './schema.ts';

const byId = z.object({ id });

/** The result on paper: everything in words, ready to be printed and signed. */
export const protocol = z.object({
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
  /** The Skating System’s tables, or the duels; none under other methods. */
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

export const officeEndpoints = {
  withoutJudge: endpoint({
    method: 'POST',
    path: '/admin/scoring/without/:id',
    who: 'admin',
    summary: 'The standings without one judge. Nothing is kept.',
    params: byId,
    answer: whatIfAnswer,
    refuses: ['no_event', 'not_found'],
  }),
  judgeOtherwise: endpoint({
    method: 'POST',
    path: '/admin/scoring/judges/:id/what-if',
    who: 'admin',
    summary: 'The same marks with one judge who counts otherwise. Nothing is kept.',
    params: byId,
    body: judgeCounts.partial(),
    answer: whatIfAnswer,
    refuses: ['no_event', 'not_found'],
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/admin/scoring/set-aside',
    who: 'admin',
    summary: 'Sets a judge aside: none of their sheets counts in this round. The sheets stay.',
    body: setAsideBody,
    answer: scoring,
    once: true,
    refuses: ['no_event', 'not_found', 'no_change'],
  }),
  countAgain: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/set-aside/:id',
    who: 'admin',
    summary: 'Counts a judge again who was set aside.',
    params: byId,
    answer: scoring,
    once: true,
    refuses: ['no_event', 'not_found'],
  }),
  deductOverrun: endpoint({
    method: 'POST',
    path: '/admin/scoring/overruns',
    who: 'crew',
    summary:
      "Takes points off for an overrun by the desk's clock, as the rules say. Said again, the newer time counts.",
    body: overrunBody,
    answer: z.object({ points: z.string(), units: z.int() }),
    once: true,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),

  openFaceOff: endpoint({
    method: 'POST',
    path: '/admin/scoring/face-offs',
    who: 'admin',
    summary:
      'Asks the judges to choose between acts that share a place, on their devices; or makes a poll between them for the hall.',
    body: faceOffBody,
    answer: scoring,
    status: 201,
    once: true,
    refuses: ['no_event', 'wrong_state'],
  }),
  closeFaceOff: endpoint({
    method: 'POST',
    path: '/admin/scoring/face-offs/:id/close',
    who: 'admin',
    summary:
      'Ends it. A count that separates the acts is recorded as the decision on the tie. A poll must be closed first; one that was never opened is taken out.',
    params: byId,
    answer: scoring,
    once: true,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),
  deskFaceOff: endpoint({
    method: 'GET',
    path: '/admin/scoring/face-off',
    who: 'admin',
    summary:
      'Ties that matter once the scoring is locked, the face-off that is on, and how the last one ended.',
    answer: deskFaceOff,
    refuses: ['no_event'],
  }),
  judgeFaceOff: endpoint({
    method: 'GET',
    path: '/judge/face-off',
    who: 'judge',
    summary: 'The face-off that is open now, with the judge’s own choice, or null.',
    answer: z.object({ face_off: judgeFaceOff.nullable() }),
  }),
  chooseInFaceOff: endpoint({
    method: 'PUT',
    path: '/judge/face-offs/:id',
    who: 'judge',
    summary: 'The judge’s choice. It may be changed until the face-off ends.',
    params: byId,
    body: z.object({ performance_id: id }),
    answer: z.object({ face_off: judgeFaceOff.nullable() }),
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),

  setHeadReview: endpoint({
    method: 'PUT',
    path: '/admin/scoring/head-review',
    who: 'admin',
    summary:
      'Names the head judge, who from now on releases each act’s scores, and says whether they score as well.',
    body: z.object({ judge_id: id, scores: z.boolean().default(true) }),
    answer: scoring,
    once: true,
    refuses: ['no_event', 'not_found', 'in_use'],
  }),
  endHeadReview: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/head-review',
    who: 'admin',
    summary: 'Ends that rule: scores need no release.',
    answer: scoring,
    once: true,
    refuses: ['no_event'],
  }),
  releaseInstead: endpoint({
    method: 'POST',
    path: '/admin/scoring/performances/:id/release',
    who: 'admin',
    summary: 'Releases an act’s scores in the head judge’s place, with the reason.',
    params: byId,
    body: reasonBody,
    answer: scoring,
    once: true,
    refuses: ['no_event', 'not_found', 'wrong_state', 'no_change'],
  }),

  addAward: endpoint({
    method: 'POST',
    path: '/admin/scoring/awards',
    who: 'admin',
    summary: 'Adds a named prize: for a first place, for the audience’s favourite, or by hand.',
    body: awardBody,
    answer: scoring,
    status: 201,
    once: true,
    refuses: ['no_event', 'not_found'],
  }),
  removeAward: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/awards/:id',
    who: 'admin',
    summary: 'Takes a prize out again.',
    params: byId,
    answer: scoring,
    once: true,
    refuses: ['no_event', 'not_found'],
  }),
  withdrawProposal: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/proposal',
    who: 'admin',
    summary: 'Takes back what waits for a second person to certify it.',
    answer: scoring,
    once: true,
    refuses: ['no_event'],
  }),
  protocol: endpoint({
    method: 'GET',
    path: '/admin/results/:id/protocol',
    who: 'admin',
    summary: 'A certified result in words: its rules, every act’s figures step by step, who certified it.',
    params: byId,
    answer: protocol,
    refuses: ['not_found'],
  }),
  exportScoring: endpoint({
    method: 'GET',
    path: '/admin/scoring/export',
    who: 'admin',
    summary: 'The round as a file for `ovation tabulate`, and the standings that it gives.',
    /** `record`: what was certified, whole; null while nothing stands certified. */
    answer: z.object({ input: z.unknown(), standings: z.unknown(), record: resultRecord.nullable() }),
    refuses: ['no_event'],
  }),

  releaseFeedback: endpoint({
    method: 'POST',
    path: '/admin/scoring/feedback',
    who: 'admin',
    summary: 'Lets performers read what judges wrote for them.',
    answer: scoring,
    once: true,
    refuses: ['no_event'],
  }),
  withholdFeedback: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/feedback',
    who: 'admin',
    summary: 'Takes feedback back from the performers’ pages.',
    answer: scoring,
    once: true,
    refuses: ['no_event'],
  }),
  ownFeedback: endpoint({
    method: 'GET',
    path: '/participants/me/feedback',
    who: 'participant',
    summary: 'What judges wrote for the performer, once the organiser released it. Without names.',
    answer: z.object({ released: z.boolean(), words: z.array(z.string()) }),
  }),
};
