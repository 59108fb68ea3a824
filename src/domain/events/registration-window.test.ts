import { expect, test } from 'vitest';
import { registrationState } from './registration-window.ts';

const dated = { mode: 'by_date', opensAt: 1_000, closesAt: 2_000 } as const;

test('by date: not yet, open, closed, with the closing instant closed', () => {
  expect(registrationState(dated, 999)).toBe('not_yet');
  expect(registrationState(dated, 1_000)).toBe('open');
  expect(registrationState(dated, 1_999)).toBe('open');
  expect(registrationState(dated, 2_000)).toBe('closed');
});

test('a missing date does not bound', () => {
  expect(registrationState({ mode: 'by_date', opensAt: null, closesAt: null }, 0)).toBe('open');
  expect(registrationState({ mode: 'by_date', opensAt: null, closesAt: 5 }, 5)).toBe('closed');
});

test('by hand wins over the dates', () => {
  expect(registrationState({ ...dated, mode: 'open' }, 9_999)).toBe('open');
  expect(registrationState({ ...dated, mode: 'closed' }, 1_500)).toBe('closed');
});
