/**
 * All refusals of calls: code, HTTP status and a plain sentence.
 *
 * A room may refuse with a sentence of its own that says more; code and status are always those given here.
 */
import { z } from 'zod';

/** Code → HTTP status and sentence. */
export const refusals = {
  invalid: [400, 'Some of this is missing or not right.'],
  wrong_password: [400, 'That is not your current password.'],
  link_used: [410, 'This link has already been used.'],
  link_erased: [410, 'The personal data behind this link was erased. Stage name, song and result stay.'],
  unauthenticated: [401, 'Sign in to do this.'],
  wrong_login: [401, 'That email and password do not match.'],
  forbidden: [403, 'Your account cannot do this.'],
  judge_unknown: [403, 'This judge session has ended. Open your personal link again.'],
  link_unknown: [404, 'This link is not valid. Ask the organisers for a new one.'],
  invalid_judge_token: [404, 'Invalid judge token'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This address does not take that kind of call.'],
  email_taken: [409, 'Another account uses this email.'],
  last_admin: [409, 'One admin must remain.'],
  stale: [409, 'Somebody changed this in the meantime.'],
  already_exists: [409, 'This exists already.'],
  in_use: [409, 'This is in use and cannot be removed.'],
  scoring_not_open: [409, 'Scoring for this act has not opened yet. Your marks stay on this device.'],
  scoring_closed: [409, 'Scoring for this act is closed. Ask the desk to open it again.'],
  wrong_code: [403, 'That code does not match. Ask the desk for it.'],
  unknown_screen_code: [404, 'No screen shows that code now. Press P at the screen for a new one.'],
  wrong_screen: [409, 'This screen was paired for something else.'],
  too_soon: [409, 'This was pressed a moment ago. The second press was not taken.'],
  not_confirmed: [
    409,
    'This step asks first: hold GO at the desk, which says what it opens. Programs name what `go.asks` names.',
  ],
  counts_disagree: [
    409,
    'The second count does not agree. Two people can certify it all the same, with a reason.',
  ],
  no_change: [409, 'It is so already.'],
  show_not_started: [409, 'The show has not started yet.'],
  show_finished: [409, 'The show is over.'],
  show_halted: [409, 'The show is stopped. Lift the stop first.'],
  show_in_results: [409, 'The show has come to the results. Nothing else can be called now.'],
  text_missing: [400, 'Write the words of the message first.'],
  scores_not_shown: [409, 'This event does not show scores to the room. Settings, Screens decides that.'],
  standings_not_shown: [
    409,
    'This event does not show standings to the room at this point. Settings, Screens decides that.',
  ],
  no_locked_scores: [
    409,
    'No act’s scores can be shown yet. Lock them in the running order or on the scoring page first; where a head judge reviews, they are shown once released.',
  ],
  nothing_next: [409, 'Nothing comes next. Add to the running order first.'],
  act_held: [409, 'The consent for this act is missing, so it cannot go on. Settle it or skip the act.'],
  act_on_stage: [409, 'An act is on stage. End it first.'],
  nothing_on_stage: [409, 'Nothing is on stage.'],
  unknown_item: [404, 'This is not in the running order any more.'],
  item_done: [409, 'This has been on stage already.'],
  item_scratched: [409, 'This act is scratched. Take that back first.'],
  item_not_scratched: [409, 'This act is not scratched.'],
  bad_time: [400, 'That time does not fit.'],
  unknown_note: [404, 'There is no such note.'],
  unknown_performance: [404, 'There is no such act.'],
  same_person: [409, 'Somebody other than the first has to do this.'],
  reason_needed: [400, 'Say why: this is done only with a reason.'],
  certified: [409, 'The result is certified. An admin has to take it back first.'],
  unknown_poll: [404, 'There is no such vote.'],
  poll_is_open: [409, 'Voting is open. Close it first.'],
  poll_is_closed: [409, 'Voting has closed already.'],
  count_published: [409, 'The count of this vote is published, so it stays closed.'],
  other_poll_open: [409, 'Another vote is open. Close it first.'],
  unknown_result: [404, 'There is no such result.'],
  not_certified: [409, 'The result is not certified yet.'],
  not_in_results: [409, 'The show has not come to the results yet.'],
  all_revealed: [409, 'Everything is revealed already.'],
  not_all_revealed: [409, 'Not everything is revealed yet.'],
  other_reveal_running: [409, 'Another result is being revealed. Stop it first.'],
  nothing_to_undo: [409, 'There is nothing to undo.'],
  undo_too_late: [409, 'That can be undone for ten seconds only.'],
  undo_impossible: [409, 'Others have acted on this already, so it cannot be undone.'],
  start_stands: [409, 'Marks or votes were given since, so the show cannot go back to before its start.'],
  poll_voted: [409, 'Somebody has voted already. Close the vote instead.'],
  wrong_state: [409, 'This cannot be done in the present state.'],
  in_rehearsal: [409, 'A rehearsal is on. Throw it away first.'],
  poll_closed: [409, 'Voting is closed. This vote was not counted.'],
  poll_not_open: [409, 'Voting is not open yet. This vote was not counted.'],
  newer_vote: [
    409,
    'This vote was not counted: another vote of yours is in, which was pressed later or which this page did not know of. Look at it, and vote again if you want to change it.',
  ],
  changed_too_often: [
    409,
    'This vote was changed too often, so this change was not counted. The last one that was taken counts.',
  ],
  voted_by_code: [
    409,
    'This vote was not counted: somebody voted by a code on this device, and that vote counts.',
  ],
  code_needed: [403, 'This vote takes codes only. Enter the code from your card first.'],
  wrong_vote_code: [
    403,
    'This code is not known. Check each character, or ask at the door for another card.',
  ],
  code_shared: [
    403,
    'This code has already been entered on three devices, which share one vote. Ask the organisers for another card.',
  ],
  room_code_needed: [403, 'This vote is for the room. Enter the code that the screen shows first.'],
  wrong_room_code: [403, 'This is not the room code, or no longer. Enter the one that the screen shows now.'],
  voter_unknown: [403, 'Reload this page to vote: this device has no voting cookie yet.'],
  not_ready: [409, 'The result cannot be certified yet.'],
  registration_closed: [409, 'Registration is closed.'],
  registration_not_open: [409, 'Registration has not opened yet.'],
  contact_full: [409, 'This contact has already sent as many registrations as one may.'],
  consent_missing: [409, 'A parent or guardian has to agree first.'],
  editing_closed: [
    409,
    'The time at which the show was to start has passed. Ask the organisers to change this.',
  ],
  tracks_closed: [409, 'The deadline for music has passed. Ask the organisers to take it.'],
  track_refused: [422, 'This file cannot be taken as music.'],
  uploads_full: [409, 'Three uploads for this act are already under way. Finish one of them first.'],
  too_large: [413, 'This is too large.'],
  unsupported_type: [415, 'Send this as JSON.'],
  too_slow: [408, 'This came too slowly and nothing of it was saved. Send it again.'],
  too_many: [429, 'Too many tries. Wait a moment and try again.'],
  no_event: [404, 'No event is set up yet.'],
  internal: [500, 'Something failed on our side. Try again; if it keeps happening, tell the organisers.'],
  backup_failed: [409, 'The backup could not be made or restored.'],
  busy: [503, 'Too busy for a moment. Try again in a few seconds.'],
  not_saved: [
    503,
    'This was not saved: the database accepts nothing at the moment. Try again in a few seconds.',
  ],
  clock_wrong: [503, 'This server’s clock is wrong, so it accepts no votes. Try again in a few seconds.'],
  storage_away: [503, 'The storage of the music does not answer. Try again in a moment.'],
  storage_full: [503, 'The disk is full. Nothing was saved; tell the organisers.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type RefusalCode = keyof typeof refusals;

const told = z.object({
  line: z.string(),
  blanks: z.record(z.string(), z.string()).optional(),
});

/**
 * The lines of the catalogue that a text is made of, in order, by which it is said in other languages; empty for a
 * text that is in no catalogue.
 */
export const catalogueLines = z
  .array(told)
  .describe('Which lines of the catalogue this is, one after the other; none where it is in no catalogue.');

/** The answer of every refused call. `fields` holds each wrong field by its path. */
export const errorAnswer = z.object({
  error: z.string().describe('One plain sentence, for people.'),
  code: z
    .enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]])
    .describe('What a program goes by. A later version may know more.'),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('For wrong input: a sentence for each wrong field, by its path.'),
  told: catalogueLines
    .optional()
    .describe(
      'Which lines of the catalogue the sentence is, one after the other, to be said in other languages; of `faults` where no room is named.',
    ),
  fields_told: z.record(z.string(), told).optional().describe('The same of what is wrong with each field.'),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
