import fc from 'fast-check';
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

it('reads back whoever it writes, with brackets and semicolons in names and telephone numbers', () => {
  const written = (people: Parameters<typeof cellOfPeople>[0]) => peopleIn(cellOfPeople(people));
  const hard = [
    { name: 'Ada Lim', isMinor: true, parentContact: '+49 (0)30 123456' },
    { name: 'Ben; Okoro', isMinor: false, parentContact: '' },
    { name: 'Carl (kind)', isMinor: false, parentContact: '' },
    { name: 'Di (Didi) (under age)', isMinor: true, parentContact: 'a@b.example; +49 (0)30 1' },
    { name: 'Eve "The Voice" Ho', isMinor: true, parentContact: '"Kim" (x)' },
  ];
  expect(written(hard)).toEqual(hard);
  const text = fc
    .array(fc.constantFrom('Ada', ' ', '(', ')', ',', ';', '"', 'minor', 'under age', '+49'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('').trim());
  const person = fc.record({
    name: text.filter((name) => name !== ''),
    isMinor: fc.boolean(),
    parentContact: text,
  });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 3 }), (people) => {
      const said = people.map((one) => (one.isMinor ? one : { ...one, parentContact: '' }));
      expect(written(said)).toEqual(said);
    }),
  );
});

it('takes a quote inside a name for what it is, and brackets alone for a name', () => {
  expect(peopleIn('Tom 5" Nail; Bob 6" Hill; (minor)').map(({ name }) => name)).toEqual([
    'Tom 5" Nail',
    'Bob 6" Hill',
    '(minor)',
  ]);
});
