import { expect, test } from 'vitest';
import { ordinal } from './ordinals.ts';

test('places are counted as English counts them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111, 112].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 111th 112th',
  );
});
