import { expect, it } from 'vitest';
import { judgeWeight } from './decimals.ts';

it('says of a judge’s weight what is wrong with it', () => {
  const wrong = (weight: string) => judgeWeight.safeParse(weight).error?.issues.map(({ message }) => message);
  const few = ['Write at most three digits before the point and two after it, like 0.33.'];
  const aboveZero = ['Write a number above zero, like 2 or 0.5.'];
  expect(['0.33', '2', '999.99'].map(wrong)).toEqual([undefined, undefined, undefined]);
  expect(['0.333', '0.001', '1000'].map(wrong)).toEqual([few, few, few]);
  expect(['0', '0.00', '-1', 'two', '', '1.', '1e3'].map(wrong)).toEqual(Array(7).fill(aboveZero));
});
