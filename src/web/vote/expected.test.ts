/** When a phone says that voting opens. */
import { expect, it } from 'vitest';
import { expectedWords } from './expected.ts';

const now = Date.UTC(2026, 3, 18, 12, 0);
const at = (year: number, day: number) => Date.UTC(year, 3, day, 19, 47);

it('names the day where voting opens on another one', () => {
  expect(expectedWords(at(2026, 18), now, 'UTC')).toEqual({
    label: 'Voting should open at about',
    time: '19:47',
  });
  expect(expectedWords(at(2026, 19), now, 'UTC').label).toBe('Voting should open');
  expect(expectedWords(at(2026, 19), now, 'UTC').time).toMatch(/^Sun 19 April\b.*19:47$/);
  expect(expectedWords(at(2027, 18), now, 'UTC').time).toMatch(/^Sun 18 April\b.*19:47$/);
  // In Los Angeles it is the same evening.
  const evening = Date.UTC(2026, 3, 19, 2, 0);
  expect(expectedWords(evening, now, 'America/Los_Angeles').label).toBe('Voting should open at about');
  expect(expectedWords(evening, now, 'UTC').label).toBe('Voting should open');
});
