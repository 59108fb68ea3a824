/**
 * The input file of a tabulation, as people and programs write it: snake_case, decimals in quotes, marks in steps.
 * What a single field can't know (ids that must exist, marks within their criterion) is checked here as well, so that
 * a file that passes can be tabulated.
 */
import { z } from 'zod';
import { ENGINES } from '#domain/tabulation/engines.ts';
import { completeRules, goesByCriterion } from '#domain/tabulation/rules.ts';
import { AVERAGES, METHODS, type TabulationInput } from '#domain/tabulation/types.ts';
import { type Camel, camelKeys } from '../case.ts';
import { id } from '../primitives.ts';
import { carried, carriedFaults } from './carried.ts';
import { decimal, judgeWeight } from './decimals.ts';

const name = z.string().min(1).max(200);
const whole = z.int().min(0);
const rounding = z.strictObject({
  places: z.int().min(0).max(6),
  mode: z.enum(['half_up', 'half_even', 'down']),
});
const table = z.array(decimal).min(1).max(1000);

const TIE_KEY =
  /^(criterion:[0-9a-z]{1,64}|judges|audience|countback(:ranks|:audience)?|scored_by_most(:audience)?|head_to_head|head_judge|fewest_deductions|earlier_in_order|decision|shared)$/;
const tieKey = z.string().regex(TIE_KEY, 'This is not a way to break a tie.');

const trim = z
  .strictObject({
    highest: whole.max(50),
    lowest: whole.max(50),
    minimum: z.int().min(1).max(200),
    otherwise: z.enum(['untrimmed', 'blocked']),
  })
  .partial();

/** A round's scoring rules. Only the method is needed. */
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
      judges_scale: z.enum(['as_is', 'of_maximum', 'relative', 'min_max', 'points_table']),
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
});

const judge = z.strictObject({
  id,
  name,
  head: z.boolean().optional(),
  category_ids: z.array(id).nullable().optional(),
  criterion_ids: z.array(id).nullable().optional(),
  weight: judgeWeight.optional(),
});

const criterion = z.strictObject({
  id,
  name,
  weight: decimal.default('1'),
  min: z.int(),
  max: z.int(),
  step: decimal.default('1'),
  category_id: id.nullable().optional(),
  subtracts_from: decimal.optional(),
});

const performance = z.strictObject({
  id,
  number: z.int().nullable().optional(),
  name,
  category_id: id.default('all'),
  guest: z.boolean().optional(),
});

const scoresheet = z.strictObject({
  judge_id: id,
  performance_id: id,
  marks: z.record(id, z.int().nullable()).default({}),
  abstained: z.boolean().optional(),
  excused: z.boolean().optional(),
});

const deduction = z.strictObject({
  performance_id: id,
  kind: z.enum(['time', 'breach', 'points']),
  points: decimal.optional(),
  overrun_ms: whole.optional(),
  reason: z.string().max(500).optional(),
  by: z.string().max(200).optional(),
});

const audience = z.strictObject({
  ballots: whole,
  counts: z.record(id, whole).optional(),
  ratings: z.record(id, z.strictObject({ sum: whole, count: whole })).optional(),
  lists: z
    .array(z.strictObject({ id, name: name.optional(), points: z.record(id, decimal) }))
    .max(1000)
    .optional(),
  polls: z
    .array(
      z.strictObject({
        id,
        name: name.optional(),
        share: decimal,
        ballots: whole,
        counts: z.record(id, whole).optional(),
        ratings: z.record(id, z.strictObject({ sum: whole, count: whole })).optional(),
      }),
    )
    .max(1000)
    .optional(),
});

const decision = z.strictObject({
  order: z.array(id).min(2),
  reason: z.string().min(1).max(500),
  by: z.string().max(200).optional(),
  how: z.string().max(200).optional(),
  kind: z.enum(['judges', 'hall', 'applause']).optional(),
  votes: z.record(id, whole).optional(),
});

