import { expect, it } from 'vitest';
import { ENGINE } from '../tabulation/engines.ts';
import { completeRules } from '../tabulation/rules.ts';
import type { PerformanceStanding } from '../tabulation/standings.ts';
import { figuresApart, resultsApart } from './figures-apart.ts';

const rules = completeRules({ method: 'mean' });
const figure = (exact: string, shown: string) => ({ exact, shown });
const told = (exact: readonly string[], shown: string, engine = ENGINE) =>
  figuresApart(
    exact.map((one) => figure(one, shown)),
    { rules, engine },
  );

it('tells figures that differ with as many more decimals as that takes, and equal ones as the rules show them', () => {
  expect(told(['71.234', '71.226'], '71.23')).toEqual(['71.234', '71.226']);
  expect(told(['71.2344', '71.2341', '71.2341'], '71.23')).toEqual(['71.2344', '71.2341', '71.2341']);
  expect(told(['71.230001', '71.230002'], '71.23')).toEqual(['71.230001', '71.230002']);
  expect(told(['71.2341', '71.2341'], '71.23')).toEqual(['71.23', '71.23']);
});

it('tells them as the rules show them where four more decimals do not tell them apart, and up to version 6', () => {
  expect(told(['71.2300001', '71.2300002'], '71.23')).toEqual(['71.23', '71.23']);
  expect(told(['71.234', '71.226'], '71.23', 6)).toEqual(['71.23', '71.23']);
});

it('holds results against those of their own table alone', () => {
  const act = (performanceId: string, categoryId: string, exact: string) =>
    ({ performanceId, categoryId, result: figure(exact, '71.23') }) as PerformanceStanding;
  const acts = [act('a', 'solo', '71.234'), act('b', 'group', '71.226'), act('c', 'group', '71.226')];
  const none = { performanceId: 'd', categoryId: 'solo', result: null } as PerformanceStanding;
  const byScope = (scope: 'category' | 'round') =>
    Object.fromEntries(
      resultsApart([...acts, none], { rules: completeRules({ method: 'mean', scope }), engine: ENGINE }),
    );
  expect(byScope('category')).toEqual({ a: '71.23', b: '71.23', c: '71.23' });
  expect(byScope('round')).toEqual({ a: '71.234', b: '71.226', c: '71.226' });
});
