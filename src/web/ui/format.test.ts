import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './format.ts';

test('an empty or half-filled date is none, not the one a browser reads into it', () => {
  for (const value of ['', ' ', '2026', '2026-04', '2026-04-18', '2026-04-18T', '19:30'])
    expect(fromLocalInput(value, 'Europe/Berlin')).toBeNull();
});

test('a whole one is the instant that it means in the zone, and comes back as it was', () => {
  const at = Date.parse('2026-04-18T17:30:00Z');
  expect(fromLocalInput('2026-04-18T19:30', 'Europe/Berlin')).toBe(at);
  expect(toLocalInput(at, 'Europe/Berlin')).toBe('2026-04-18T19:30');
});
