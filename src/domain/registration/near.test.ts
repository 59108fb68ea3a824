import { expect, it } from 'vitest';
import { nearNames } from './similar-names.ts';

const near = nearNames(['Ánh Dương', 'Kaito', 'Five Kazoos', 'Bo', '月野ひかり', '!!!'], (name) => name);

it('finds a name in other case, accents and signs, and one letter apart', () => {
  for (const slip of ['anh duong', 'ÁNH-DƯƠNG', 'Anh Duon', 'Anh Duongg', 'Anh Duang', 'Anh Doung'])
    expect(near(slip), slip).toEqual(['Ánh Dương']);
  expect(near('月野ひかる')).toEqual(['月野ひかり']);
  expect(near('!!!')).toEqual(['!!!']);
});

it('takes no other name for it, and of short names only the same', () => {
  for (const other of ['Kato Rain', 'Ba', 'B', '', 'Six Kazoos', '???'])
    expect(near(other), other).toEqual([]);
  expect(near('bo')).toEqual(['Bo']);
});

it('finds all that are called nearly the same, also many that are called alike', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ at, name: at % 2 === 0 ? 'Kaito' : 'Kaitö' }));
  expect(nearNames(many, ({ name }) => name)('Kaitoo')).toEqual(many);
});
