/** What judges' devices follow: where the show is and which performances take scoresheets. No marks of anybody. */
import { z } from 'zod';
import { id, instant } from '../primitives.ts';
import { clock, duration, everyView, itemStatus, ownCall, publicAct, scoringWindow } from './parts.ts';

export const judgeView = z.strictObject({
  ...everyView,
  event_name: z.string(),
  halted: z.boolean(),
  current: publicAct.nullable().describe('The act that stands by or is on stage.'),
  next: publicAct.nullable(),
  clock: clock.nullable(),
  grace_ms: duration.nullable().describe('How long judges have after an act, where that is said.'),
  help: z
    .array(ownCall.extend({ judge_id: id }))
    .describe('Judges who called the desk, and who there has it.'),
  performances: z.array(
    publicAct.extend({
      category_id: z.string().describe('Empty where the act is in no category.'),
      category: z.string(),
      status: itemStatus,
      window: scoringWindow,
      locks_at: instant.nullable().describe('When it locks by itself; none where somebody locks it.'),
    }),
  ),
});
