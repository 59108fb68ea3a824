import { expect, test } from 'vitest';
import { openFields } from './show-fields.ts';

const SHOW = { name: 'Spring Show', day: '', starts: '', doors: '' };

test('a show needs a name, and no day', () => {
  expect(openFields({ ...SHOW, name: ' ' })).toEqual(['name']);
  expect(openFields(SHOW)).toEqual([]);
});

test('a day asks for its time and a time for its day, so that neither is lost', () => {
  expect(openFields({ ...SHOW, day: '2027-12-01' })).toEqual(['starts']);
  expect(openFields({ ...SHOW, starts: '19:30' })).toEqual(['day']);
  expect(openFields({ ...SHOW, day: '2027-12-01', doors: '19:00' })).toEqual(['starts']);
  expect(openFields({ ...SHOW, doors: '19:00' })).toEqual(['day', 'starts']);
  expect(openFields({ ...SHOW, day: '2027-12-01', starts: '19:30' })).toEqual([]);
});

test('the doors open before the show, or with it', () => {
  const day = { ...SHOW, day: '2027-12-01', starts: '19:30' };
  expect(openFields({ ...day, doors: '20:00' })).toEqual(['doors']);
  expect(openFields({ ...day, doors: '19:30' })).toEqual([]);
});
