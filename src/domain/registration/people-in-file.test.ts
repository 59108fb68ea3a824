import { expect, it } from 'vitest';
import { cellOfPeople, peopleIn } from './people-in-file.ts';

it('reads who else is on stage out of one cell, and writes it so that it reads the same', () => {
  const people = [
    { name: 'Ada Lim', isMinor: true, parentContact: 'Kim Lim, +44 20 7946 0000' },
    { name: 'Ben (Benny) Okoro', isMinor: false, parentContact: '' },
    { name: 'Zoë', isMinor: true, parentContact: '' },
  ];
  expect(cellOfPeople(people)).toBe(
    'Ada Lim (under age, Kim Lim, +44 20 7946 0000); Ben (Benny) Okoro; Zoë (under age)',
  );
  expect(peopleIn(cellOfPeople(people))).toEqual(people);
  expect(peopleIn(' Mia (MINOR)\nJo (they/them);; Max (Minderjährig, a@b.example) ')).toEqual([
    { name: 'Mia', isMinor: true, parentContact: '' },
    { name: 'Jo (they/them)', isMinor: false, parentContact: '' },
    { name: 'Max', isMinor: true, parentContact: 'a@b.example' },
  ]);
  expect(peopleIn('')).toEqual([]);
});
