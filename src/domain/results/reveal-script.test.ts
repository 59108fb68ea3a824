import { describe, expect, it } from 'vitest';
import { type AwardTelling, awardKey, inScriptOrder, USUAL_TELLING, withoutLast } from './reveal-script.ts';
import {
  actsHidden,
  publishedRows,
  type RevealStep,
  revealedSteps,
  stepsOf,
  unrevealedActs,
} from './telling.ts';

const programme = ['a', 'b', 'c', 'd', 'e'].map((performanceId, index) => ({
  performanceId,
  number: index + 1,
  stageName: performanceId.toUpperCase(),
  pronouns: '',
  song: '',
  pronunciation: '',
  category: '',
}));

/** A table whose acts stand at these ranks. */
const rows = (ranks: Record<string, number>) =>
  Object.entries(ranks)
    .toSorted((x, y) => x[1] - y[1])
    .map(([performanceId, rank]) => ({
      performanceId,
      rank,
      place: String(rank),
      score: String(100 - rank),
      carried: null,
      criteria: [],
      decidedBy: null,
    }));
const told = (ranks: Record<string, number>, telling = USUAL_TELLING): RevealStep[] =>
  stepsOf({ kind: 'result', rows: rows(ranks), telling }, programme, 'totals');
const words = (steps: readonly RevealStep[]) =>
  steps.map(({ kind, place, entries }) => `${kind ?? place}: ${entries.map((e) => e.stageName).join(' ')}`);

describe('an award as the organisers direct it', () => {
  it('begins at the podium, lets two wait, and ends with the table and who was on stage too', () => {
    expect(words(told({ e: 1, a: 2, c: 3, b: 4, d: 5 }))).toEqual([
      '3: C',
      'two_left: E A',
      '1: E',
      // In the order of the show and not of their places.
      'board: B D',
    ]);
  });

  it('tells the second with the winner, and nothing of either before', () => {
    const steps = told({ e: 1, a: 2, c: 3, b: 4, d: 5 });
    expect([1, 2, 3, 4].map((count) => words(revealedSteps(steps, count)))).toEqual([
      ['3: C'],
      ['3: C'],
      ['3: C', '2: A', '1: E'],
      ['3: C', '2: A', '1: E'],
    ]);
    expect([0, 1, 2, 3, 4].map((count) => actsHidden(steps, count))).toEqual([3, 2, 2, 0, 0]);
  });

  it('lets joint winners wait side by side too, and names no second then', () => {
    const steps = told({ e: 1, a: 1, c: 3, b: 4, d: 5 });
    expect(words(steps)).toEqual(['3: C', 'two_left: E A', '1: E A', 'board: B D']);
    expect(words(revealedSteps(steps, 3))).toEqual(['3: C', '1: E A']);
  });

  it('lets nobody wait where three are left', () => {
    expect(words(told({ e: 1, a: 2, c: 2, b: 4, d: 5 }))).toEqual(['2: A C', '1: E', 'board: B D']);
    expect(words(told({ e: 1, a: 1, c: 1, b: 4, d: 5 }))[0]).toBe('1: E A C');
  });

  it('shows no table of one act, but one of two who share the first place', () => {
    expect(words(told({ e: 1 }))).toEqual(['1: E']);
    expect(words(told({ e: 1, a: 1 }))).toEqual(['two_left: E A', '1: E A', 'board: ']);
  });

  it('does not name the second where the winner alone is told', () => {
    const steps = told({ e: 1, a: 2, c: 3, b: 4, d: 5 }, { ...USUAL_TELLING, from: 1 });
    expect(words(steps)).toEqual(['1: E', 'board: A B C D']);
  });

  it('is published as far as it is told, and who is left took part in the order of the show', () => {
    const table = { kind: 'result' as const, rows: rows({ e: 1, a: 2, c: 3, d: 4, b: 5 }) };
    const published = (telling?: typeof USUAL_TELLING) => ({
      places: publishedRows({ ...table, telling }, programme, 'totals').map((row) => row.performanceId),
      also: unrevealedActs({ ...table, telling }, programme),
    });
    expect(published(USUAL_TELLING)).toEqual({ places: ['e', 'a', 'c'], also: ['b', 'd'] });
    expect(published()).toEqual({ places: ['e', 'a', 'c', 'd', 'b'], also: [] });
  });

  it('never names the last where somebody under age performs, however it was directed', () => {
    const spared = (last: number, from: null | 10 | 3 | 1) =>
      withoutLast({ ...USUAL_TELLING, from }, last).from;
    expect([spared(9, null), spared(9, 10), spared(4, 3), spared(3, 3), spared(2, 3), spared(1, 3)]).toEqual([
      3, 3, 3, 2, 1, 1,
    ]);
    expect(spared(9, 1)).toBe(1);
    // Of two the second would be the last: nobody waits beside the winner either.
    expect(words(told({ a: 1, b: 2 }, withoutLast(USUAL_TELLING, 2)))).toEqual(['1: A', 'board: B']);
    expect(words(told({ a: 1, b: 2, c: 3 }, withoutLast(USUAL_TELLING, 3)))).toEqual([
      'two_left: A B',
      '1: A',
      'board: C',
    ]);
  });

  it('is told whole where a document says nothing of it', () => {
    const steps = stepsOf({ kind: 'result', rows: rows({ e: 1, a: 2, c: 3 }) }, programme, 'totals');
    expect(words(steps)).toEqual(['3: C', '2: A', '1: E']);
  });
});

it('puts awards in the order of the script, and those that it does not name after them', () => {
  const line = (award: string): AwardTelling => ({ award, ...USUAL_TELLING });
  const tables = [
    { kind: 'result' as const, categoryId: 'solo', title: 'Solo' },
    { kind: 'result' as const, categoryId: 'duo', title: 'Duo' },
    { kind: 'audience' as const, categoryId: null, title: 'The audience' },
  ];
  const inOrder = inScriptOrder(tables, [line('audience'), line('result:duo')]);
  expect(inOrder.map(awardKey)).toEqual(['audience', 'result:duo', 'result:solo']);
  expect(inOrder.map(({ telling }) => telling.from)).toEqual([3, 3, 3]);
  expect(inScriptOrder(tables, []).map(awardKey)).toEqual(tables.map(awardKey));
  // The podium, and of the hall's own the favourite.
  expect(inScriptOrder(tables, []).map(({ telling }) => telling.from)).toEqual([3, 3, 1]);
  // A prize that comes in the last minute is not told after the winners.
  const late = [...tables, { kind: 'prize' as const, categoryId: null, title: 'Costume' }];
  expect(inScriptOrder(late, [line('audience')]).map(awardKey)[0]).toBe('prize:Costume');
  expect(inScriptOrder(late, [line('result:solo'), line('prize:Costume')]).map(awardKey)).toEqual([
    'result:solo',
    'prize:Costume',
    'result:duo',
    'audience',
  ]);
  expect(inScriptOrder(late, [])[0]?.telling).toMatchObject({ from: 1, twoLeft: false, board: false });
});
