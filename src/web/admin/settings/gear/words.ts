/** What gear can be told of, in the organiser's words. */
import type { Line } from '#domain/messages/catalogue.ts';
import type { NotificationKind } from '#domain/show/notifications.ts';

export const NOTIFICATION_WORDS = {
  show_started: 'gear.showStarts',
  act_standing_by: 'gear.actStandsBy',
  act_started: 'gear.actStarts',
  act_ended: 'gear.actEnds',
  cue_started: 'gear.cueStarts',
  scene_shown: 'gear.sceneChanges',
  poll_opened: 'gear.votingOpens',
  poll_closed: 'gear.votingCloses',
  show_held: 'gear.showStopped',
  show_resumed: 'gear.showGoesOn',
  result_published: 'gear.resultPublished',
  show_finished: 'gear.showEnds',
  test: 'gear.test',
} as const satisfies Record<NotificationKind | 'test', Line>;
