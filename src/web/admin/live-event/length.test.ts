import { expect, test } from 'vitest';
import { lengthFrom } from './length.ts';

test('a bare number is minutes; colons add seconds and hours', () => {
  expect(['15', '2:30', ' 0:45 ', '1:00:05'].map(lengthFrom)).toEqual([900_000, 150_000, 45_000, 3_605_000]);
});

test('what is no length is none', () => {
  expect(['', '0', 'x', '2:75', '-3', '1.5', '999'].map(lengthFrom)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
