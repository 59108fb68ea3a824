import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeRules } from '../tabulation/rules.ts';
import type { RulesInput } from '../tabulation/types.ts';
import { type AdvanceRule, advance, type Contender, carryFault } from './advance.ts';

const contender = (performanceId: string, over: Partial<Contender>): Contender => ({
  performanceId,
  name: performanceId,
  groupId: 'g1',
  group: 'Heat 1',
  categoryId: 'dance',
  category: 'Dance',
  guest: false,
  rank: 1,
  categoryRank: 1,
  result: { exact: '8', shown: '8.00' },
  ...over,
});
const rule = (over: Partial<AdvanceRule>): AdvanceRule => ({
  each: 'overall',
  count: 2,
  wildcards: 0,
  tie: 'tie_break',
  ...over,
});
const at = (id: string, group: number, rank: number, result: number) =>
  contender(id, {
    groupId: `g${group}`,
    group: `Heat ${group}`,
    rank,
    categoryRank: rank,
    result: { exact: String(result), shown: result.toFixed(2) },
  });
const ids = (made: { advancing: { performanceId: string }[] }) =>
  made.advancing.map((one) => one.performanceId);

const choices = (named: Record<string, string[]>) =>
  new Map(Object.entries(named).map(([cut, performances]) => [cut, new Set(performances)]));

describe('who goes on', () => {
  const heats = [at('a', 1, 1, 90), at('b', 1, 2, 80), at('c', 2, 1, 70), at('d', 2, 2, 60)];

  it('takes the best of each group and wildcards from the rest, and says why', () => {
    expect(advance(heats, rule({ each: 'group', count: 1, wildcards: 1 })).advancing).toEqual([
      { performanceId: 'a', why: '1st in Heat 1', wildcard: false },
      { performanceId: 'c', why: '1st in Heat 2', wildcard: false },
      { performanceId: 'b', why: 'wildcard 1: best of the rest, 80.00', wildcard: true },
    ]);
  });

  it('compares groups by their results where all are one list', () => {
    expect(ids(advance(heats, rule({ count: 2 })))).toEqual(['a', 'b']);
  });

  it('takes the best of each category', () => {
    const acts = [
      contender('a', { rank: 1, categoryRank: 1 }),
      contender('b', { rank: 2, categoryRank: 2 }),
      contender('c', { rank: 3, categoryRank: 1, categoryId: 'vocal', category: 'Vocal' }),
    ];
    expect(advance(acts, rule({ each: 'category', count: 1 })).advancing.map(({ why }) => why)).toEqual([
      '1st in Dance',
      '1st in Vocal',
    ]);
  });

  it('handles a tie at the cut by the rule', () => {
    const tied = [at('a', 1, 1, 9), at('b', 1, 2, 8), at('c', 1, 2, 8)];
    expect(ids(advance(tied, rule({ tie: 'take_all' })))).toEqual(['a', 'b', 'c']);
    expect(ids(advance(tied, rule({ tie: 'take_none' })))).toEqual(['a']);
    const shared = { id: 'overall', seats: 1, among: ['b', 'c'], why: '2nd overall is shared.' };
    expect(advance(tied, rule({})).cuts).toEqual([{ ...shared, settled: false }]);
    const named = advance(tied, rule({}), choices({ overall: ['c'] }));
    expect(named.cuts).toEqual([{ ...shared, settled: true }]);
    expect(ids(named)).toEqual(['a', 'c']);
    expect(ids(advance(tied, rule({}), choices({ overall: ['b', 'c'] })))).toEqual(['a']);
  });

  it('does not let a name chosen put a lower place through', () => {
    expect(ids(advance(heats, rule({ each: 'group', count: 1 }), choices({ g2: ['d'] })))).toEqual([
      'a',
      'c',
    ]);
  });

  it('never gives a place to a guest or to an act without one', () => {
    const acts = [
      contender('g', { guest: true, rank: null, categoryRank: null }),
      contender('x', { rank: null, categoryRank: null, result: null }),
      contender('a', {}),
    ];
    expect(ids(advance(acts, rule({ tie: 'take_all' }), choices({ overall: ['g', 'x'] })))).toEqual(['a']);
  });

  const results = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 })), {
    maxLength: 14,
  });
  const rules = fc.record({
    each: fc.constantFrom('overall' as const, 'group' as const),
    count: fc.integer({ min: 0, max: 4 }),
    wildcards: fc.integer({ min: 0, max: 3 }),
    tie: fc.constantFrom('take_all' as const, 'take_none' as const, 'tie_break' as const),
  });
  const field = (drawn: [number, number][]) =>
    drawn.map(([group, result], index) =>
      at(
        `p${index}`,
        group,
        1 + drawn.filter(([other, value]) => other === group && value > result).length,
        result,
      ),
    );

  it('does not depend on the order of the acts, and nobody goes on twice', () => {
    fc.assert(
      fc.property(results, rules, (drawn, given) => {
        const acts = field(drawn);
        const made = advance(acts, given);
        expect(advance(acts.toReversed(), given)).toEqual(made);
        expect(new Set(ids(made)).size).toBe(made.advancing.length);
      }),
    );
  });

  it('asks for each shared place by itself, though the same acts share several', () => {
    // Three share the second place of a heat, and who of them is left shares the last wildcard.
    const tied = [at('a', 1, 1, 9), at('b', 1, 2, 8), at('c', 1, 2, 8), at('d', 1, 2, 8), at('e', 2, 1, 7)];
    const given = rule({ each: 'group', count: 2, wildcards: 1 });
    const first = advance(tied, given);
    expect(first.cuts.map(({ id, settled }) => [id, settled])).toEqual([['g1', false]]);
    const second = advance(tied, given, choices({ g1: ['c'] }));
    expect(second.cuts.map(({ id, among }) => [id, among])).toEqual([
      ['g1', ['b', 'c', 'd']],
      ['wildcards', ['b', 'd']],
    ]);
    const made = advance(tied, given, choices({ g1: ['c'], wildcards: ['d'] }));
    expect(made.cuts.every(({ settled }) => settled)).toBe(true);
    expect(ids(made)).toEqual(['a', 'e', 'c', 'd']);
  });

  it('comes to an end for every field, whoever is named', () => {
    fc.assert(
      fc.property(results, rules, fc.boolean(), (drawn, given, fromTheEnd) => {
        const acts = field(drawn);
        const named: Record<string, string[]> = {};
        for (let step = 0; step < 5; step += 1) {
          const cut = advance(acts, given, choices(named)).cuts.find(({ settled }) => !settled);
          if (cut === undefined) return;
          expect(named[cut.id]).toBeUndefined();
          named[cut.id] = fromTheEnd ? cut.among.slice(-cut.seats) : cut.among.slice(0, cut.seats);
        }
        expect.fail('a cut stayed open');
      }),
    );
  });

  it('never leaves a better act of a group behind a worse one', () => {
    fc.assert(
      fc.property(results, rules, (drawn, given) => {
        const acts = field(drawn);
        const through = new Set(ids(advance(acts, given)));
        for (const one of acts.filter((act) => through.has(act.performanceId)))
          for (const other of acts)
            if (other.groupId === one.groupId && (other.rank ?? 0) < (one.rank ?? 0))
              expect(through.has(other.performanceId)).toBe(true);
      }),
    );
  });
});

