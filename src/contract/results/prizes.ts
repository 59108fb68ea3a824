/** Awards and face-offs as they cross the wire. */
import { z } from 'zod';
import { TEXT_FIELDS } from '#domain/events/texts.ts';
import { POLL_STATES } from '#domain/voting/poll.ts';
import { id, instant, line, optionalLine, REASON_LENGTH } from '../primitives.ts';

const awardKind = z.enum(['place', 'audience', 'special']);

/** A named award. Its winner follows from the standings, unless it is given by hand. */
export const award = z.object({
  id,
  kind: awardKind,
  title: z.string(),
  category_id: id.nullable(),
  performance_ids: z.array(id).describe('Who has it as things stand; several where a place is shared.'),
  reason: z.string(),
  by: z.string(),
});

export const publicAward = z.strictObject({
  title: z.string(),
  reason: z.string(),
  winners: z.array(z.strictObject({ performance_id: id, stage_name: z.string() })),
});

const awardReason = optionalLine(REASON_LENGTH);

export const awardBody = z.object({
  kind: awardKind,
  title: line(TEXT_FIELDS.award.most),
  category_id: id
    .nullable()
    .default(null)
    .describe(
      'For `place`: the best of this category; null: of all, where categories are not ranked by themselves.',
    ),
  performance_id: id.nullable().default(null).describe('For `special`: who has it; null while nobody does.'),
  reason: awardReason.default('').describe('Read out with it: "For the bravest costume".'),
});

/** Who has a prize that is given by hand, and why. */
export const winnerBody = z.object({
  performance_id: id.nullable().describe('null: nobody yet.'),
  reason: awardReason.optional().describe('Read out with it; left out: as it was.'),
});

const faceOffKind = z.enum(['judges', 'hall']);

/** A face-off as admins see it: how far it is, and who chose whom. */
export const faceOff = z.object({
  id,
  kind: faceOffKind,
  poll: z
    .object({ id, title: z.string(), state: z.enum(POLL_STATES) })
    .nullable()
    .describe('For `hall`: the poll that was made for it, which is opened and closed like any other.'),
  performance_ids: z.array(id),
  opened_by: z.string(),
  opened_at: instant,
  expected: z.int().describe('Judges who may choose.'),
  choices: z.array(z.object({ judge_id: id, performance_id: id })),
});

/** A face-off as a judge sees it: the acts, and their own choice. */
export const judgeFaceOff = z.object({
  id,
  acts: z.array(z.object({ performance_id: id, number: z.int().nullable(), stage_name: z.string() })),
  choice: id.nullable(),
});

export const faceOffBody = z.object({
  performance_ids: z.array(id).min(2, 'Name the acts of the tie.').max(20),
  kind: faceOffKind.default('judges').describe('Who chooses.'),
});

const namedAct = z.object({ performance_id: id, number: z.int().nullable(), stage_name: z.string() });

/** What the desk needs for a face-off: ties that matter once everything is locked, and the face-off that is on. */
export const deskFaceOff = z.object({
  ties: z
    .array(z.object({ place: z.string(), acts: z.array(namedAct) }))
    .describe('Empty until every act that was scored is locked and every sheet is in.'),
  open: z
    .object({
      id,
      kind: faceOffKind,
      acts: z.array(namedAct),
      judges: z
        .array(z.object({ name: z.string(), answered: z.boolean() }))
        .describe('For `judges`: who has chosen. Never whom.'),
      poll: z
        .object({ id, title: z.string(), state: z.enum(POLL_STATES) })
        .nullable()
        .describe('For `hall`; null when the poll was taken out meanwhile.'),
    })
    .nullable(),
  last: z
    .object({
      id,
      kind: faceOffKind,
      votes: z.array(namedAct.extend({ votes: z.int() })),
      decided: z.boolean(),
      ended_at: instant,
    })
    .nullable()
    .describe('How the last one ended, while nobody has called another.'),
});
