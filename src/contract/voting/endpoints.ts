/** The calls on voting: the voter's ballot, and polls for desk and admin. */
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import { byAdmin, byAnyone, byCrew, byScreen } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { flagEndpoints } from './flags.ts';
import {
  adminPoll,
  ballotState,
  castBallotAnswer,
  castBallotBody,
  changePollBody,
  closedPoll,
  codeBatch,
  codeBatches,
  codeSheet,
  enterCodeBody,
  enterRoomCodeBody,
  extendPollBody,
  newCodesBody,
  newPollBody,
  openPollBody,
  pollTally,
  receiptList,
  receiptState,
  roomCode,
} from './schema.ts';

export const votingEndpoints = {
  ...flagEndpoints,
  ballot: byAnyone.onRoundIfNamed.get('/ballot', {
    summary:
      "The polls of the round that is on with this device's own votes. Gives the device its voting mark.",
    answer: ballotState,
  }),
  castBallot: byAnyone.post('/polls/:id/ballot', {
    summary:
      "Keeps this device's vote, or changes it. Answered after it is on disk; the same vote again changes nothing, and a late copy of an earlier one is refused.",
    body: castBallotBody,
    answer: castBallotAnswer,
    refuses: [
      'not_found',
      'voter_unknown',
      'code_needed',
      'poll_closed',
      'poll_not_open',
      'newer_vote',
      'changed_too_often',
      'voted_by_code',
      'busy',
      'not_saved',
      'clock_wrong',
      'storage_full',
    ],
  }),

  enterCode: byAnyone.post('/vote/code', {
    summary: 'Takes a one-time code: from then on this device votes by it where codes are asked for.',
    body: enterCodeBody,
    refuses: ['wrong_vote_code', 'code_shared', 'not_saved'],
  }),
  enterRoomCode: byAnyone.onRound.post('/vote/room-code', {
    summary: 'Takes the code of the room: from then on this device votes in the polls that are open in it.',
    body: enterRoomCodeBody,
    refuses: ['wrong_room_code', 'wrong_state'],
  }),
  roomCodes: byScreen.onRound.get('/screen/room-codes', {
    summary: 'The code of the room for each open poll that asks for it, for a paired projector.',
    answer: z.array(roomCode),
    refuses: ['wrong_screen'],
  }),
  deskRoomCodes: byCrew.onRound.get('/admin/room-codes', {
    summary: 'The code of the room for each open poll that asks for it, for desk and admin.',
    answer: z.array(roomCode),
  }),

  closedPolls: byAnyone.onRoundIfNamed.get('/polls', {
    summary: "A round's closed polls, for checking receipts; where none is named, the one that is on.",
    answer: z.array(closedPoll),
  }),
  receipts: byAnyone.get('/polls/:id/receipts', {
    summary:
      'The published totals of a closed poll and, from 20 ballots on, every counted receipt with its choice.',
    answer: receiptList,
    refuses: ['not_found', 'wrong_state'],
  }),
  checkReceipt: byAnyone.get('/polls/:id/receipts/:receipt', {
    summary: 'Whether the ballot with this receipt counts. Says nothing of the choice.',
    params: z.object({ id, receipt: z.string().min(1).max(20) }),
    answer: receiptState,
    refuses: ['not_found', 'wrong_state', 'busy'],
  }),
  publishPoll: byAdmin.post('/admin/polls/:id/publish', {
    summary: 'Publishes the totals and receipts of a closed poll.',
    once: true,
    ofShowAlone: true,
    refuses: ['not_found', 'wrong_state'],
  }),

  polls: byCrew.onRound.get('/admin/polls', {
    summary: "The current round's polls. How many have voted, never for whom.",
    answer: z.array(adminPoll),
  }),
  addPoll: byAdmin.onRound.post('/admin/polls', {
    summary: 'Adds a poll as a draft.',
    body: newPollBody,
    answer: adminPoll,
    status: 201,
    once: true,
    refuses: ['not_found', 'already_exists', 'wrong_state', 'show_finished'],
  }),
  changePoll: byAdmin.patch('/admin/polls/:id', {
    summary: 'Changes a draft. Once a poll was open only its title changes.',
    body: changePollBody,
    answer: adminPoll,
    once: true,
    refuses: ['not_found', 'wrong_state', 'already_exists', 'show_finished'],
  }),
  removePoll: byAdmin.delete('/admin/polls/:id', {
    summary: 'Removes a draft.',
    once: true,
    refuses: ['not_found', 'in_use'],
  }),
  openPoll: byCrew.post('/admin/polls/:id/open', {
    summary: 'Opens a poll, or opens a closed one again with a reason.',
    body: openPollBody,
    answer: adminPoll,
    once: true,
    refuses: ['not_found', 'wrong_state', 'stale', 'count_published', 'show_finished'],
  }),
  extendPoll: byCrew.post('/admin/polls/:id/deadline', {
    summary: 'Announces when an open poll closes, or moves its deadline back.',
    body: extendPollBody,
    answer: adminPoll,
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
  closePoll: byCrew.post('/admin/polls/:id/close', {
    summary: 'Closes a poll now.',
    answer: adminPoll,
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
  pollTally: byAdmin.get('/admin/polls/:id/tally', {
    summary:
      'The votes of a closed poll; how their order came about in a language that is named, else in English.',
    query: z.object({ lang: z.enum(LANGUAGE_CODES).optional() }),
    answer: pollTally,
    refuses: ['not_found', 'wrong_state'],
  }),

  codeBatches: byAdmin.onRound.get('/admin/vote-codes', {
    summary: "The event's one-time codes by batch, and how many were used. Never who voted what.",
    answer: codeBatches,
  }),
  makeCodes: byAdmin.post('/admin/vote-codes', {
    summary: 'Makes one-time codes.',
    body: newCodesBody,
    answer: codeBatch,
    status: 201,
    once: true,
    refuses: ['no_event', 'not_found', 'show_finished'],
  }),
  codeSheet: byAdmin.get('/admin/vote-codes/:id', {
    summary: 'Every code of a batch in clear, for printing. Each look is in the audit log.',
    answer: codeSheet,
    refuses: ['not_found', 'wrong_state'],
  }),
  endCodes: byAdmin.post('/admin/vote-codes/:id/end', {
    summary: 'Ends a batch: no vote is taken by its codes any more. Votes that came by them stay.',
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
};