/** The file that `ovation tabulate` reads. */
export const tabulationFile = z
  .strictObject({
    engine: z.literal([...ENGINES], `There is an engine ${ENGINES.join(' and an engine ')}.`).optional(),
    rules: tabulationRules,
    judges: z.array(judge),
    criteria: z.array(criterion),
    performances: z.array(performance),
    scoresheets: z.array(scoresheet),
    deductions: z.array(deduction).optional(),
    audience: audience.nullable().optional(),
    decisions: z.array(decision).optional(),
    carried: z.array(carried).optional(),
  })
  .superRefine((file, context) => {
    for (const { path, message } of faults(file)) context.addIssue({ code: 'custom', path, message });
  });

type File = z.output<typeof tabulationFile>;

interface Fault {
  path: (string | number)[];
  message: string;
}

function* faults(file: File): Generator<Fault> {
  yield* ruleFaults(file);
  yield* repeated('judges', file.judges);
  yield* repeated('criteria', file.criteria);
  yield* repeated('performances', file.performances);
  for (const [at, entry] of file.criteria.entries()) {
    if (entry.max <= entry.min)
      yield { path: ['criteria', at, 'max'], message: 'The highest mark is above the lowest.' };
    if (Number(entry.step) === 0)
      yield { path: ['criteria', at, 'step'], message: 'A step is more than nothing.' };
  }
  for (const [at, { criterion_ids = null }] of file.judges.entries())
    for (const [k, criterionId] of (criterion_ids ?? []).entries())
      if (file.criteria.every((entry) => entry.id !== criterionId))
        yield { path: ['judges', at, 'criterion_ids', k], message: 'No criterion has this id.' };
  yield* sheetFaults(file);
  const performances = new Set(file.performances.map((entry) => entry.id));
  const unknown = { message: 'No performance has this id.' };
  for (const [at, entry] of (file.deductions ?? []).entries()) {
    if (!performances.has(entry.performance_id))
      yield { path: ['deductions', at, 'performance_id'], ...unknown };
    const byClock = entry.kind === 'time' && file.rules.deductions?.time && entry.overrun_ms !== undefined;
    if (!byClock && entry.points === undefined) {
      yield {
        path: ['deductions', at, 'points'],
        message: 'Say how many points, or give the rule for overruns.',
      };
    }
  }
  for (const [at, entry] of (file.decisions ?? []).entries()) {
    for (const [k, performanceId] of entry.order.entries()) {
      if (!performances.has(performanceId)) yield { path: ['decisions', at, 'order', k], ...unknown };
    }
  }
  yield* carriedFaults(file.carried, file.rules.method, performances);
  for (const [path, record] of audienceRecords(file)) {
    for (const performanceId of Object.keys(record)) {
      if (!performances.has(performanceId)) yield { path: [...path, performanceId], ...unknown };
    }
  }
}

function* ruleFaults({ rules, criteria }: File): Generator<Fault> {
  for (const { path, message } of faultsOfRules(rules)) yield { path: ['rules', ...path], message };
  if (rules.weighting === 'share' && criteria.every((entry) => Number(entry.weight) === 0)) {
    yield { path: ['rules', 'weighting'], message: 'The weights add to nothing.' };
  }
  if (rules.marks === 'places' && criteria.some((entry) => entry.subtracts_from !== undefined))
    yield { path: ['rules', 'marks'], message: 'A place is no number of points to take off.' };
  for (const id of Object.keys(rules.by_criterion ?? {}))
    if (criteria.every((entry) => entry.id !== id))
      yield { path: ['rules', 'by_criterion', id], message: 'No criterion has this id.' };
  const known = new Set(criteria.map((entry) => `criterion:${entry.id}`));
  for (const [at, entry] of (rules.tie_breaks ?? []).entries()) {
    const key = typeof entry === 'string' ? entry : entry.key;
    if (key.startsWith('criterion:') && !known.has(key)) {
      yield { path: ['rules', 'tie_breaks', at], message: 'No criterion has this id.' };
    }
  }
}

/** Above it a weight is nothing from the second rank on, and its figures grow without end. */
const STEEPEST = 50;

