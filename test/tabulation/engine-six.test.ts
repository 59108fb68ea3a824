/**
 * What version 6 of the engine mended, each with the input that showed it, counted by both counts; version 5 still
 * gives what it gave.
 */
import { describe, expect, it } from 'vitest';
import { bestPossible } from '#domain/results/best-possible.ts';
import { secondCount } from '#domain/results/second-count.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RulesInput, TabulationInput } from '#domain/tabulation/types.ts';

/** Act `best` has the highest mark there is on every criterion, act `other` 8 of 10. */
const round = (weights: string[], rules: Partial<RulesInput>): TabulationInput => ({
  rules: {
    method: 'mean',
    combination: { mode: 'weights', judges: '70', audience: '30', judgesScale: 'of_maximum' },
    ...rules,
  },
  judges: [{ id: 'j', name: 'Ana' }],
  criteria: weights.map((weight, at) => ({
    id: `c${at}`,
    name: `c${at}`,
    weight,
    min: 0,
    max: 10,
    step: '1',
  })),
  performances: ['best', 'other'].map((id) => ({ id, name: id, categoryId: 'open' })),
  scoresheets: ['best', 'other'].map((performanceId) => ({
    judgeId: 'j',
    performanceId,
    marks: Object.fromEntries(weights.map((_, at) => [`c${at}`, performanceId === 'best' ? 10 : 8])),
  })),
  audience: { ballots: 4, counts: { best: 2, other: 2 } },
});

/** The judges' part of both acts on the scale of 100. */
function judgesOf(input: TabulationInput, engine: Engine) {
  const whole = { ...input, engine };
  const standings = tabulate(whole);
  expect(secondCount(whole, standings)).toEqual([]);
  return standings.performances.map(({ combined }) => combined?.judges.exact);
}

describe('version 6', () => {
  const places = (places: number) => ({ places, mode: 'half_up' as const });

  it('puts all the best marks at 100 percent where marks are rounded when they are weighed', () => {
    const up = round(['1.25'], { rounding: { afterWeighting: places(0) } });
    expect(judgesOf(up, 5)).toEqual(['104', '80']);
    expect(judgesOf(up, 6)).toEqual(['100', '1000/13']);
    const down = round(['1', '1', '1'], { weighting: 'share', rounding: { afterWeighting: places(2) } });
    expect(judgesOf(down, 5)).toEqual(['999/10', '801/10']);
    expect(judgesOf(down, 6)).toEqual(['100', '8900/111']);
  });

  it('rounds the most that totals can be at the end alone', () => {
    const rounding = { afterWeighting: places(0), afterTotal: places(0) };
    const totals = round(['1.25'], { method: 'median', per: 'judge_total', rounding });
    expect(judgesOf(totals, 5)).toEqual(['104', '80']);
    expect(judgesOf(totals, 6)).toEqual(['100', '1000/13']);
    const exact = { ...totals, rules: { ...totals.rules, rounding: { afterWeighting: places(0) } } };
    expect(judgesOf(exact, 6)).toEqual(['100', '80']);
  });

  it('tells the best result there can be as it comes out', () => {
    const rules = { rounding: { afterWeighting: places(0) }, combination: { mode: 'apart' as const } };
    expect(bestPossible({ ...round(['1.25'], rules), engine: 5 }, null)).toBe('12.5');
    expect(bestPossible({ ...round(['1.25'], rules), engine: 6 }, null)).toBe('13');
  });
});
