/** A round's scoring rules as they cross the wire. What is left out has the method's own default. */
import { z } from 'zod';
import { line } from '../primitives.ts';

const METHODS = [
  'mean',
  'sum',
  'trimmed_mean',
  'median',
  'standardized',
  'rank_sum',
  'points_table',
  'exponential_rank',
  'skating_system',
  'head_to_head',
] as const;

const decimal = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, 'Enter a number, like 1 or 0.25.');
const signedDecimal = z.string().regex(/^-?\d{1,6}(\.\d{1,6})?$/, 'Enter a number, like 1 or 0.25.');
const places = z.int().min(0).max(6);
const rounding = z.object({ places, mode: z.enum(['half_up', 'half_even', 'down']) });
const table = z.array(signedDecimal).min(1).max(200);

const TIE_KEY =
  /^(criterion:[0-9a-z]{1,64}|judges|audience|countback(:ranks|:audience)?|scored_by_most(:audience)?|head_to_head|head_judge|fewest_deductions|earlier_in_order|decision|shared)$/;

const percent = z.string().regex(/^(100|\d{1,2})(\.\d{1,4})?$/, 'Enter a percentage from 0 to 100.');

/** One key of the tie-break list; with `until_place` only for ties that begin at that place or a better one. */
const tieBreak = z.object({
  key: z.string().regex(TIE_KEY, 'This is not a way to break a tie.'),
  until_place: z.int().min(1).nullable().default(null),
});

export const scoringRules = z.object({
  method: z.enum(METHODS),
  per: z.enum(['criterion', 'judge_total']).optional(),
  scope: z.enum(['round', 'category']).optional(),
  weighting: z.enum(['factor', 'share']).optional(),
  missing: z.enum(['exclude', 'block', 'zero']).optional(),
  rounding: z
    .object({
      after_criterion: rounding.nullable(),
      after_weighting: rounding.nullable(),
      after_total: rounding.nullable(),
      shown: rounding,
    })
    .partial()
    .optional(),
  trim: z
    .object({
      highest: z.int().min(0).max(20),
      lowest: z.int().min(0).max(20),
      minimum: z.int().min(1).max(50),
      otherwise: z.enum(['untrimmed', 'blocked']),
    })
    .partial()
    .optional(),
  table: table.optional(),
  exponential: z.object({ top: decimal, rate: decimal }).partial().optional(),
  deductions: z
    .object({
      time: z
        .object({
          unit_ms: z.int().min(1).max(3_600_000),
          points: decimal,
          grace_ms: z.int().min(0).max(3_600_000),
        })
        .nullable(),
      allow_below_zero: z.boolean(),
    })
    .partial()
    .optional(),
  audience: z
    .object({
      conversion: z.enum(['share', 'relative', 'points_table', 'min_max', 'mean_rating', 'points']),
      table,
      rating_maximum: decimal,
      minimum_turnout: z.int().min(0).max(10_000_000),
    })
    .partial()
    .optional(),
  combination: z
    .object({
      mode: z.enum(['weights', 'points', 'apart']),
      judges: percent,
      audience: percent,
      judges_scale: z.enum(['as_is', 'of_maximum', 'relative', 'min_max', 'points_table']),
    })
    .partial()
    .refine(
      (given) =>
        given.mode !== 'weights' ||
        given.judges === undefined ||
        given.audience === undefined ||
        Math.abs(Number(given.judges) + Number(given.audience) - 100) < 1e-9,
      { message: 'Judges and audience together make 100.', path: ['audience'] },
    )
    .optional(),
  tie_breaks: z.array(tieBreak).max(20).optional(),
});

/** New rules; once sheets are in, with the reason. */
export const changeRulesBody = z.object({
  rules: scoringRules,
  reason: line(300).optional(),
});
