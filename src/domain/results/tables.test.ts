import { expect, it } from 'vitest';
import { tabulate } from '../tabulation/tabulate.ts';
import { calledTables } from './tables.ts';

/** A round of two acts in which so many people voted for the second, and the rules ask for as many. */
const toldWith = (ballots: number, minimumTurnout: number) => {
  const standings = tabulate({
    rules: { method: 'mean', audience: { minimumTurnout } },
    judges: [{ id: 'j', name: 'Ada', weight: '1' }],
    criteria: [{ id: 'c', name: 'All', weight: '1', min: 0, max: 10, step: '1' }],
    performances: [
      { id: 'p', name: 'P', categoryId: '' },
      { id: 'q', name: 'Q', categoryId: '' },
    ],
    scoresheets: [],
    audience: { ballots, counts: { q: ballots } },
  });
  return calledTables('Gala', [{ title: 'Favourite' }], standings, []).map(({ kind }) => kind);
};

it('tells no audience favourite where nobody voted or fewer than the rules ask for', () => {
  expect(toldWith(3, 0)).toEqual(['result', 'audience']);
  expect(toldWith(20, 20)).toEqual(['result', 'audience']);
  expect(toldWith(19, 20)).toEqual(['result']);
  expect(toldWith(0, 0)).toEqual(['result']);
});
