import { expect, it } from 'vitest';
import { tabulate } from '../tabulation/tabulate.ts';
import { gatesOf, judgesCounted, sheetCount } from './gates.ts';

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

it('counts a judge only where a sheet of theirs counts', () => {
  const of = (judgeId: string, performanceId: string) => ({ judgeId, performanceId, marks: { song: 8 } });
  const standingsUnder = (missing: 'exclude' | 'zero') =>
    tabulate({
      rules: { method: 'mean', missing },
      judges: ['ana', 'ben', 'cleo', 'dan', 'eve'].map((id) => ({ id, name: id })),
      criteria: [{ id: 'song', name: 'Song', weight: '1', min: 0, max: 10, step: '1' }],
      performances: [
        { id: 'kites', name: 'Kites', categoryId: 'all' },
        { id: 'mirrors', name: 'Mirrors', categoryId: 'all' },
        { id: 'guest', name: 'Guest', categoryId: 'all', guest: true },
      ],
      scoresheets: [
        ...[of('ana', 'kites'), of('ana', 'mirrors'), of('ben', 'kites')],
        // Excused from all acts; scores none; scored the guest alone.
        { ...of('cleo', 'kites'), excused: true },
        { ...of('cleo', 'mirrors'), excused: true },
        { ...of('dan', 'kites'), abstained: true },
        { ...of('dan', 'mirrors'), abstained: true },
        of('eve', 'guest'),
      ],
    });
  expect(judgesCounted(standingsUnder('exclude'))).toBe(2);
  expect(judgesCounted(standingsUnder('zero'))).toBe(3);
});
