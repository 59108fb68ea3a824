import { expect, it } from 'vitest';
import { roomFor } from './rules-for-the-hall.ts';

it('words for which a page has no room end where they are cut, and never in half of a character', () => {
  expect(roomFor(' Thanks to all. ', 14)).toBe('Thanks to all.');
  expect(roomFor('Thanks to all who came.', 11)).toBe('Thanks to…');
  expect(roomFor('To you 🎉🎉', 9)).toBe('To you…');
});
