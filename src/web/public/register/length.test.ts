import { expect, it } from 'vitest';
import { lengthMs } from './length.ts';

it('reads a length as people type it', () => {
  for (const text of ['3:45', ' 3.45', '3’45”', '225 s', '225sec'])
    expect(lengthMs(text), text).toBe(225_000);
  for (const text of ['4', '4 min', '4:00']) expect(lengthMs(text), text).toBe(240_000);
});

it('takes nothing for a length that is none', () => {
  for (const text of ['', 'long', '3:75', '0', '0:00', '-3', '1:2:3', '9999'])
    expect(lengthMs(text), text).toBeUndefined();
});
