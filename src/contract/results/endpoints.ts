import { byAdmin, byAnyone } from '../endpoint.ts';
import { certifyBody } from './certify.ts';
import { pastResults } from './past.ts';
import { recordBrief } from './record-brief.ts';
import { changeRulesBody, givenRules } from './rules.ts';
import {
  changesScoring,
  deductionBody,
  excuseBody,
  publicResults,
  publishBody,
  reasonBody,
  resultRecord,
  scoring,
  tieDecisionBody,
  unexcuseBody,
  whatIfAnswer,
} from './schema.ts';

export const resultsEndpoints = {
  results: byAnyone.onRoundIfNamed.get('/results', {
    summary:
      'The results of one round, as far as they were revealed or published: where none is named, of the current event’s round on which no other published result rests, the one that was called last.',
    answer: publicResults,
  }),

  resultRecord: byAnyone.onRoundIfNamed.get('/results/record', {
    summary:
      'The record of the published result: the certified document and what was opened of it, for anybody who counts again.',
    answer: resultRecord,
    refuses: ['not_found'],
  }),

  resultRecordBrief: byAnyone.onRoundIfNamed.get('/results/record/brief', {
    summary: 'How large that record is and what can be counted from it, for whoever thinks of fetching it.',
    answer: recordBrief,
    refuses: ['not_found'],
  }),

  pastResults: byAnyone.get('/results/past', {
    summary:
      'Every published result in brief, the newest show first: where it stays (`/rounds/{round}/results`), when the show was, and who came first in each table.',
    answer: pastResults,
  }),

  scoring: byAdmin.onRound.get('/admin/scoring', {
    summary:
      "The current round's standings with every judge's total, what is missing, and the certified result.",
    answer: scoring,
    refuses: ['wrong_state'],
  }),
  changeRules: byAdmin.onRound.put('/admin/scoring/rules', {
    summary: "Changes the current round's scoring rules. With sheets in, a reason is asked for.",
    body: changeRulesBody,
    ...changesScoring,
    refuses: ['wrong_state'],
  }),
  whatIf: byAdmin.onRound.post('/admin/scoring/what-if', {
    summary: 'The same marks under other rules. Nothing is kept.',
    body: givenRules,
    answer: whatIfAnswer,
    refuses: ['wrong_state'],
  }),
  lockScoring: byAdmin.onRound.post('/admin/scoring/performances/:id/lock', {
    summary: 'Locks the scoring of one act.',
    ...changesScoring,
    refuses: ['not_found'],
  }),
  unlockScoring: byAdmin.onRound.post('/admin/scoring/performances/:id/unlock', {
    summary: 'Opens the scoring of one act again, with the reason.',
    body: reasonBody,
    ...changesScoring,
    refuses: ['not_found'],
  }),
  excuse: byAdmin.onRound.post('/admin/scoring/excused', {
    summary: 'Excuses a judge from acts they did not score. Their marks are then not waited for.',
    body: excuseBody,
    ...changesScoring,
    refuses: ['not_found'],
  }),
  unexcuse: byAdmin.onRound.post('/admin/scoring/unexcused', {
    summary: 'Takes an excuse back.',
    body: unexcuseBody,
    ...changesScoring,
    refuses: ['not_found'],
  }),
  decideTie: byAdmin.onRound.post('/admin/scoring/ties', {
    summary: 'Records how a tie is decided, and why.',
    body: tieDecisionBody,
    ...changesScoring,
    refuses: ['wrong_state'],
  }),
  undecideTie: byAdmin.onRound.delete('/admin/scoring/ties/:id', {
    summary: 'Takes a decision on a tie back.',
    ...changesScoring,
    refuses: ['not_found'],
  }),
  addDeduction: byAdmin.onRound.post('/admin/scoring/deductions', {
    summary: 'Takes points off an act, with the reason. Not where judges write places.',
    body: deductionBody,
    ...changesScoring,
    status: 201,
    refuses: ['not_found', 'wrong_state'],
  }),
  removeDeduction: byAdmin.onRound.delete('/admin/scoring/deductions/:id', {
    summary: 'Takes a deduction back.',
    ...changesScoring,
    refuses: ['not_found'],
  }),
  certify: byAdmin.onRound.post('/admin/scoring/certify', {
    summary:
      'Freezes the standings as the certified result and locks all scoring. Nothing is public by that.',
    body: certifyBody,
    ...changesScoring,
    status: 201,
    refuses: ['not_ready', 'counts_disagree', 'stale', 'wrong_state', 'same_person'],
  }),
  voidResult: byAdmin.onRound.post('/admin/results/:id/void', {
    summary: 'Takes a certified result back, with the reason. It stays in the record.',
    body: reasonBody,
    ...changesScoring,
    refuses: ['not_found', 'wrong_state'],
  }),
  publishResult: byAdmin.onRound.post('/admin/results/:id/publish', {
    summary: 'Publishes all tables of a certified result at the depth given.',
    body: publishBody,
    ...changesScoring,
    refuses: ['not_found', 'wrong_state'],
  }),
};
