/** The calls on voting: the voter's ballot, and polls for desk and office. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import {
  adminPoll,
  ballotState,
  castBallotAnswer,
  castBallotBody,
  changePollBody,
  extendPollBody,
  newPollBody,
  openPollBody,
  pollTally,
  receiptList,
  receiptState,
} from './schema.ts';

const byId = z.object({ id });

export const votingEndpoints = {
  ballot: endpoint({
    method: 'GET',
    path: '/ballot',
    who: 'anyone',
    summary: "The current event's polls with this device's own votes. Gives the device its voting mark.",
    answer: ballotState,
  }),
  castBallot: endpoint({
    method: 'POST',
    path: '/polls/:id/ballot',
    who: 'anyone',
    summary:
      "Keeps this device's vote, or changes it. Answered after it is on disk; the same vote again changes nothing.",
    params: byId,
    body: castBallotBody,
    answer: castBallotAnswer,
    refuses: ['not_found', 'voter_unknown', 'poll_closed', 'poll_not_open', 'busy', 'storage_full'],
  }),

  receipts: endpoint({
    method: 'GET',
    path: '/polls/:id/receipts',
    who: 'anyone',
    summary:
      'The published totals of a closed poll and, from 20 ballots on, every counted receipt with its choice.',
    params: byId,
    answer: receiptList,
    refuses: ['not_found', 'wrong_state'],
  }),
  checkReceipt: endpoint({
    method: 'GET',
    path: '/polls/:id/receipts/:receipt',
    who: 'anyone',
    summary: 'Whether the ballot with this receipt counts. Says nothing of the choice.',
    params: z.object({ id, receipt: z.string().min(1).max(20) }),
    answer: receiptState,
    refuses: ['not_found', 'wrong_state'],
  }),
  publishPoll: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/publish',
    who: 'admin',
    summary: 'Publishes the totals and receipts of a closed poll.',
    params: byId,
    refuses: ['not_found', 'wrong_state'],
  }),

  polls: endpoint({
    method: 'GET',
    path: '/admin/polls',
    who: 'crew',
    summary: "The current round's polls. How many have voted, never for whom.",
    answer: z.array(adminPoll),
    refuses: ['no_event'],
  }),
  addPoll: endpoint({
    method: 'POST',
    path: '/admin/polls',
    who: 'admin',
    summary: 'Adds a poll as a draft.',
    body: newPollBody,
    answer: adminPoll,
    status: 201,
    refuses: ['no_event', 'not_found', 'already_exists'],
  }),
  changePoll: endpoint({
    method: 'PATCH',
    path: '/admin/polls/:id',
    who: 'admin',
    summary: 'Changes a draft. Once a poll was open only its title changes.',
    params: byId,
    body: changePollBody,
    answer: adminPoll,
    refuses: ['not_found', 'wrong_state', 'already_exists'],
  }),
  removePoll: endpoint({
    method: 'DELETE',
    path: '/admin/polls/:id',
    who: 'admin',
    summary: 'Removes a draft.',
    params: byId,
    refuses: ['not_found', 'in_use'],
  }),
  openPoll: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/open',
    who: 'crew',
    summary: 'Opens a poll, or opens a closed one again with a reason.',
    params: byId,
    body: openPollBody,
    answer: adminPoll,
    refuses: ['not_found', 'wrong_state'],
  }),
  extendPoll: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/deadline',
    who: 'crew',
    summary: 'Announces when an open poll closes, or moves its deadline back.',
    params: byId,
    body: extendPollBody,
    answer: adminPoll,
    refuses: ['not_found', 'wrong_state'],
  }),
  closePoll: endpoint({
    method: 'POST',
    path: '/admin/polls/:id/close',
    who: 'crew',
    summary: 'Closes a poll now.',
    params: byId,
    answer: adminPoll,
    refuses: ['not_found', 'wrong_state'],
  }),
  pollTally: endpoint({
    method: 'GET',
    path: '/admin/polls/:id/tally',
    who: 'admin',
    summary: 'The votes of a closed poll.',
    params: byId,
    answer: pollTally,
    refuses: ['not_found', 'wrong_state'],
  }),
};
