/** What crew posts and the green room's call board follow: order, call times, tracks. No consent, no contacts. */
import { z } from 'zod';
import { STAGE_SIDES } from '#domain/events/stage-side.ts';
import { id, instant } from '../primitives.ts';
import {
  calling,
  clock,
  everyView,
  interval,
  look,
  note,
  orderedItem,
  ownCall,
  pictures,
  sceneKind,
  signedMs,
  trackState,
} from './parts.ts';

export const crewView = z.strictObject({
  ...everyView,
  pictures,
  event_name: z.string(),
  look,
  calling,
  time_zone: z.string(),
  halt_text: z.string().nullable(),
  scene: sceneKind,
  current_id: id.nullable(),
  next_id: id.nullable(),
  clock: clock.nullable(),
  interval: interval.nullable(),
  items: z.array(
    orderedItem.extend({
      pronunciation: z.string(),
      stage_side: z.enum(STAGE_SIDES).nullable(),
      track: trackState.nullable(),
      checked_in: z.boolean(),
      in_the_wings: z.boolean(),
      held: z.boolean().describe('The act may not go on; the reason is for the admin.'),
    }),
  ),
  notes: z.array(note).describe('To sound, light and stage, newest first.'),
  calls: z
    .array(ownCall.extend({ post: z.enum(['sound', 'light', 'stage']) }))
    .describe('Posts that called the desk, and who there has it.'),
  behind_ms: signedMs.nullable(),
  ends_at: instant.nullable(),
});
