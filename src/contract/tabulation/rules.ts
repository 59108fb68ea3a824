/** A round's scoring rules as people and programs write them, and what can be wrong with the rules alone. */

import { z } from 'zod';
import { MOST_ALTERNATES } from '#domain/judging/named-marks.ts';
import { EQUAL_RANKS } from '#domain/tabulation/equal-ranks.ts';
import { METHOD_TRAITS, readsRule } from '#domain/tabulation/method-traits.ts';
import { addsRanks, completeRules, takesOwnWays } from '#domain/tabulation/rules.ts';
import { isTieKey } from '#domain/tabulation/tie-keys.ts';
import { AVERAGES, JURY_ABSENCES, JURY_METHODS, METHODS } from '#domain/tabulation/types.ts';
import { decimal } from '../decimals.ts';
import { id, line } from '../primitives.ts';

const whole = z.int().min(0);
const rounding = z.strictObject({
  places: z.int().min(0).max(6),
  mode: z.enum(['half_up', 'half_even', 'down']),
});
const table = z.array(decimal).min(1).max(1000);

const percent = decimal.refine((text) => Number(text) <= 100, 'Write at most 100.');

/** A key of the tie-break list. */
export const tieKey = z.string().refine(isTieKey, 'This is not a way to break a tie.');

const trim = z
  .strictObject({
    highest: whole.max(50),
    lowest: whole.max(50),
    minimum: z.int().min(1).max(200),
    otherwise: z.enum(['untrimmed', 'blocked']),
  })
  .partial();

/** Characters of a grade's name. */
const LONGEST_GRADE = 40;

/** A round's scoring rules; only the method is needed. */
export const tabulationRules = z.strictObject({
  method: z.enum(METHODS),
  per: z.enum(['criterion', 'judge_total']).optional(),
  scope: z.enum(['round', 'category']).optional(),
  weighting: z.enum(['factor', 'share']).optional(),
  marks: z.enum(['scores', 'places']).optional(),
  missing: z.enum(['exclude', 'block', 'zero']).optional(),
  rounding: z
    .strictObject({
      after_criterion: rounding.nullable(),
      after_weighting: rounding.nullable(),
      after_total: rounding.nullable(),
      shown: rounding,
    })
    .partial()
    .optional(),
  trim: trim.optional(),
  table: table.optional(),
  exponential: z.strictObject({ top: decimal, rate: decimal }).partial().optional(),
  deductions: z
    .strictObject({
      time: z
        .strictObject({ unit_ms: z.int().min(1), points: decimal, grace_ms: whole.default(0) })
        .nullable(),
      allow_below_zero: z.boolean(),
    })
    .partial()
    .optional(),
  audience: z
    .strictObject({
      conversion: z.enum(['share', 'relative', 'points_table', 'min_max', 'mean_rating', 'points']),
      table,
      rating_maximum: decimal,
      minimum_turnout: whole,
    })
    .partial()
    .optional(),
  combination: z
    .strictObject({
      mode: z.enum(['apart', 'weights', 'points']),
      judges: decimal,
      audience: decimal,
      judges_scale: z.enum(['as_is', 'of_maximum', 'share', 'relative', 'min_max', 'points_table']),
    })
    .partial()
    .optional(),
  tie_breaks: z
    .array(
      z.union([tieKey, z.strictObject({ key: tieKey, until_place: z.int().min(1).nullable().optional() })]),
    )
    .max(20)
    .optional(),
  by_criterion: z
    .record(id, z.strictObject({ method: z.enum(AVERAGES), trim: trim.optional() }))
    .optional()
    .describe('Criterion id to how its marks are averaged, where it is not as on the others.'),
  drop_ranks: z
    .strictObject({ best: whole.max(50), worst: whole.max(50) })
    .partial()
    .optional()
    .describe("How many of each act's best and worst ranks are left out before they are added."),
  equal_ranks: z
    .enum(EQUAL_RANKS)
    .optional()
    .describe(
      'What acts have that are equal, where ranks are added or become points: the mean of what they span, the best rank of it, or that with the next rank right after it.',
    ),
  carry: z
    .strictObject({ earlier: percent, round: percent })
    .partial()
    .optional()
    .describe(
      'How many percent count of points carried forward, and of the points of this round: of every act, where points are carried forward, also of one that brings none; without effect where they start at zero.',
    ),
  juries: z
    .strictObject({ method: z.enum(JURY_METHODS), absent: z.enum(JURY_ABSENCES).optional() })
    .optional()
    .describe(
      'Juries give the points; how the jurors of one come to its order, and what an act has from one of which nobody marked it.',
    ),
  calls: z
    .strictObject({
      recall: whole.max(1000),
      alternates: whole.max(1000),
      alternate_worth: decimal,
      further_alternates: z.array(decimal).max(MOST_ALTERNATES - 1),
    })
    .partial()
    .optional()
    .describe('How many yes and alternates of each kind a judge gives, and what alternates are worth.'),
  grades: z
    .array(z.string().min(1).max(LONGEST_GRADE))
    .min(2)
    .max(20)
    .optional()
    .describe('What the marks of majority_judgment are called, the lowest first.'),
});

