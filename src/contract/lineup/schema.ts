/** Rounds and the running order as they cross the wire. */
import { z } from 'zod';
import { STAGE_SIDES } from '#domain/events/stage-side.ts';
import { ITEM_KINDS } from '#domain/lineup/item.ts';
import { durationMs, id, instant, line } from '../primitives.ts';

export const itemKind = z.enum(ITEM_KINDS);
/** Kinds that are added by a title; a performance is added by its participant. */
export const cueKind = itemKind.exclude(['performance']);

export const round = z.object({ id, name: z.string() });

/** Of which kind a round is, in messages outside live views. */
export const roundKind = {
  rehearsal: z.boolean().describe('It is only tried: nothing of it counts, and it is thrown away.'),
};

/** An act in the running order as desk and crew may know it: no contacts, no consent, no legal name. */
export const orderedAct = z.object({
  participant_id: id,
  stage_name: z.string(),
  song_title: z.string(),
  pronouns: z.string(),
  pronunciation: z.string().describe('How the name is said; empty where nobody told.'),
  category_id: id.nullable(),
  category: z.string(),
  accepted: z.boolean(),
  stage_notes: z.string(),
  checked_in_at: instant.nullable(),
});

export const runningOrderItem = z.object({
  id,
  kind: itemKind,
  title: z.string().describe('The stage name for a performance.'),
  number: z.int().min(1).nullable().describe('"Act 5"; none for other cues and scratched acts.'),
  planned_ms: durationMs,
  is_guest: z.boolean().describe('On the programme, not in the competition.'),
  scratched: z.boolean(),
  scratch_reason: z.string(),
  stage_side: z
    .enum(STAGE_SIDES)
    .nullable()
    .describe('Where the act comes to the stage; null: as the event says.'),
  act: orderedAct.nullable(),
});

export const runningOrder = z.object({
  round,
  items: z.array(runningOrderItem),
  acts_total: z.int().min(0),
  waiting: z
    .array(
      orderedAct.extend({
        in_rounds: z.array(z.string()).describe('The other rounds of the show in which it stands, by name.'),
      }),
    )
    .describe('Accepted acts that stand in no place of this order. Who stands in no round comes first.'),
});

/** How many items a running order may have. */
export const MOST_ITEMS = 1_000;

/** The index of an item in the new order, from 0; at the end where absent. */
const position = z.int().min(0).max(MOST_ITEMS);

export const addPerformanceBody = z.object({
  participant_id: id,
  position: position.optional(),
  planned_ms: durationMs.optional(),
  is_guest: z.boolean().default(false),
  stage_side: z.enum(STAGE_SIDES).nullable().default(null),
  number: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Where numbers are fixed: the one that the act had before it was taken out, while nobody has it.',
    ),
});
export const addCueBody = z.object({
  kind: cueKind,
  title: line(120),
  planned_ms: durationMs,
  position: position.optional(),
});
export const changeItemBody = z.object({
  title: line(120).optional().describe('Of a cue; an act is called by its stage name.'),
  planned_ms: durationMs.optional(),
  is_guest: z.boolean().optional(),
  stage_side: z.enum(STAGE_SIDES).nullable().optional(),
});
export const moveItemBody = z.object({ position });
export const arrangeItemsBody = z.object({
  item_ids: z.array(id).min(1).max(MOST_ITEMS).describe('Every item of the order, in the order to come.'),
});
export const swapItemsBody = z.object({ first_id: id, second_id: id });
