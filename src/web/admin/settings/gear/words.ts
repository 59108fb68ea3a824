/** What gear can be told of, in the organiser's words. */
import type { HappeningKind } from '#domain/show/happenings.ts';

export const HAPPENING_WORDS: Record<HappeningKind | 'test', string> = {
  show_started: 'The show starts',
  act_standing_by: 'An act stands by',
  act_started: 'An act starts',
  act_ended: 'An act ends',
  cue_started: 'Another cue starts',
  scene_shown: 'The projector changes',
  poll_opened: 'Voting opens',
  poll_closed: 'Voting closes',
  show_held: 'The show is stopped',
  show_resumed: 'The stop is lifted',
  result_published: 'A result is published',
  show_finished: 'The show ends',
  test: 'Test',
};
