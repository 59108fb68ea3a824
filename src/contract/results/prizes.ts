/** Awards and face-offs as they cross the wire. */
import { z } from 'zod';
import { id, instant, line, optionalLine } from '../primitives.ts';

const awardKind = z.enum(['place', 'audience', 'special']);

/** A named prize. Who has it follows the standings, but for one that is given by hand. */
export const award = z.object({
  id,
  kind: awardKind,
  title: z.string(),
  category_id: id.nullable(),
  /** Who has it as things stand; several where a place is shared. */
  performance_ids: z.array(id),
  reason: z.string(),
  by: z.string(),
});

export const publicAward = z.strictObject({
  title: z.string(),
  reason: z.string(),
  winners: z.array(z.strictObject({ performance_id: id, stage_name: z.string() })),
});

export const awardBody = z
  .object({
    kind: awardKind,
    title: line(80),
    /** For `place`: the best of this category; null: of all. */
    category_id: id.nullable().default(null),
    /** For `special`: who has it. */
    performance_id: id.nullable().default(null),
    /** Read out with it: "For the bravest costume". */
    reason: optionalLine(300).default(''),
  })
  .superRefine((body, context) => {
    if (body.kind === 'special' && body.performance_id === null)
      context.addIssue({ code: 'custom', path: ['performance_id'], message: 'Choose who has it.' });
  });

/** A face-off as admins see it: how far, and who chose whom. */
export const faceOff = z.object({
  id,
  performance_ids: z.array(id),
  opened_by: z.string(),
  opened_at: instant,
  /** Judges who may choose. */
  expected: z.int(),
  choices: z.array(z.object({ judge_id: id, performance_id: id })),
});

/** A face-off as a judge sees it: the acts, and the own choice. */
export const judgeFaceOff = z.object({
  id,
  acts: z.array(z.object({ performance_id: id, number: z.int().nullable(), stage_name: z.string() })),
  choice: id.nullable(),
});

export const faceOffBody = z.object({
  performance_ids: z.array(id).min(2, 'Name the acts of the tie.').max(20),
});
