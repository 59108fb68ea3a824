/** A tabulation that goes on from the one before gives to the digit what a whole one gives, change after change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { openTabulator } from '#domain/tabulation/tabulator.ts';
import {
  JURY_METHODS,
  METHODS,
  type Method,
  type RulesInput,
  type ScoresheetInput,
  type TabulationInput,
} from '#domain/tabulation/types.ts';
import { inputOf, panelShape } from './random-panels.ts';

const rulesOf = (method: Method): fc.Arbitrary<RulesInput> =>
  fc.record(
    {
      method: fc.constant(method),
      per: fc.constantFrom('criterion' as const, 'judge_total' as const),
      scope: fc.constantFrom('round' as const, 'category' as const),
      missing: fc.constantFrom('exclude' as const, 'block' as const, 'zero' as const),
      ...(method === 'points_table' && {
        juries: fc.constantFrom(...JURY_METHODS.map((inner) => ({ method: inner }))),
      }),
      tieBreaks: fc.constantFrom(['countback'], ['criterion:c0', 'head_to_head'], ['head_judge', 'decision']),
    },
    { requiredKeys: ['method'] },
  );

/** One thing that can happen to a round. */
const change = fc.record({
  kind: fc.constantFrom('mark', 'mark', 'mark', 'gap', 'abstain', 'gone', 'deduction', 'votes', 'rules'),
  sheet: fc.nat(1_000),
  criterion: fc.nat(2),
  steps: fc.integer({ min: 1, max: 6 }),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(input: TabulationInput, one: Change): TabulationInput {
  const at = one.sheet % Math.max(1, input.scoresheets.length);
  const performanceId = input.performances[one.sheet % input.performances.length]?.id ?? '';
  const withSheet = (make: (sheet: ScoresheetInput) => ScoresheetInput): TabulationInput => ({
    ...input,
    scoresheets: input.scoresheets.map((sheet, index) => (index === at ? make(sheet) : sheet)),
  });
  const marked = (value: number | null) =>
    withSheet((sheet) => ({ ...sheet, marks: { ...sheet.marks, [`c${one.criterion}`]: value } }));
  switch (one.kind) {
    case 'mark':
      return marked(one.steps);
    case 'gap':
      return marked(null);
    case 'abstain':
      return withSheet((sheet) => ({ ...sheet, abstained: !sheet.abstained }));
    case 'gone':
      return { ...input, scoresheets: input.scoresheets.filter((_sheet, index) => index !== at) };
    case 'deduction':
      return {
        ...input,
        deductions: [
          ...(input.deductions ?? []),
          { performanceId, kind: 'points', points: String(one.steps) },
        ],
      };
    case 'votes':
      return { ...input, audience: { ballots: 20, counts: { [performanceId]: one.steps } } };
    default:
      return { ...input, rules: { ...input.rules, scope: one.steps > 3 ? 'round' : 'category' } };
  }
}

describe('a change after another', () => {
  it.each(METHODS)('by %s: going on gives what counting it all again gives', (method) => {
    fc.assert(
      fc.property(
        rulesOf(method),
        panelShape({ gaps: true, largest: 6 }),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        (rules, shape, changes) => {
          let input = inputOf(shape, rules);
          input.performances = input.performances.map((act, p) => ({ ...act, categoryId: `k${p % 2}` }));
          input.judges = input.judges.map((judge, j) => ({
            ...judge,
            ...(j % 3 < 2 && { jury: `Jury ${j % 3}` }),
          }));
          const goOn = openTabulator();
          expect(goOn(input)).toEqual(tabulate(input));
          for (const one of changes) {
            input = changed(input, one);
            expect(goOn(input)).toEqual(tabulate(input));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('hands on the rows that a mark did not touch as the very same objects', () => {
    const shape = { acts: 5, judges: 3, criteria: 1, weights: [1] };
    const marks = Array.from({ length: 5 }, (_, p) => Array.from({ length: 3 }, () => [10 * (p + 1)]));
    const before = inputOf({ ...shape, marks }, { method: 'mean' });
    const after = changed(before, { kind: 'mark', sheet: 0, criterion: 0, steps: 12 });
    const goOn = openTabulator();
    const rows = new Map(goOn(before).performances.map((row) => [row.performanceId, row]));
    const kept = goOn(after).performances.filter((row) => rows.get(row.performanceId) === row);
    expect(kept.map((row) => row.performanceId).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
  });
});
