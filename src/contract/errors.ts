/**
 * Every way a call can be refused: its code, its HTTP status and its plain sentence.
 *
 * A refusal in a room's own words may replace the sentence (it knows more); the code and status stand here.
 */
import { z } from 'zod';

export const refusals = {
  invalid: [400, 'Some of this is missing or not right.'],
  wrong_password: [400, 'That is not your current password.'],
  link_used: [410, 'This link was used already.'],
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
  wrong_state: [409, 'This cannot be done in the present state.'],
  poll_closed: [409, 'Voting is closed. This vote was not counted.'],
  poll_not_open: [409, 'Voting is not open yet. This vote was not counted.'],
  voter_unknown: [403, 'Reload this page to vote: this device has no voting mark yet.'],
  not_ready: [409, 'The result cannot be certified yet.'],
  registration_closed: [409, 'Registration is closed.'],
  registration_not_open: [409, 'Registration has not opened yet.'],
  consent_missing: [409, 'A parent or guardian has to agree first.'],
  editing_closed: [409, 'The show has started. Ask the organisers to change this.'],
  too_large: [413, 'This is too large.'],
  unsupported_type: [415, 'Send this as JSON.'],
  too_many: [429, 'Too many tries. Wait a moment and try again.'],
  no_event: [404, 'No event is set up yet.'],
  internal: [500, 'Something failed on our side. Nothing you sent is lost; try again.'],
  busy: [503, 'Too busy for a moment. This is sent again by itself.'],
  storage_full: [503, 'The disk is full. Nothing was saved; tell the organisers.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type RefusalCode = keyof typeof refusals;

/** What every refused call answers. `fields` names each wrong field by its path. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
