import { expect, test } from 'vitest';
import { doorsChecked } from './doors-checked.ts';

const doors = (value: string, error?: string) => ({
  name: 'doors_at',
  value,
  onChange: () => undefined,
  error,
});

test('doors after the beginning of the show are said at their field', () => {
  const told = (value: string, starts: string) => doorsChecked(doors(value), starts).error;
  expect(told('2027-12-01T20:00', '2027-12-01T19:30')).toBe('The doors have to open before the show starts.');
  expect(told('2027-12-01T19:00', '2027-12-01T19:30')).toBeUndefined();
  expect(told('', '2027-12-01T19:30')).toBeUndefined();
  expect(told('2027-12-01T20:00', '')).toBeUndefined();
  expect(doorsChecked(doors('2027-12-01T20:00', 'No.'), '2027-12-01T19:30').error).toBe('No.');
});
