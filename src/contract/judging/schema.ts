/** Judges, criteria and scoresheets as they cross the wire. */
import { z } from 'zod';
import { type Scale, scaleFaults } from '#domain/judging/scale.ts';
import { SCORING_STATES, SHEET_STATES } from '#domain/judging/scoresheet.ts';
import { criterionWeight, decimal, judgeWeight } from '../decimals.ts';
import { round, roundKind } from '../lineup/schema.ts';
import { id, instant, line, optionalLine, paragraph, REASON_LENGTH } from '../primitives.ts';

const MOST_JUDGES_AT_ONCE = 50;
/** On one act's scoresheet. */
const MOST_CRITERIA = 40;
/** How many criteria an event may have, those of all its categories together. */
export const MOST_CRITERIA_OF_EVENT = 10 * MOST_CRITERIA;
const MOST_BANDS = 12;

const steps = z.int().min(0).max(10_000_000);

// criteria

/** Guidance from the mark `from_steps` on: "strong", "Secure in every phrase". */
const band = z.object({ from_steps: steps, label: optionalLine(40), text: optionalLine(300) });

const criterionFacts = {
  name: line(60),
  meaning: optionalLine(120).describe("One line under the name on the judge's form."),
  category_id: id.nullable().describe('The category whose acts are scored on it; null: every act.'),
  weight: criterionWeight.describe(
    'A factor with at most two decimals: a mark of 8 with weight 3 counts 24, with 0.5 it counts 4.',
  ),
  min_steps: steps,
  max_steps: steps,
  step: z.string().max(10).describe('The value of one step, as a decimal: "0.5".'),
  subtracts_from: decimal
    .nullable()
    .describe('Marks are points off: this less the mark counts ("0": a plain penalty).'),
  guidance: z.array(band).max(MOST_BANDS, `Keep this to ${MOST_BANDS} bands.`),
};

export const criterion = z.object({ id, ...criterionFacts });

/** Reports what is wrong with a scale at the field that is wrong. */
export const usableScale = (
  value: { min_steps: number; max_steps: number; step: string },
  context: z.RefinementCtx,
): void => {
  const scale: Scale = { minSteps: value.min_steps, maxSteps: value.max_steps, step: value.step };
  const names = { minSteps: 'min_steps', maxSteps: 'max_steps', step: 'step' } as const;
  for (const [field, message] of Object.entries(scaleFaults(scale)))
    context.addIssue({ code: 'custom', path: [names[field as keyof Scale]], message });
};

export const newCriterionBody = z
  .object({
    ...criterionFacts,
    meaning: criterionFacts.meaning.default(''),
    category_id: criterionFacts.category_id.default(null),
    weight: criterionFacts.weight.default(1),
    min_steps: steps.default(1),
    max_steps: steps.default(10),
    step: criterionFacts.step.default('1'),
    subtracts_from: criterionFacts.subtracts_from.default(null),
    guidance: criterionFacts.guidance.default([]),
  })
  .superRefine(usableScale);

/** A change of a criterion. It names every field, so that what an admin saw is what is stored. */
export const changeCriterionBody = z
  .object({
    ...criterionFacts,
    subtracts_from: criterionFacts.subtracts_from.default(null),
    reason: optionalLine(REASON_LENGTH)
      .default('')
      .describe('Why, where given marks then count differently.'),
  })
  .superRefine(usableScale);

export const criterionOrderBody = z.object({ ids: z.array(id).max(MOST_CRITERIA_OF_EVENT) });

// judges

export const judgeSession = z.object({
  id,
  device: z.string(),
  first_seen_at: instant,
  last_seen_at: instant,
  online: z.boolean(),
  unsent: z.int().describe("How many acts' marks the device said it holds and has not sent."),
  revoked: z.boolean(),
});

/** A judge as the admin sees them. Marks are never here, and the link has a call of its own. */
export const judge = z.object({
  id,
  name: z.string(),
  is_head: z.boolean(),
  category_ids: z.array(id).describe('Empty: all categories.'),
  criterion_ids: z.array(id).describe('Empty: all criteria.'),
  weight: z.string().describe('How often their marks count, as a decimal.'),
  jury: z.string().describe('The name of the jury they are a juror of; empty: alone.'),
  revoked: z.boolean(),
  created_at: instant,
  sessions: z.array(judgeSession),
  scored: z
    .int()
    .describe('Scoresheets of the current round: submitted or abstained, and how many there are to give.'),
  to_score: z.int(),
});

