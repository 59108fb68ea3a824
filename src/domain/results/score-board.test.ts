import { expect, it } from 'vitest';
import type { TabulationInput } from '../tabulation/types.ts';
import { actScores, standingsSoFar } from './score-board.ts';

const JUDGES = ['ana', 'ben', 'cy', 'dee', 'eve'];
const MARKS: Record<string, number[]> = {
  one: [1, 6, 7, 8, 10],
  two: [9, 9, 9, 9, 9],
  three: [2, 2, 2, 2, 2],
};

const input = (rules: TabulationInput['rules']): TabulationInput => ({
  rules,
  judges: JUDGES.map((id) => ({ id, name: id })),
  criteria: [{ id: 'c', name: 'Voice', weight: '1', min: 0, max: 10, step: '1' }],
  performances: Object.keys(MARKS).map((id) => ({ id, name: id, categoryId: '' })),
  scoresheets: Object.entries(MARKS).flatMap(([performanceId, marks]) =>
    JUDGES.map((judgeId, index) => ({ judgeId, performanceId, marks: { c: marks[index] ?? null } })),
  ),
  audience: { ballots: 90, counts: { one: 0, two: 0, three: 90 } },
});

it('strikes the marks that a trimmed mean drops, and totals the others', () => {
  const scores = actScores(input({ method: 'trimmed_mean', per: 'criterion' }), 'one');
  expect(scores?.rows).toHaveLength(1);
  expect(scores?.rows[0]?.name).toBe('Voice');
  expect(scores?.rows[0]?.marks.map((mark) => mark?.dropped)).toEqual([true, false, false, false, true]);
  expect(scores?.rows[0]?.marks[0]?.value).toBe('1');
  expect(Number(scores?.total)).toBe(7);
});

it('shows judges’ totals where nothing is dropped by criterion, and no total where the others decide it', () => {
  expect(actScores(input({ method: 'sum' }), 'one')).toMatchObject({ rows: [{ name: 'Total' }] });
  expect(Number(actScores(input({ method: 'sum' }), 'one')?.total)).toBe(32);
  expect(actScores(input({ method: 'rank_sum' }), 'one')?.total).toBeNull();
});

it('ranks only the acts that are scored, and never by the audience', () => {
  const rules = { method: 'mean', combination: { mode: 'weights', judges: '10', audience: '90' } } as const;
  const so = standingsSoFar(input(rules), ['one', 'three'], 'three');
  expect(so.entries.map((entry) => [entry.performanceId, entry.place])).toEqual([
    ['one', 1],
    ['three', 2],
  ]);
});

it('totals what the places go by: points carried from earlier rounds with this round’s', () => {
  const carried = [
    { performanceId: 'one', from: 'Heat', points: '40' },
    { performanceId: 'two', from: 'Heat', points: '10' },
  ];
  const so = standingsSoFar({ ...input({ method: 'mean' }), carried }, ['one', 'two'], 'two');
  expect(so.entries.map(({ performanceId, place, total }) => [performanceId, place, Number(total)])).toEqual([
    ['one', 1, 46.4],
    ['two', 2, 19],
  ]);
});
