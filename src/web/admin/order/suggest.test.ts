import { expect, it } from 'vitest';
import { lookAt, type Planned } from './look-at.ts';
import { suggested } from './suggest.ts';
import { act } from './test-acts.ts';

const cue = (id: string, kind: string) => act(id, { kind });
const inOrder = (items: readonly Planned[], ids: readonly string[] = []) =>
  ids.flatMap((id) => items.filter((one) => one.id === id));

it('leaves nothing to look at where that can be, and moves neither the first act, the last one nor a cue', () => {
  const mia = { contact: 'mia' };
  const piano = { notes: 'Grand piano' };
  const items = [
    cue('opening', 'opening'),
    act('a', mia),
    act('b', { ...mia, ...piano }),
    act('c'),
    act('d', piano),
    act('e'),
    act('f', piano),
    act('g'),
    cue('vote', 'vote'),
  ];
  expect(lookAt(items).map(({ kind }) => kind)).toEqual(['same_person', 'set_up']);
  const found = suggested(items);
  expect(lookAt(inOrder(items, found))).toEqual([]);
  expect([found?.[0], found?.[1], found?.[7], found?.[8]]).toEqual(['opening', 'a', 'g', 'vote']);
  expect(found?.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
});

it('mixes categories, and keeps what is scratched where it stands', () => {
  const songs = ['a', 'b', 'c'].map((id) => act(id, { category: 'Song' }));
  const dances = ['d', 'e', 'f'].map((id) => act(id, { category: 'Dance' }));
  const found = suggested([...songs, act('gone', { category: 'Song' }), ...dances], new Set(['gone']));
  expect(found?.[3]).toBe('gone');
  expect([found?.[0], found?.[6]]).toEqual(['a', 'f']);
  expect(inOrder([...songs, ...dances], found).map(({ category }) => category)).toEqual([
    ...['Song', 'Dance', 'Song', 'Dance', 'Song', 'Dance'],
  ]);
});

it('says of an order that is good, or has nothing to choose, that there is none better', () => {
  expect(suggested([act('a'), act('b'), act('c')])).toBeUndefined();
  expect(suggested([act('a', { contact: 'x' }), act('b', { contact: 'x' })])).toBeUndefined();
  expect(suggested([])).toBeUndefined();
  // An interval between two acts of one contact is long enough.
  const kim = { contact: 'kim' };
  const around = [act('a', kim), act('b'), cue('tea', 'interval'), act('c', kim), act('d'), act('e')];
  expect(suggested([act('first'), ...around, act('last')])).toBeUndefined();
});

it('takes a long evening in its stride', () => {
  const items = Array.from({ length: 120 }, (_, at) =>
    act(`a${at}`, {
      contact: `c${at % 50}`,
      category: `k${Math.floor(at / 30)}`,
      notes: at % 7 ? '' : 'piano',
    }),
  );
  const found = inOrder(items, suggested(items));
  expect(found).toHaveLength(120);
  expect(lookAt(found).filter(({ kind }) => kind === 'same_person')).toEqual([]);
});
