import { expect, it } from 'vitest';
import { cell } from './csv.ts';

it('lets no cell be run as a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\0'])
    expect(cell(`${start}cmd`).replace(/^"/, ''), JSON.stringify(start)).toMatch(/^'/);
});

it('quotes what would break a row, and leaves other names alone', () => {
  expect(cell('Rain Song No. 4, for "five" kazoos')).toBe('"Rain Song No. 4, for ""five"" kazoos"');
  expect(cell('two\nlines')).toBe('"two\nlines"');
  expect(cell('月野ひかり')).toBe('月野ひかり');
});