describe('carrying points forward', () => {
  const rules = completeRules;
  it('adds points only to points of the same kind', () => {
    const mean = rules({ method: 'mean' });
    expect(carryFault([mean, mean], mean)).toBeNull();
    expect(carryFault([mean, rules({ method: 'sum' })], mean)).toMatch('same rules');
    expect(carryFault([mean], rules({ method: 'mean', weighting: 'share' }))).toMatch('same rules');
    expect(carryFault([mean], rules({ method: 'mean', combination: { mode: 'weights' } }))).toMatch(
      'same rules',
    );
    expect(carryFault([rules({ method: 'skating_system' })], rules({ method: 'skating_system' }))).toMatch(
      'ranked',
    );
  });

  it.each<[string, RulesInput]>([
    ['rounding on the way', { method: 'mean', rounding: { afterTotal: { places: 0, mode: 'half_up' } } }],
    ['a missing mark that counts 0', { method: 'mean', missing: 'zero' }],
    ['how one criterion is averaged', { method: 'mean', byCriterion: { song: { method: 'sum' } } }],
    ['results below 0', { method: 'mean', deductions: { allowBelowZero: true } }],
  ])('adds no points that differ in %s', (_what, other) => {
    const mean = rules({ method: 'mean' });
    expect(carryFault([rules(other)], mean)).toMatch('same rules');
    expect(carryFault([mean, rules(other)], mean)).toMatch('same rules');
    expect(carryFault([rules(other)], rules(other))).toBeNull();
  });

  it('adds no points of another scale of the audience', () => {
    const weighed = (judges: string) =>
      rules({
        method: 'mean',
        combination: { mode: 'weights', judges, audience: String(100 - Number(judges)) },
      });
    expect(carryFault([weighed('70')], weighed('50'))).toMatch('same rules');
    expect(carryFault([weighed('70')], weighed('70'))).toBeNull();
  });

  it('asks nothing about how much earlier points count, how ties are broken and figures are shown', () => {
    const mean = rules({ method: 'mean' });
    const next: RulesInput = { method: 'mean', carry: { earlier: '40', round: '60' }, tieBreaks: ['shared'] };
    expect(carryFault([mean], rules(next))).toBeNull();
    expect(
      carryFault([mean], rules({ method: 'mean', rounding: { shown: { places: 1, mode: 'half_up' } } })),
    ).toBeNull();
  });
});
