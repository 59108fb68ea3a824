import { expect, it } from 'vitest';
import { criterionWeight, judgeWeight } from './decimals.ts';

it('says of a judge’s weight what is wrong with it', () => {
  const wrong = (weight: string) => judgeWeight.safeParse(weight).error?.issues.map(({ message }) => message);
  const few = ['Write at most three digits before the point and two after it, like 0.33.'];
  const aboveZero = ['Write a number above zero, like 2 or 0.5.'];
  expect(['0.33', '2', '999.99'].map(wrong)).toEqual([undefined, undefined, undefined]);
  expect(['0.333', '0.001', '1000'].map(wrong)).toEqual([few, few, few]);
  expect(['0', '0.00', '-1', 'two', '', '1.', '1e3'].map(wrong)).toEqual(Array(7).fill(aboveZero));
});

it('takes factors of criteria that have one text with at most two decimals', () => {
  expect([0, 0.5, 1.33, 2.67, 33.33, 1000].every((one) => criterionWeight.safeParse(one).success)).toBe(true);
  const wrong = [-1, 0.125, 1 / 3, 0.1 + 0.2, 1e-7, 1000.5, Number.NaN, '2'];
  expect(wrong.some((one) => criterionWeight.safeParse(one).success)).toBe(false);
});