export const judgeLink = z.object({
  judge_id: id,
  name: z.string(),
  path: z.string().describe('The personal link without the address of the server: `/judge/…`.'),
});

export const newJudgesBody = z.object({
  names: z
    .array(line(120))
    .min(1, 'Enter at least one name.')
    .max(MOST_JUDGES_AT_ONCE, `Add up to ${MOST_JUDGES_AT_ONCE} at once.`),
  category_ids: z.array(id).max(200).default([]),
});
/** For which acts and how a judge's marks count. */
export const judgeCounts = z.object({
  category_ids: z.array(id).max(200),
  criterion_ids: z.array(id).max(MOST_CRITERIA_OF_EVENT),
  weight: judgeWeight,
  jury: optionalLine(120).describe('The name of a jury; all judges with the same one are its jurors.'),
});
export const changeJudgeBody = judgeCounts
  .extend({
    name: line(120),
    is_head: z.boolean(),
    reason: optionalLine(REASON_LENGTH).describe('Why, where given marks then count differently.'),
  })
  .partial();

// a judge's own view

export const sheetState = z.enum(SHEET_STATES);
export const scoringState = z.enum(SCORING_STATES);

/** Criterion id → mark in steps; null or absent: not given. */
const marks = z
  .record(id, steps.nullable())
  .refine((given) => Object.keys(given).length <= MOST_CRITERIA, 'This is more than any form has.');

const sheetContent = {
  marks,
  abstained: z.boolean().describe('The judge does not score this act.'),
  note: paragraph(2_000).describe('For the judge alone.'),
  feedback: paragraph(2_000).describe('For the performer, where the event hands it on.'),
};

/** A judge's own scoresheet. `total` is weighted and counts the marks given so far. */
export const scoresheet = z.object({
  performance_id: id,
  state: sheetState,
  revision: z.int(),
  ...sheetContent,
  total: z.string().nullable(),
  updated_at: instant,
  submitted_at: instant.nullable(),
});

export const scoresheetBody = z.object({
  ...sheetContent,
  marks: marks.default({}),
  abstained: z.boolean().default(false),
  note: sheetContent.note.default(''),
  feedback: sheetContent.feedback.default(''),
  submitted: z.boolean(),
  base_revision: z
    .int()
    .min(0)
    .describe('The revision this was made from; 0 where the device had seen none.'),
});

export const identifiedJudge = z.object({
  id,
  name: z.string(),
  is_head: z.boolean(),
  event_name: z.string(),
});

export const judgeAccessAnswer = z.object({ judge: identifiedJudge, session_id: id });

const markNames = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('calls'),
    recall: z.int().describe('How many acts this judge says yes to; 0 where that is open.'),
    alternates: z.int(),
    kinds: z.int().describe('How many kinds of alternates there are.'),
  }),
  z.object({ kind: z.literal('grades'), grades: z.array(z.string()).describe('The lowest first.') }),
]);

/** Everything that a judge's page needs to work without a network. */
export const panel = z.object({
  judge: identifiedJudge,
  reviews: z.boolean().describe("This judge is the head judge who releases each act's scores."),
  round: round.extend(roundKind),
  criteria: z.array(criterion),
  mark_names: markNames.nullable().describe('What marks are called; null where they are numbers.'),
  performances: z
    .array(
      z.object({
        id,
        number: z.int().nullable(),
        stage_name: z.string(),
        pronouns: z.string(),
        song_title: z.string(),
        category_id: id.nullable(),
        category: z.string(),
        scratched: z.boolean(),
        scoring: scoringState,
        sent_back: z
          .object({ reason: z.string(), by: z.string() })
          .nullable()
          .describe(
            'The head judge asks for this sheet to be looked at again; it is open to this judge though its act is locked.',
          ),
        excused: z
          .object({ reason: z.string(), by: z.string() })
          .nullable()
          .describe(
            'An organiser excused this judge from the act, and why: nothing waits for the sheet. One that is sent counts.',
          ),
        sheet: scoresheet.nullable(),
      }),
    )
    .describe('In running order; only acts that this judge scores.'),
  nudged_at: instant.nullable().describe('When the crew last asked for the scores that are missing.'),
  other_devices: z
    .array(z.string())
    .describe('Other devices on the same link that were seen in the last minutes.'),
});
