import { expect, it } from 'vitest';
import { nearNames } from './similar-names.ts';

const near = nearNames(['Ánh Dương', 'Kaito', 'Five Kazoos', 'Bo', '月野ひかり', '!!!'], (name) => name);

it('finds a name in other case, accents and signs, and one letter apart', () => {
  const letters = nearNames(['Đỗ', 'Łysa', 'Ørsted', 'Straße', 'Kato'], (name) => name);
  expect(['do', 'lysa', 'orsted', 'strasse', 'kat'].flatMap(letters)).toEqual([
    'Đỗ',
    'Łysa',
    'Ørsted',
    'Straße',
    'Kato',
  ]);
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

it('finds a slip in any place of a long name, and the same one beside those that share a half with it', () => {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
  const name = Array.from({ length: 60 }, (_, at) => alphabet[(at * 7) % 26] ?? '').join('');
  const others = [name.slice(0, 30) + name.slice(0, 30), name.slice(30) + name.slice(30)];
  const find = nearNames([name, ...others], (one) => one);
  for (let at = 0; at < name.length; at += 1) {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    for (const slip of [before + after, `${before}0${after}`, `${before}0${name.slice(at)}`])
      expect(find(slip), slip).toEqual([name]);
    expect(find(before + after.slice(0, 1) + name[at] + after.slice(1))).toEqual([name]);
    const [letter = '', next = ''] = name.slice(at);
    const twoOn = name.slice(at + 2);
    const two = [`00${after}`, `0${twoOn}`, `00${twoOn}`, `${next}0${twoOn}`, `0${letter}${twoOn}`];
    if (next !== '') for (const other of two) expect(find(before + other), before + other).toEqual([]);
  }
});