/** What is wrong with an input, and where. */
export interface Fault {
  path: (string | number)[];
  message: string;
}

/**
 * The steepest `rate` of `exponential_rank`: beyond it every rank but the first weighs nothing, and the figures grow
 * endlessly long.
 */
const STEEPEST = 50;

/** What is wrong with the rules alone, whatever round they are for. */
export function* faultsOfRules(rules: Rules): Generator<Fault> {
  yield* faultsOfFigures(rules);
  yield* faultsOfPlaces(rules);
  yield* faultsOfRanks(rules);
  yield* faultsOfOneMethod(rules);
  yield* faultsOfGrades(rules);
}

type Rules = z.output<typeof tabulationRules>;

/** Figures that cannot be used for counting. */
function* faultsOfFigures(rules: Rules): Generator<Fault> {
  if (Number(rules.audience?.rating_maximum ?? '1') === 0)
    yield { path: ['audience', 'rating_maximum'], message: 'The best rating has to be above zero.' };
  if (Number(rules.exponential?.rate ?? '0') > STEEPEST)
    yield { path: ['exponential', 'rate'], message: `Write a rate of at most ${STEEPEST}.` };
  if (Number(rules.carry?.earlier ?? '100') === 0 && Number(rules.carry?.round ?? '100') === 0)
    yield { path: ['carry', 'round'], message: 'Something has to count.' };
  if (rules.combination?.mode === 'weights') {
    const { judges = '50', audience = '50' } = rules.combination;
    if (millionths(judges) + millionths(audience) !== 100_000_000)
      yield { path: ['combination', 'audience'], message: 'Judges and audience together make 100.' };
  }
}

/** Rules that do not go with judges writing places. */
function* faultsOfPlaces({ marks, method, missing }: Rules): Generator<Fault> {
  if (marks !== 'places') return;
  if (!METHOD_TRAITS[method].takesPlaces)
    yield { path: ['marks'], message: 'Places can be ranked, not averaged.' };
  if (missing === 'zero') yield { path: ['missing'], message: 'A missing place is not a place of 0.' };
}

/** Averaging by criterion, and ranks that are left out, with methods that cannot do it. */
function* faultsOfRanks(rules: Rules): Generator<Fault> {
  const { method, drop_ranks, juries } = rules;
  const drops = Boolean(drop_ranks?.best || drop_ranks?.worst);
  const per = rules.per ?? completeRules({ method }).per;
  if (rules.by_criterion && Object.keys(rules.by_criterion).length > 0 && !takesOwnWays({ method, per }))
    yield {
      path: ['by_criterion'],
      message: 'Only a method that averages each criterion can do so in several ways.',
    };
  if (drops && !addsRanks(method))
    yield {
      path: ['drop_ranks'],
      message: 'Only rank_sum and points_table can leave ranks out; a trimmed mean leaves out marks.',
    };
  if (juries && !readsRule({ method }, 'juries'))
    yield { path: ['juries'], message: 'Juries give points by rank: only points_table has them.' };
  if (juries && drops) yield { path: ['drop_ranks'], message: 'No jury’s points are left out.' };
}

/** Rules that belong to one method, with another. */
function* faultsOfOneMethod({ method, calls }: Rules): Generator<Fault> {
  if (calls && !readsRule({ method }, 'calls'))
    yield { path: ['calls'], message: 'Only the method calls has yes and alternates.' };
  if (Number(calls?.alternate_worth ?? '0') > 1)
    yield { path: ['calls', 'alternate_worth'], message: 'An alternate is worth at most a yes, which is 1.' };
  const further = calls?.further_alternates ?? [];
  const worths = [calls?.alternate_worth ?? '0.5', ...further].map(Number);
  const badly = further.findIndex(
    (_text, at) => !((worths[at + 1] ?? 0) < (worths[at] ?? 0)) || worths[at + 1] === 0,
  );
  if (badly >= 0)
    yield {
      path: ['calls', 'further_alternates', badly],
      message: 'Each kind of alternate is worth less than the one before it, and more than nothing.',
    };
}

/** Names of grades, with another method or not fit to stand on a judge's page. */
function* faultsOfGrades({ method, grades = [] }: Rules): Generator<Fault> {
  if (grades.length > 0 && !readsRule({ method }, 'grades'))
    yield { path: ['grades'], message: 'Only majority_judgment has names for grades.' };
  // As they are seen: spaces around a name, or an accent written in another way, make no other name.
  const seen = new Set<string>();
  for (const [at, name] of grades.entries()) {
    const read = line(LONGEST_GRADE).safeParse(name);
    const [issue] = read.error?.issues ?? [];
    if (issue) yield { path: ['grades', at], message: issue.message };
    seen.add(read.data ?? name);
  }
  if (seen.size < grades.length) yield { path: ['grades'], message: 'Name each grade differently.' };
}

/** A decimal with at most six places, in millionths. */
function millionths(text: string): number {
  const [units = '0', rest = ''] = text.split('.');
  return Number(units) * 1_000_000 + Number(rest.padEnd(6, '0'));
}
