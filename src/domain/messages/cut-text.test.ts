import { expect, it } from 'vitest';
import { cutTo } from './cut-text.ts';

it('a text is cut at a whole character, and one for which there is room is left alone', () => {
  expect(cutTo('Open Stage', 10)).toBe('Open Stage');
  expect(cutTo('Open Stage', 4)).toBe('Open');
  expect(cutTo('Gala 🎉🎉', 6)).toBe('Gala ');
  expect(cutTo('Gala 🎉🎉', 7)).toBe('Gala 🎉');
  expect(cutTo('Gala 🎉🎉', 8)).toBe('Gala 🎉');
});
