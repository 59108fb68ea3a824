import { expect, it } from 'vitest';
import { tabulate } from '../tabulation/tabulate.ts';
import { gatesOf, sheetCount } from './gates.ts';

it("waits for every competitor's sheet and for no guest's", () => {
  const standings = tabulate({
    rules: { method: 'mean' },
    judges: [{ id: 'ana', name: 'Ana' }],
    criteria: [{ id: 'song', name: 'Song', weight: '1', min: 0, max: 10, step: '1' }],
    performances: [
      { id: 'kites', name: 'Kites', categoryId: 'all' },
      { id: 'mirrors', name: 'Mirrors', categoryId: 'all' },
      { id: 'guest', name: 'Guest', categoryId: 'all', guest: true },
    ],
    scoresheets: [{ judgeId: 'ana', performanceId: 'kites', marks: { song: 8 } }],
  });
  expect(sheetCount(standings)).toEqual({ in: 1, expected: 2 });
  expect(gatesOf(standings, 0).find((gate) => gate.key === 'sheets')).toMatchObject({ waitsFor: 1 });
});
