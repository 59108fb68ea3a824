/** Whatever rules the input file may hold, every panel gets standings that hang together. */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { readTabulationFile } from '#contract/tabulation/schema.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { criterionKey, TIE_KEYS } from '#domain/tabulation/tie-keys.ts';
import { METHODS } from '#domain/tabulation/types.ts';
import { tried } from '../tried.ts';
import { inputOf, panelShape } from './random-panels.ts';

const rounding = fc.record({
  places: fc.integer({ min: 0, max: 4 }),
  mode: fc.constantFrom('half_up' as const, 'half_even' as const, 'down' as const),
});
/** The criterion first: what was once drawn stays the same as long as no key comes before another. */
const KEYS = [criterionKey('c0'), ...TIE_KEYS];

const rules = fc.record(
  {
    method: fc.constantFrom(...METHODS),
    per: fc.constantFrom('criterion' as const, 'judge_total' as const),
    scope: fc.constantFrom('round' as const, 'category' as const),
    weighting: fc.constantFrom('factor' as const, 'share' as const),
    missing: fc.constantFrom('exclude' as const, 'block' as const, 'zero' as const),
    rounding: fc.record(
      { afterCriterion: rounding, afterWeighting: rounding, afterTotal: rounding },
      { requiredKeys: [] },
    ),
    trim: fc.record({
      highest: fc.nat(2),
      lowest: fc.nat(2),
      otherwise: fc.constantFrom('untrimmed' as const, 'blocked' as const),
    }),
    audience: fc.record({
      conversion: fc.constantFrom('share', 'relative', 'points_table', 'min_max', 'mean_rating', 'points'),
      minimumTurnout: fc.nat(20),
    }),
    combination: fc.record({
      mode: fc.constantFrom('weights' as const, 'points' as const, 'apart' as const),
      judges: fc.constantFrom('0', '50', '100'),
      judgesScale: fc.constantFrom('as_is', 'of_maximum', 'share', 'relative', 'min_max', 'points_table'),
    }),
    tieBreaks: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 5 }),
  },
  { requiredKeys: ['method'] },
);

const extras = fc.record({
  votes: fc.option(fc.array(fc.nat(9), { minLength: 7, maxLength: 7 })),
  abstains: fc.option(fc.nat(6)),
  guest: fc.option(fc.nat(6)),
  categories: fc.integer({ min: 1, max: 2 }),
  points: fc.option(fc.nat(6)),
});

describe('any rules', () => {
  it('give every act a place or a reason, and places that follow from results', () => {
    fc.assert(
      fc.property(rules, panelShape({ gaps: true, largest: 6 }), extras, (given, shape, more) => {
        const input = inputOf(shape, {
          ...given,
          combination: given.combination && {
            ...given.combination,
            audience: String(100 - Number(given.combination.judges)),
          },
        } as Parameters<typeof inputOf>[1]);
        input.performances = input.performances.map((entry, p) => ({
          ...entry,
          guest: p === more.guest,
          categoryId: `k${p % more.categories}`,
        }));
        input.scoresheets = input.scoresheets.map((sheet, at) =>
          at === more.abstains ? { ...sheet, abstained: true } : sheet,
        );
        if (more.votes) {
          const counts = Object.fromEntries(
            input.performances.map(({ id }, p) => [id, more.votes?.[p] ?? 0]),
          );
          input.audience = { ballots: Object.values(counts).reduce((a, b) => a + b, 0), counts };
        }
        if (more.points !== null)
          input.deductions = [{ performanceId: 'p0', kind: 'points', points: `${more.points}.5` }];

        const standings = tabulate(input);
        expect(standings.performances.map((row) => row.performanceId).sort()).toEqual(
          input.performances.map((entry) => entry.id).sort(),
        );
        for (const row of standings.performances) {
          expect(row.place === null).toBe(row.blocked !== null);
          expect(row.place === null).toBe(row.result === null);
        }
        const sign = standings.better === 'higher' ? 1 : -1;
        const placed = standings.performances.filter((row) => row.result !== null);
        for (const a of placed) {
          for (const b of placed) {
            const apart = standings.rules.scope === 'category' && a.categoryId !== b.categoryId;
            if (apart || (a.rank ?? 0) >= (b.rank ?? 0)) continue;
            const order = new Fraction(a.result?.exact ?? 0).compare(b.result?.exact ?? 0) * sign;
            expect(order).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: tried(400, 1_500) },
    );
  });

  it('come through the file unchanged', () => {
    const read = readTabulationFile({
      rules: {
        method: 'sum',
        missing: 'zero',
        combination: { mode: 'points' },
        audience: { conversion: 'points' },
      },
      judges: [{ id: 'at', name: 'Austria' }],
      criteria: [{ id: 'points', name: 'Points', min: 0, max: 12 }],
      performances: [{ id: 'one', name: 'One' }],
      scoresheets: [{ judge_id: 'at', performance_id: 'one', marks: { points: 12 } }],
      audience: { ballots: 1, lists: [{ id: 'at', points: { one: '8' } }] },
    });
    if ('fault' in read) throw new Error(`${read.fault.path}: ${read.fault.message}`);
    expect(tabulate(read.input).performances[0]?.result?.exact).toBe('20');
  });
});