/** What is wrong with rules by themselves, whatever they are used on. */
export function* faultsOfRules(rules: z.output<typeof tabulationRules>): Generator<Fault> {
  if (Number(rules.audience?.rating_maximum ?? '1') === 0)
    yield { path: ['audience', 'rating_maximum'], message: 'The best rating is more than nothing.' };
  if (Number(rules.exponential?.rate ?? '0') > STEEPEST)
    yield { path: ['exponential', 'rate'], message: `Write a rate of at most ${STEEPEST}.` };
  const { combination, method, marks } = rules;
  if (combination?.mode === 'weights') {
    const [judges, audience] = [combination.judges ?? '50', combination.audience ?? '50'].map(millionths);
    if ((judges ?? 0) + (audience ?? 0) !== 100_000_000) {
      yield { path: ['combination', 'audience'], message: 'Judges and audience together make 100.' };
    }
  }
  if (marks === 'places' && ['mean', 'sum', 'trimmed_mean', 'median', 'standardized'].includes(method)) {
    yield { path: ['marks'], message: 'Places can be ranked, not averaged.' };
  }
  const per = rules.per ?? completeRules({ method }).per;
  if (rules.by_criterion && Object.keys(rules.by_criterion).length > 0 && !goesByCriterion({ method, per }))
    yield {
      path: ['by_criterion'],
      message: 'Only a method that averages each criterion can do so in several ways.',
    };
  if (marks === 'places' && rules.missing === 'zero') {
    yield { path: ['missing'], message: 'A missing place is not a place of 0.' };
  }
}

/** A decimal of at most six places as a whole number of millionths. */
function millionths(text: string): number {
  const [units = '0', rest = ''] = text.split('.');
  return Number(units) * 1_000_000 + Number(rest.padEnd(6, '0'));
}

function* repeated(list: string, entries: readonly { id: string }[]): Generator<Fault> {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (seen.has(entry.id)) yield { path: [list, at, 'id'], message: 'This id is used twice.' };
    seen.add(entry.id);
  }
}

function* sheetFaults(file: File): Generator<Fault> {
  const judges = new Set(file.judges.map((entry) => entry.id));
  const performances = new Set(file.performances.map((entry) => entry.id));
  const criteria = new Map(file.criteria.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  for (const [at, sheet] of file.scoresheets.entries()) {
    const path = ['scoresheets', at];
    if (!judges.has(sheet.judge_id)) yield { path: [...path, 'judge_id'], message: 'No judge has this id.' };
    if (!performances.has(sheet.performance_id)) {
      yield { path: [...path, 'performance_id'], message: 'No performance has this id.' };
    }
    const key = `${sheet.judge_id} ${sheet.performance_id}`;
    if (seen.has(key)) yield { path, message: 'This judge has a scoresheet for this performance already.' };
    seen.add(key);
    for (const [criterionId, mark] of Object.entries(sheet.marks)) {
      const scale = criteria.get(criterionId);
      if (!scale) yield { path: [...path, 'marks', criterionId], message: 'No criterion has this id.' };
      else if (mark !== null && (mark < scale.min || mark > scale.max)) {
        const message = `The mark, in steps, is between ${scale.min} and ${scale.max}.`;
        yield { path: [...path, 'marks', criterionId], message };
      }
    }
  }
}

function audienceRecords({ audience }: File): [(string | number)[], Record<string, unknown>][] {
  if (!audience) return [];
  return [
    [['audience', 'counts'], audience.counts ?? {}],
    [['audience', 'ratings'], audience.ratings ?? {}],
    ...(audience.polls ?? []).flatMap((poll, at): [(string | number)[], Record<string, unknown>][] => [
      [['audience', 'polls', at, 'counts'], poll.counts ?? {}],
      [['audience', 'polls', at, 'ratings'], poll.ratings ?? {}],
    ]),
    ...(audience.lists ?? []).map((list, at): [(string | number)[], Record<string, unknown>] => [
      ['audience', 'lists', at, 'points'],
      list.points,
    ]),
  ];
}

/** A file that can't be tabulated: where the first fault is ("scoresheets.3.marks.vocal"), and what it is. */
export interface FileFault {
  path: string;
  message: string;
}

/** Reads a file's content, as parsed from JSON. */
export function readTabulationFile(content: unknown): { input: TabulationInput } | { fault: FileFault } {
  const read = tabulationFile.safeParse(content);
  if (!read.success) {
    const issue = read.error.issues[0];
    const at = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue?.path;
    return { fault: { path: (at ?? []).map(String).join('.'), message: issue?.message ?? '' } };
  }
  const input: Camel<File> = camelKeys(read.data);
  return { input };
}
