import { expect, it } from 'vitest';
import { lookAt, type Planned, positionAfter, positionAt } from './look-at.ts';
import { act } from './test-acts.ts';

const interval = act('tea', { kind: 'interval' });
const found = (items: readonly Planned[]) =>
  lookAt(items).map(({ id, kind, after }) => [id, kind, after?.id]);

it('finds the same contact with fewer than two acts between, and the first place that is far enough', () => {
  const mia = (id: string) => act(id, { contact: 'mia' });
  expect(found([mia('a'), mia('b'), act('c'), act('d'), act('e')])).toEqual([['b', 'same_person', 'd']]);
  expect(found([mia('a'), act('c'), mia('b'), act('d')])).toEqual([['b', 'same_person', 'd']]);
  expect(found([mia('a'), act('c'), act('d'), mia('b')])).toEqual([]);
  expect(found([mia('a'), interval, mia('b')])).toEqual([]);
  // There is no better place: it says so all the same.
  expect(found([mia('a'), mia('b'), act('vote', { kind: 'vote' })])).toEqual([
    ['b', 'same_person', undefined],
  ]);
});

it('finds an act that is longer than its category allows', () => {
  expect(found([act('a', { plannedMs: 330_000, limitMs: 270_000 })])).toEqual([['a', 'too_long', undefined]]);
  expect(lookAt([act('a', { plannedMs: 330_000, limitMs: 270_000 })])[0]?.words).toBe(
    '5:30, the longest allowed is 4:30.',
  );
});

it('finds many of one kind in a row where kinds are mixed, and nothing where each follows the other whole', () => {
  const song = (id: string) => act(id, { category: 'Song' });
  const dance = (id: string) => act(id, { category: 'Dance' });
  const songs = ['a', 'b', 'c', 'd'].map(song);
  expect(found([...songs, dance('e'), song('f')])).toEqual([['a', 'bunched', undefined]]);
  expect(found([...songs, dance('e'), dance('f')])).toEqual([]);
});

it('finds what is carried on three times, and an evening without an interval', () => {
  const piano = (id: string) => act(id, { notes: 'Grand piano, one mic' });
  expect(found([piano('a'), act('b'), piano('c'), act('d'), piano('e')])).toEqual([
    ['e', 'set_up', undefined],
  ]);
  expect(found([piano('a'), piano('c'), piano('e')])).toEqual([]);
  const long = (id: string) => act(id, { plannedMs: 46 * 60_000 });
  expect(found([long('a'), long('b')])).toEqual([['b', 'no_interval', undefined]]);
  expect(found([long('a'), interval, long('b')])).toEqual([]);
});

it('finds names that nobody can say, in one line', () => {
  const quiet = (id: string) => act(id, { said: false });
  expect(found([act('a'), quiet('b'), quiet('c'), interval])).toEqual([['b', 'unsaid', undefined]]);
  expect(lookAt([quiet('b'), quiet('c')])[0]?.words).toBe(
    'The pronunciation of this name is missing, and of 1 more.',
  );
});

it('says where something goes that stands behind another, or at a time', () => {
  expect(positionAfter(['a', 'b', 'c'], 'a', 'b')).toBe(1);
  expect(positionAfter(['a', 'b', 'c'], 'c', 'a')).toBe(1);
  expect(positionAfter(['a', 'b', 'c'], null, 'c')).toBe(3);
  const rows = [{ plannedAt: 100 }, { plannedAt: null }, { plannedAt: 200 }];
  expect([50, 100, 150, 250].map((at) => positionAt(rows, at))).toEqual([0, 0, 2, 3]);
});
