import { expect, it } from 'vitest';
import { trimmedMean } from './trimmed-mean.ts';

it('drops nothing where nothing would be left, whatever least number the rules name', () => {
  const rules = { highest: 1, lowest: 2, minimum: 3 };
  const givers = { weights: [1, 1, 1, 1], once: 1, assigned: 4 };
  expect(trimmedMean({ ...rules, otherwise: 'untrimmed' })([6, 7, 8], givers)).toMatchObject({ n: 21, d: 3 });
  expect(trimmedMean({ ...rules, otherwise: 'blocked' })([6, 7, 8], givers)).toBe('too_few_marks');
  expect(trimmedMean({ ...rules, otherwise: 'blocked' })([6, 7, 8, 9], givers)).toMatchObject({ n: 8, d: 1 });
});
