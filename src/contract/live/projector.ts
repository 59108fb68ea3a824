/** What `/projector` shows. Only what the scene on air needs is in it; an armed scene never is. */
import { z } from 'zod';
import { id, instant } from '../primitives.ts';
import {
  actNumber,
  calling,
  clock,
  count,
  interval,
  phase,
  publicAct,
  publicPoll,
  rehearsal,
  revealedStep,
  sceneKind,
  stageState,
  version,
} from './parts.ts';

export const projectorView = z.strictObject({
  version,
  rehearsal,
  phase,
  stage: stageState,
  /** What is on air, with blank and stop already applied. */
  scene: sceneKind,
  /** The words of a message or of a stopped show. */
  text: z.string(),
  halted: z.boolean(),
  event: z.strictObject({
    name: z.string(),
    host: z.string(),
    venue: z.string(),
    tagline: z.string().nullable(),
    starts_at: instant.nullable(),
    time_zone: z.string(),
    wifi_line: z.string(),
    public_address: z.string(),
  }),
  acts_total: count,
  calling,
  /** While an interval runs: for the holding scene's "Back in". */
  interval: interval.nullable(),
  /** In the scenes `now` and `next`. */
  act: publicAct.extend({ category: z.string(), clock: clock.nullable() }).nullable(),
  /** In the scene `lineup`. */
  lineup: z
    .array(z.strictObject({ item_id: id, number: actNumber, stage_name: z.string(), done: z.boolean() }))
    .nullable(),
  /** In the scene `vote`. */
  poll: publicPoll
    .extend({
      /** Best first; null while nobody is to see the votes. */
      leaders: z
        .array(
          z.strictObject({ performance_id: id, number: actNumber, stage_name: z.string(), figure: count }),
        )
        .nullable(),
    })
    .nullable(),
  /** In the scene `scores`: the marks of the act that was on stage last, once they are locked. */
  scores: z
    .strictObject({
      act: publicAct,
      /** Names, or "Judge 1" where the event keeps them to itself. */
      judges: z.array(z.string()),
      /** A row for each criterion, or one of the judges' totals; a mark or none for each judge. */
      rows: z.array(
        z.strictObject({
          name: z.string(),
          marks: z.array(z.strictObject({ value: z.string(), dropped: z.boolean() }).nullable()),
        }),
      ),
      deducted: z.string().nullable(),
      total: z.string().nullable(),
    })
    .nullable(),
  /** In the scene `standings`: judges only, over the acts whose scores are locked, best first. */
  standings: z
    .strictObject({
      category: z.string(),
      entries: z.array(
        z.strictObject({
          performance_id: id,
          number: actNumber,
          stage_name: z.string(),
          song: z.string(),
          place: z.int().min(1),
          tied: z.boolean(),
          total: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** In the scene `reveal`. */
  reveal: z
    .strictObject({
      title: z.string(),
      hidden_steps: count,
      /** Lowest place first; the last one is the one just told. */
      steps: z.array(revealedStep),
    })
    .nullable(),
});
