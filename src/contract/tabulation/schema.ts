/**
 * The input file of a tabulation, as people and programs write it: snake_case, decimals in quotes, marks in steps.
 * What no single field can tell (ids that must exist, marks within their criterion) is checked here, too, so that
 * every file that passes can be tabulated.
 */

import { z } from 'zod';
import { ENGINES } from '#domain/tabulation/engines.ts';
import { criteriaOf, isCriterionKey } from '#domain/tabulation/tie-keys.ts';
import { DECIDED_BY } from '#domain/tabulation/tie-ways.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { type Camel, camelKeys } from '../case.ts';
import { decimal, judgeWeight } from '../decimals.ts';
import { id } from '../primitives.ts';
import { carried, carriedFaults } from './carried.ts';
import { type Fault, faultsOfRules, tabulationRules } from './rules.ts';

const name = z.string().min(1).max(200);
const whole = z.int().min(0);
const judge = z.strictObject({
  id,
  name,
  head: z.boolean().optional(),
  category_ids: z.array(id).nullable().optional(),
  criterion_ids: z.array(id).nullable().optional(),
  weight: judgeWeight.optional(),
  jury: name.optional(),
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

/** What one vote gave each act. */
const given = {
  ballots: whole,
  counts: z.record(id, whole).optional(),
  ratings: z.record(id, z.strictObject({ sum: whole, count: whole })).optional(),
};

const audience = z.strictObject({
  ...given,
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
        ...given,
        grades: z.record(id, z.array(whole).min(1).max(20)).optional(),
        stars: z
          .record(id, z.strictObject({ sum: whole, best: whole, over: z.record(id, whole) }))
          .optional(),
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
  kind: z.enum(DECIDED_BY).optional(),
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

function* faults(file: File): Generator<Fault> {
  yield* ruleFaults(file);
  yield* repeated('judges', file.judges);
  yield* repeated('criteria', file.criteria);
  yield* repeated('performances', file.performances);
  yield* formFaults(file);
  yield* sheetFaults(file);
  const performances = new Set(file.performances.map((entry) => entry.id));
  yield* deductionFaults(file, performances);
  for (const [at, { order }] of (file.decisions ?? []).entries())
    yield* strangers(['decisions', at, 'order'], order.entries(), performances);
  yield* carriedFaults(file.carried, file.rules.method, performances);
  yield* gradeFaults(file);
  for (const [path, record] of audienceRecords(file))
    yield* strangers(
      path,
      Object.keys(record).map((id) => [id, id]),
      performances,
    );
}

/** Acts that are named but do not exist, with the path below `path` where each is named. */
function* strangers(
  path: Fault['path'],
  named: Iterable<[string | number, string]>,
  performances: ReadonlySet<string>,
): Generator<Fault> {
  for (const [at, id] of named)
    if (!performances.has(id)) yield { path: [...path, at], message: 'No performance has this id.' };
}

function* formFaults({ criteria, judges }: File): Generator<Fault> {
  for (const [at, entry] of criteria.entries()) {
    if (entry.max <= entry.min)
      yield { path: ['criteria', at, 'max'], message: 'The highest mark is above the lowest.' };
    if (Number(entry.step) === 0)
      yield { path: ['criteria', at, 'step'], message: 'A step is more than nothing.' };
  }
  const known = new Set(criteria.map(({ id }) => id));
  for (const [at, { criterion_ids }] of judges.entries())
    for (const [k, criterionId] of (criterion_ids ?? []).entries())
      if (!known.has(criterionId))
        yield { path: ['judges', at, 'criterion_ids', k], message: 'No criterion has this id.' };
}

function* deductionFaults(
  { deductions = [], rules }: File,
  performances: ReadonlySet<string>,
): Generator<Fault> {
  for (const [at, { performance_id, kind, overrun_ms, points }] of deductions.entries()) {
    yield* strangers(['deductions', at], [['performance_id', performance_id]], performances);
    const byClock = kind === 'time' && rules.deductions?.time && overrun_ms !== undefined;
    if (!byClock && points === undefined)
      yield {
        path: ['deductions', at, 'points'],
        message: 'Say how many points, or give the rule for overruns.',
      };
  }
}

/**
 * Acts whose numbers of grades differ: each act needs as many as the others, since grades are compared by position.
 */
function* gradeFaults({ audience }: File): Generator<Fault> {
  for (const [at, { grades = {} }] of (audience?.polls ?? []).entries()) {
    const [first, ...others] = Object.entries(grades).map(([act, counts]) => ({
      act,
      all: counts.reduce((sum, count) => sum + count, 0),
    }));
    const odd = others.find(({ all }) => all !== first?.all);
    if (odd)
      yield {
        path: ['audience', 'polls', at, 'grades', odd.act],
        message: 'Each act of a poll has as many grades as the others.',
      };
  }
}

function* ruleFaults({ rules, criteria }: File): Generator<Fault> {
  for (const { path, message } of faultsOfRules(rules)) yield { path: ['rules', ...path], message };
  if (rules.weighting === 'share' && criteria.every((entry) => Number(entry.weight) === 0)) {
    yield { path: ['rules', 'weighting'], message: 'The weights add to nothing.' };
  }
  if (rules.marks === 'places' && criteria.some((entry) => entry.subtracts_from !== undefined))
    yield { path: ['rules', 'marks'], message: 'A place is no number of points to take off.' };
  const { mode, judges_scale = '' } = rules.combination ?? {};
  if (
    mode === 'weights' &&
    ['relative', 'share'].includes(judges_scale) &&
    criteria.some(({ min }) => min < 0)
  )
    yield {
      path: ['rules', 'combination', 'judges_scale'],
      message: 'There are no percents of marks below 0. Use min_max.',
    };
  yield* namedCriteria({ rules, criteria });
}

/** Criteria that the rules name but that do not exist. */
function* namedCriteria({ rules, criteria }: Pick<File, 'rules' | 'criteria'>): Generator<Fault> {
  for (const id of Object.keys(rules.by_criterion ?? {}))
    if (criteria.every((entry) => entry.id !== id))
      yield { path: ['rules', 'by_criterion', id], message: 'No criterion has this id.' };
  const known = new Set(criteria.map(({ id }) => id));
  for (const [at, entry] of (rules.tie_breaks ?? []).entries()) {
    const key = typeof entry === 'string' ? entry : entry.key;
    if (isCriterionKey(key) && !criteriaOf(key).every((id) => known.has(id))) {
      yield { path: ['rules', 'tie_breaks', at], message: 'No criterion has this id.' };
    }
  }
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
    yield* markFaults([...path, 'marks'], sheet.marks, criteria);
  }
}

function* markFaults(
  path: Fault['path'],
  marks: File['scoresheets'][number]['marks'],
  criteria: ReadonlyMap<string, File['criteria'][number]>,
): Generator<Fault> {
  for (const [criterionId, mark] of Object.entries(marks)) {
    const scale = criteria.get(criterionId);
    if (!scale) yield { path: [...path, criterionId], message: 'No criterion has this id.' };
    else if (mark !== null && (mark < scale.min || mark > scale.max)) {
      const message = `The mark, in steps, is between ${scale.min} and ${scale.max}.`;
      yield { path: [...path, criterionId], message };
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
      [['audience', 'polls', at, 'grades'], poll.grades ?? {}],
      [['audience', 'polls', at, 'stars'], poll.stars ?? {}],
    ]),
    ...(audience.lists ?? []).map((list, at): [(string | number)[], Record<string, unknown>] => [
      ['audience', 'lists', at, 'points'],
      list.points,
    ]),
  ];
}

/** Why a file cannot be tabulated: the path of the first fault ("scoresheets.3.marks.vocal"), and the fault. */
export interface FileFault {
  path: string;
  message: string;
}

/** Validates a file's content, as parsed from JSON. */
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
