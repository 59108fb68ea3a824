/**
 * What the server refuses, by its code, for visitors, performers, judges and crew. English is as the server sends it,
 * where it knows no more; with that it keeps its own words.
 */
export const refused = {
  /** Nobody is signed in. */
  unauthenticated: 'Sign in to do this.',
  /** At the login. */
  wrong_login: 'That email and password do not match.',
  /** Somebody may not do this. */
  forbidden: 'Your account cannot do this.',
  /** A judge’s page. */
  judge_unknown: 'This judge session has ended. Open your personal link again.',
  /** A link of a performer, a parent or the set-up. */
  link_unknown: 'This link is not valid. Ask the organisers for a new one.',
  /** The same, where it was good for once. */
  link_used: 'This link has already been used.',
  /** The link of a performer whose data was erased. */
  link_erased: 'The personal data behind this link was erased. Stage name, song and result stay.',
  /** A judge’s link. */
  invalid_judge_token: 'Invalid judge token',
  /** Whatever was asked for. */
  not_found: 'There is nothing here.',
  /** Two people changed the same. */
  stale: 'Somebody changed this in the meantime.',
  /** A judge sends marks too early. */
  scoring_not_open: 'Scoring for this act has not opened yet. Your marks stay on this device.',
  /** The same, too late. */
  scoring_closed: 'Scoring for this act is closed. Ask the desk to open it again.',
  /** The same. */
  certified: 'The result is certified. An admin has to take it back first.',
  /** There is no such vote. */
  unknown_poll: 'There is no such vote.',
  /** After a vote was sent. */
  poll_closed: 'Voting is closed. This vote was not counted.',
  /** The same. */
  poll_not_open: 'Voting is not open yet. This vote was not counted.',
  /** The same. */
  newer_vote:
    'This vote was not counted: another vote of yours is in, which was pressed later or which this page did not know of. Look at it, and vote again if you want to change it.',
  /** The same. */
  changed_too_often:
    'This vote was changed too often, so this change was not counted. The last one that was taken counts.',
  /** The same. */
  voted_by_code: 'This vote was not counted: somebody voted by a code on this device, and that vote counts.',
  /** The same. */
  code_needed: 'This vote takes codes only. Enter the code from your card first.',
  /** After a code was typed. */
  wrong_vote_code: 'This code is not known. Check each character, or ask at the door for another card.',
  /** The same, where it can be no code at all. */
  invalid_code: 'This cannot be a code: it has ten letters and digits. Check each character.',
  /** The same. */
  code_shared:
    'This code has already been entered on three devices, which share one vote. Ask the organisers for another card.',
  /** After a vote was sent. */
  room_code_needed: 'This vote is for the room. Enter the code that the screen shows first.',
  /** After a code was typed. */
  wrong_room_code: 'This is not the room code, or no longer. Enter the one that the screen shows now.',
  /** After a vote was sent. */
  voter_unknown: 'Reload this page to vote: this device has no voting cookie yet.',
  /** After the form was sent. */
  registration_closed: 'Registration is closed.',
  /** The same. */
  registration_not_open: 'Registration has not opened yet.',
  /** The same. */
  contact_full: 'This contact has already sent as many registrations as one may.',
  /** On a performer’s own page. */
  editing_closed: 'The time at which the show was to start has passed. Ask the organisers to change this.',
  /** The same, when music is sent. */
  tracks_closed: 'The deadline for music has passed. Ask the organisers to take it.',
  /** The same. */
  uploads_full: 'Three uploads for this act are already under way. Finish one of them first.',
  /** What was sent is too large. */
  too_large: 'This is too large.',
  /** What was sent took too long. */
  too_slow: 'This came too slowly and nothing of it was saved. Send it again.',
  /** Too many tries. */
  too_many: 'Too many tries. Wait a moment and try again.',
  /** There is no event. */
  no_event: 'No event is set up yet.',
  /** The server failed. */
  internal: 'Something failed on our side. Try again; if it keeps happening, tell the organisers.',
  /** The same. */
  busy: 'Too busy for a moment. Try again in a few seconds.',
  /** The same. */
  not_saved: 'This was not saved: the database accepts nothing at the moment. Try again in a few seconds.',
  /** The same. */
  clock_wrong: 'This server’s clock is wrong, so it accepts no votes. Try again in a few seconds.',
  /** The same. */
  storage_away: 'The storage of the music does not answer. Try again in a moment.',
  /** The same. */
  storage_full: 'The disk is full. Nothing was saved; tell the organisers.',
} as const;
