import { expect, it } from 'vitest';
import { trimmedMean } from './trimmed-mean.ts';

it('drops nothing where nothing would be left, whatever least number the rules name', () => {
  const rules = { highest: 1, lowest: 2, minimum: 3 };
  expect(trimmedMean({ ...rules, otherwise: 'untrimmed' })([6, 7, 8], 3)).toMatchObject({ n: 21, d: 3 });
  expect(trimmedMean({ ...rules, otherwise: 'blocked' })([6, 7, 8], 3)).toBe('too_few_marks');
  expect(trimmedMean({ ...rules, otherwise: 'blocked' })([6, 7, 8, 9], 4)).toMatchObject({ n: 8, d: 1 });
});
