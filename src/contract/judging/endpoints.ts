/** The calls on judging: the personal link, a judge's own scoresheets, the panel and the criteria. */
import { z } from 'zod';
import { byAdmin, byAnyone, byCrew, byJudge } from '../endpoint.ts';
import {
  changeCriterionBody,
  changeJudgeBody,
  criterion,
  criterionOrderBody,
  judge,
  judgeAccessAnswer,
  judgeLink,
  newCriterionBody,
  newJudgesBody,
  panel,
  scoresheet,
  scoresheetBody,
} from './schema.ts';

export const judgingEndpoints = {
  judgeAccess: byAnyone.get('/auth/judge/:token', {
    summary: 'Validates a personal link. It may be opened any number of times; opening it changes nothing.',
    params: z.object({ token: z.string() }),
    answer: judgeAccessAnswer,
    refuses: ['invalid_judge_token'],
  }),
  panel: byJudge.onRound.get('/judge/panel', {
    summary: "What the judge scores, with the judge's own scoresheets and nobody else's.",
    answer: panel,
  }),
  saveScoresheet: byJudge.put('/judge/scoresheets/:performance_id', {
    summary: "Keeps the judge's scoresheet for a performance. Answered after it is on disk.",
    body: scoresheetBody,
    answer: scoresheet,
    once: true,
    refuses: ['not_found', 'scoring_not_open', 'scoring_closed', 'stale'],
  }),
  judgeSeen: byJudge.post('/judge/seen', {
    summary: 'Says that the device is there, and how many acts it holds marks of that it has not sent.',
    body: z.object({ unsent: z.int().min(0).max(1_000) }),
  }),
  endJudgeSession: byJudge.delete('/judge/session', {
    summary: 'Ends the judge session on this device.',
  }),

  judges: byCrew.get('/admin/judges', {
    summary: "The current event's judges: who is connected and how far they are. No marks.",
    answer: z.array(judge),
    refuses: ['no_event'],
  }),
  addJudges: byAdmin.post('/admin/judges', {
    summary: 'Adds judges by name. Each gets a personal link.',
    body: newJudgesBody,
    answer: z.array(judge),
    status: 201,
    once: true,
    refuses: ['no_event', 'not_found'],
  }),
  changeJudge: byAdmin.patch('/admin/judges/:id', {
    summary: "Changes a judge's name, categories, or whether they are the head judge.",
    body: changeJudgeBody,
    answer: judge,
    refuses: ['not_found', 'in_use'],
  }),
  judgeLinks: byAdmin.get('/admin/judge-links', {
    summary: 'The personal links of all judges whose link works, to hand out or print.',
    answer: z.array(judgeLink),
    refuses: ['no_event'],
  }),
  reissueLink: byAdmin.post('/admin/judges/:id/link', {
    summary: 'Makes a new link. The old one and its sessions end at once; scoresheets stay.',
    answer: judgeLink,
    once: true,
    refuses: ['not_found'],
  }),
  revokeLink: byAdmin.delete('/admin/judges/:id/link', {
    summary: "Ends a judge's link and sessions. Scoresheets stay.",
    refuses: ['not_found'],
  }),
  nudgeJudge: byCrew.post('/admin/judges/:id/nudge', {
    summary: 'Asks a judge for the scores that are missing: a line on the judge’s own page.',
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
  removeJudge: byAdmin.delete('/admin/judges/:id', {
    summary: 'Removes a judge who has given no scoresheet and whom no decision or paper sheet names.',
    refuses: ['not_found', 'in_use'],
  }),
  endSessionOfJudge: byAdmin.delete('/admin/judges/:id/sessions/:session_id', {
    summary: 'Ends one device of a judge. The link still works.',
    refuses: ['not_found'],
  }),

  criteria: byCrew.get('/admin/criteria', {
    summary: "The current event's criteria, in the form's order.",
    answer: z.array(criterion.extend({ in_use: z.boolean() })),
    refuses: ['no_event'],
  }),
  addCriterion: byAdmin.post('/admin/criteria', {
    summary: 'Adds a criterion at the end. Refused once a scoresheet that would then lack it was submitted.',
    body: newCriterionBody,
    answer: criterion,
    status: 201,
    once: true,
    refuses: ['no_event', 'not_found', 'in_use', 'wrong_state'],
  }),
  changeCriterion: byAdmin.put('/admin/criteria/:id', {
    summary:
      'Changes a criterion. Once marks are given its scale stands and a new weight needs a reason; one without marks is not moved to acts whose submitted scoresheets would then lack it.',
    body: changeCriterionBody,
    answer: criterion,
    refuses: ['not_found', 'in_use'],
  }),
  orderCriteria: byAdmin.put('/admin/criteria-order', {
    summary: 'Puts the criteria in this order.',
    body: criterionOrderBody,
    answer: z.array(criterion),
    refuses: ['stale', 'no_event'],
  }),
  removeCriterion: byAdmin.delete('/admin/criteria/:id', {
    summary: 'Removes a criterion that nobody has given a mark on.',
    refuses: ['not_found', 'in_use'],
  }),
};
