/** The others on stage, from what was typed to what is sent. */
import { expect, it } from 'vitest';
import { type Draft, EMPTY } from './draft.ts';
import { creditsOf, namedWithoutSelf, othersOf } from './others.ts';

const TEACHER: Draft = {
  ...EMPTY,
  preferredName: 'Ms Laurent',
  performerCount: '3',
  memberNames: ' Ana \n\nBo\nAna',
  othersMinor: 'yes',
  minors: ['Ana', 'Ana (2)'],
  parentContacts: { Ana: ' ana@example.org ', Bo: 'bo@example.org' },
  credited: true,
};

it('takes a name a line, and tells two of one name apart', () => {
  expect(othersOf(TEACHER)).toEqual([
    { label: 'Ana', name: 'Ana', isMinor: true, parentContact: 'ana@example.org' },
    { label: 'Bo', name: 'Bo', isMinor: false, parentContact: '' },
    { label: 'Ana (2)', name: 'Ana', isMinor: true, parentContact: '' },
  ]);
});

it('forgets who was under age when nobody is, and everybody when one is alone on stage', () => {
  expect(othersOf({ ...TEACHER, othersMinor: 'no' }).some(({ isMinor }) => isMinor)).toBe(false);
  expect(othersOf({ ...TEACHER, performerCount: '1' })).toEqual([]);
});

it('names in the programme who is on stage, and only where it is wished', () => {
  expect(creditsOf(TEACHER)).toBe('Ana, Bo, Ana');
  expect(creditsOf({ ...TEACHER, performerCount: '4' })).toBe('Ms Laurent, Ana, Bo, Ana');
  expect(creditsOf({ ...TEACHER, credited: false })).toBe('');
});

it('notices that as many are named as are said to be on stage, which leaves no room for whoever registers', () => {
  expect(namedWithoutSelf(TEACHER)).toBe(3);
  expect(namedWithoutSelf({ ...TEACHER, performerCount: '2' })).toBe(3);
  expect(namedWithoutSelf({ ...TEACHER, performerCount: '4' })).toBeUndefined();
  expect(namedWithoutSelf({ ...TEACHER, memberNames: '' })).toBeUndefined();
  expect(namedWithoutSelf({ ...TEACHER, performerCount: '1' })).toBeUndefined();
});
