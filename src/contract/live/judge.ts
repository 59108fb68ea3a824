/** What judges' devices follow: where the show is and which performances take scoresheets. No marks of anybody. */
import { z } from 'zod';
import { instant } from '../primitives.ts';
import {
  clock,
  count,
  duration,
  itemStatus,
  phase,
  publicAct,
  rehearsal,
  scoringWindow,
  stageState,
  version,
} from './parts.ts';

export const judgeView = z.strictObject({
  version,
  rehearsal,
  phase,
  event_name: z.string(),
  stage: stageState,
  halted: z.boolean(),
  /** The act that stands by or is on stage. */
  current: publicAct.nullable(),
  next: publicAct.nullable(),
  clock: clock.nullable(),
  acts_total: count,
  /** How long judges have after an act, where that is said. */
  grace_ms: duration.nullable(),
  performances: z.array(
    publicAct.extend({
      /** Empty where the act is in no category. */
      category_id: z.string(),
      category: z.string(),
      status: itemStatus,
      window: scoringWindow,
      /** When it locks by itself; none where somebody locks it. */
      locks_at: instant.nullable(),
    }),
  ),
});
