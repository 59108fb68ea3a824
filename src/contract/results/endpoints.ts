/** The calls on results: scoring for admins, and what was told for everybody. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { changeRulesBody, givenRules } from './rules.ts';
import {
  certifyBody,
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

const byId = z.object({ id });

export const resultsEndpoints = {
  results: endpoint({
    method: 'GET',
    path: '/results',
    who: 'anyone',
    summary: "The current event's results, as far as they were revealed or published.",
    answer: publicResults,
  }),

  resultRecord: endpoint({
    method: 'GET',
    path: '/results/record',
    who: 'anyone',
    summary:
      'The record of the published result: the certified document and what was opened of it, for anybody who counts again.',
    answer: resultRecord,
    refuses: ['not_found'],
  }),

  scoring: endpoint({
    method: 'GET',
    path: '/admin/scoring',
    who: 'admin',
    summary:
      "The current round's standings with every judge's total, what is missing, and the certified result.",
    query: z
      .object({ known: z.string().max(80).optional(), digest: z.literal('true').optional() })
      .describe(
        '`known`: the stamp of the last answer; unchanged rows are then left out, and the digest unless asked for.',
      ),
    answer: scoring,
    refuses: ['no_event'],
  }),
  changeRules: endpoint({
    method: 'PUT',
    path: '/admin/scoring/rules',
    who: 'admin',
    summary: "Changes the current round's scoring rules. With sheets in, a reason is asked for.",
    body: changeRulesBody,
    answer: scoring,
    refuses: ['no_event', 'wrong_state'],
  }),
  whatIf: endpoint({
    method: 'POST',
    path: '/admin/scoring/what-if',
    who: 'admin',
    summary: 'The same marks under other rules. Nothing is kept.',
    body: givenRules,
    answer: whatIfAnswer,
    refuses: ['no_event'],
  }),
  lockScoring: endpoint({
    method: 'POST',
    path: '/admin/scoring/performances/:id/lock',
    who: 'admin',
    summary: 'Locks the scoring of one act.',
    params: byId,
    answer: scoring,
    refuses: ['no_event', 'not_found'],
  }),
  unlockScoring: endpoint({
    method: 'POST',
    path: '/admin/scoring/performances/:id/unlock',
    who: 'admin',
    summary: 'Opens the scoring of one act again, with the reason.',
    params: byId,
    body: reasonBody,
    answer: scoring,
    refuses: ['no_event', 'not_found'],
  }),
  excuse: endpoint({
    method: 'POST',
    path: '/admin/scoring/excused',
    who: 'admin',
    summary: 'Excuses a judge from acts they did not score. Their marks are then not waited for.',
    body: excuseBody,
    answer: scoring,
    refuses: ['no_event', 'not_found'],
  }),
  unexcuse: endpoint({
    method: 'POST',
    path: '/admin/scoring/unexcused',
    who: 'admin',
    summary: 'Takes an excuse back.',
    body: unexcuseBody,
    answer: scoring,
    refuses: ['no_event'],
  }),
  decideTie: endpoint({
    method: 'POST',
    path: '/admin/scoring/ties',
    who: 'admin',
    summary: 'Records how a tie is decided, and why.',
    body: tieDecisionBody,
    answer: scoring,
    refuses: ['no_event', 'wrong_state'],
  }),
  undecideTie: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/ties/:id',
    who: 'admin',
    summary: 'Takes a decision on a tie back.',
    params: byId,
    answer: scoring,
    refuses: ['no_event', 'not_found'],
  }),
  addDeduction: endpoint({
    method: 'POST',
    path: '/admin/scoring/deductions',
    who: 'admin',
    summary: 'Takes points off an act, with the reason. Not where judges write places.',
    body: deductionBody,
    answer: scoring,
    status: 201,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),
  removeDeduction: endpoint({
    method: 'DELETE',
    path: '/admin/scoring/deductions/:id',
    who: 'admin',
    summary: 'Takes a deduction back.',
    params: byId,
    answer: scoring,
    refuses: ['no_event', 'not_found'],
  }),
  certify: endpoint({
    method: 'POST',
    path: '/admin/scoring/certify',
    who: 'admin',
    summary:
      'Freezes the standings as the certified result and locks all scoring. Nothing is public by that.',
    body: certifyBody,
    answer: scoring,
    status: 201,
    refuses: ['no_event', 'not_ready', 'counts_disagree', 'stale', 'wrong_state', 'same_person'],
  }),
  voidResult: endpoint({
    method: 'POST',
    path: '/admin/results/:id/void',
    who: 'admin',
    summary: 'Takes a certified result back, with the reason. It stays in the record.',
    params: byId,
    body: reasonBody,
    answer: scoring,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),
  publishResult: endpoint({
    method: 'POST',
    path: '/admin/results/:id/publish',
    who: 'admin',
    summary: 'Publishes all tables of a certified result at the depth given.',
    params: byId,
    body: publishBody,
    answer: scoring,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),
};
