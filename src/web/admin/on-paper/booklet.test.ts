import { expect, it } from 'vitest';
import { type Entry, filledUp, imposed, inOneLine, pagesOf, sectionsOf } from './booklet.ts';

const entry = (id: string, kind: Entry['kind'] = 'performance'): Entry => ({
  id,
  kind,
  number: null,
  title: id,
  song: '',
  credits: '',
  plannedMs: 0,
});

it('parts the order at its intervals, each of which stands where it is', () => {
  const parts = sectionsOf([entry('a'), entry('tea', 'interval'), entry('b'), entry('vote', 'vote')]);
  expect(parts.map(({ part, entries }) => [part, entries.map(({ id }) => id)])).toEqual([
    [1, ['a', 'tea']],
    [2, ['b', 'vote']],
  ]);
  expect(sectionsOf([entry('a'), entry('tea', 'interval')])).toHaveLength(1);
  expect(sectionsOf([])).toEqual([]);
});

it('begins each part on a page of its own, goes on where it is full, and loses nothing that is too high', () => {
  const sections = sectionsOf([...'abc'].map((id) => entry(id)));
  const pages = pagesOf(sections, { page: 10, heading: 3, of: ({ id }) => (id === 'b' ? 20 : 4) });
  expect(pages.map(({ isFirst, entries }) => [isFirst, entries.map(({ id }) => id)])).toEqual([
    [true, ['a']],
    [false, ['b']],
    [false, ['c']],
  ]);
});

it.each([4, 8, 12, 20])('lays %i pages so that the folded booklet is read in order', (count) => {
  const sides = imposed(Array.from({ length: count }, (_, at) => at + 1));
  // Folded, each sheet's right front follows its left one around; turned over, its left back follows its right front.
  const leaves = sides
    .filter((_, at) => at % 2 === 0)
    .map((front, at) => ({ front, back: sides[at * 2 + 1] }));
  const read = [
    ...leaves.flatMap(({ front, back }) => [front[1], back?.[0]]),
    ...leaves.toReversed().flatMap(({ front, back }) => [back?.[1], front[0]]),
  ];
  expect(read).toEqual(Array.from({ length: count }, (_, at) => at + 1));
});

it('fills up before the last page, which is the back', () => {
  expect(filledUp(['cover', 'a', 'b', 'c', 'back'], '')).toEqual([
    'cover',
    'a',
    'b',
    'c',
    '',
    '',
    '',
    'back',
  ]);
  expect(filledUp(['cover', 'a', 'b', 'back'], '')).toHaveLength(4);
});

it('prints names that were written a line each one after the other', () => {
  expect(inOneLine('Ada Lim\nBen Okoro,\n\n Cem Kaya \n', 'en')).toBe('Ada Lim, Ben Okoro, Cem Kaya');
  expect(inOneLine('月野\n光', 'ja')).toBe('月野、光');
  expect(inOneLine('Ada Lim, Ben Okoro', 'en')).toBe('Ada Lim, Ben Okoro');
});
