import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { plainWords } from './words.ts';

beforeAll(() => {
  z.config({ customError: plainWords });
});

const said = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues[0]?.message;

test('what is missing is asked for, not typed', () => {
  expect(said(z.object({ name: z.string() }), {})).toBe('Fill this in.');
  expect(said(z.string().min(1), '')).toBe('Fill this in.');
});

test('limits are told with their number', () => {
  expect(said(z.string().max(3), 'long')).toBe('Keep this to 3 characters.');
  expect(said(z.string().min(15), 'short')).toBe('Use 15 characters or more.');
  expect(said(z.int().min(2), 1)).toBe('Enter 2 or more.');
  expect(said(z.int().max(2), 3)).toBe('Enter 2 or less.');
});

test('choices are listed', () => {
  expect(said(z.enum(['email', 'flash_drive']), 'pigeon')).toBe('Choose one of: email, flash_drive.');
});

test('a sentence of the schema wins', () => {
  expect(said(z.string().min(1, 'Enter your password.'), '')).toBe('Enter your password.');
});
