import { expect, test } from 'vitest';
import { initials, scriptOf } from './words.ts';

test('initials are the first letters of the first and last word, in any script', () => {
  expect(initials('Jo Brandt')).toBe('JB');
  expect(initials('Mei-Ling Zhou')).toBe('MZ');
  expect(initials('Marcus “Two Left Feet” Adeyemi')).toBe('MA');
  expect(initials('  cher ')).toBe('C');
  expect(initials('Élodie')).toBe('É');
  expect(initials('')).toBe('');
});

test('a name with one Arabic or Japanese letter is set as such', () => {
  expect(scriptOf('سلمى النجار')).toBe('arabic');
  expect(scriptOf('月野ひかり')).toBe('japanese');
  expect(scriptOf('Астра Ковалёва')).toBe('other');
});
