/** What the second count says, and that it does not raise a false alarm. Both engines on random rounds: test/tabulation. */
import { describe, expect, it } from 'vitest';
import { tabulate } from '../tabulation/tabulate.ts';
import type { RulesInput, ScoringRules, TabulationInput } from '../tabulation/types.ts';
import { secondCount } from './second-count.ts';

type Marks = Record<string, (number | null)[]>;

/** One criterion, marks by act and judge; in steps of `step`. */
function show(rules: RulesInput, marks: Marks, more: Partial<TabulationInput> = {}): TabulationInput {
  const judges = (Object.values(marks)[0] ?? []).map((_mark, at) => `judge${at}`);
  return {
    rules,
    judges: judges.map((id) => ({ id, name: id })),
    criteria: [{ id: 'song', name: 'Song', weight: '1', min: 0, max: 100, step: '1' }],
    performances: Object.keys(marks).map((id) => ({ id, name: id, categoryId: 'all' })),
    scoresheets: Object.entries(marks).flatMap(([performanceId, row]) =>
      row.map((song, at) => ({ judgeId: judges[at] ?? '', performanceId, marks: { song } })),
    ),
    ...more,
  };
}

const off = (performanceId: string, points = '1') => [{ performanceId, kind: 'breach' as const, points }];

describe('the second count', () => {
  const input = show(
    { method: 'mean', tieBreaks: ['earlier_in_order'] },
    { kites: [8, 8], lamps: [9, 7], nests: [5, 6] },
    { deductions: off('nests') },
  );

  it('agrees with what the marks give', () => {
    expect(secondCount(input, tabulate(input))).toEqual([]);
  });

  it.each<[string, (row: ReturnType<typeof tabulate>['performances'][number]) => void]>([
    ['kites, place', (row) => Object.assign(row, { place: '2', rank: 2 })],
    ['kites, place in the category', (row) => Object.assign(row, { categoryPlace: '2' })],
    ['kites, result', (row) => Object.assign(row, { result: { exact: '7', shown: '8.00' } })],
    ['kites, result', (row) => Object.assign(row, { result: { exact: '8', shown: '8.01' } })],
    ['kites, judges’ totals and ranks', (row) => Object.assign(row.judges[0] ?? {}, { rank: 3 })],
    ['kites, way its tie was broken', (row) => Object.assign(row.tie ?? {}, { decidedBy: 'decision' })],
    ['kites, reason for having no place', (row) => Object.assign(row, { blocked: 'no_marks' })],
  ])('says what it finds otherwise: %s', (sentence, change) => {
    const standings = structuredClone(tabulate(input));
    const [row] = standings.performances;
    if (row) change(row);
    expect(secondCount(input, standings)).toEqual([`${sentence}: counted otherwise the second time.`]);
  });

  it('reads deductions, carried points and votes from the input, not from the standings', () => {
    const standings = tabulate(input);
    expect(secondCount({ ...input, deductions: [] }, standings)).toContain(
      'nests, deductions: counted otherwise the second time.',
    );
    const carried = [{ performanceId: 'kites', points: '165/4', from: 'Semi-final' }];
    expect(secondCount({ ...input, carried }, standings)).not.toEqual([]);
    const audience = { ballots: 3, counts: { kites: 3 } };
    expect(secondCount({ ...input, audience }, standings)).not.toEqual([]);
  });

  it('says so when an act or the order of acts is another', () => {
    const standings = structuredClone(tabulate(input));
    standings.performances.reverse();
    expect(secondCount(input, standings)).toEqual(['The acts stand in another order in the second count.']);
    standings.performances.pop();
    expect(secondCount(input, standings)).toContain('kites: only in the second count.');
  });
});

describe('the second count raises no alarm', () => {
  const combinations: Partial<ScoringRules['combination']>[] = [
    { mode: 'weights' },
    { mode: 'points' },
    { mode: 'apart' },
  ];

  it.each(combinations)('over deductions where the lowest sum of ranks wins: %o', (combination) => {
    for (const method of ['rank_sum', 'skating_system'] as const) {
      const given = show(
        { method, combination },
        { kites: [9], lamps: [8] },
        {
          deductions: off('kites'),
          audience: { ballots: 2, counts: { kites: 1, lamps: 1 } },
        },
      );
      for (const engine of [1, 2] as const) {
        const input = { ...given, engine };
        expect(secondCount(input, tabulate(input))).toEqual([]);
      }
    }
  });

  it('over a judge who gave every act the same, in steps that are no binary numbers', () => {
    const input = show({ method: 'standardized' }, { kites: [83], lamps: [83], nests: [83] });
    input.criteria = input.criteria.map((one) => ({ ...one, step: '0.1' }));
    const standings = tabulate(input);
    expect(standings.performances.map((row) => row.result?.exact)).toEqual(['50', '50', '50']);
    expect(secondCount(input, standings)).toEqual([]);
  });

  it('over a deviation that is a fraction, and a score that lies on the edge of rounding', () => {
    // Sevenths of 0, 0, 0, 6 and 7: the deviation is 16/35, and the best score exactly 1.375.
    const marks = { kites: [0], lamps: [0], nests: [0], orbit: [6], parade: [7] };
    const input = show({ method: 'standardized', weighting: 'share' }, marks);
    input.criteria = [
      { id: 'song', name: 'Song', weight: '1', min: 0, max: 100, step: '1' },
      { id: 'lift', name: 'Lift', weight: '6', min: 0, max: 10, step: '1' },
    ];
    input.scoresheets = input.scoresheets.map((sheet) => ({ ...sheet, marks: { ...sheet.marks, lift: 0 } }));
    const standings = tabulate(input);
    expect(standings.performances[0]?.judges[0]?.converted).toEqual({ exact: '11/8', shown: '1.38' });
    expect(secondCount(input, standings)).toEqual([]);
  });

  it('over weights of a category that add to 0, shared out and rounded', () => {
    const rounding = { afterWeighting: { places: 1, mode: 'half_up' as const } };
    const input = show({ method: 'mean', weighting: 'share', rounding }, { kites: [8], lamps: [7] });
    input.criteria = [
      { ...input.criteria[0], id: 'song', name: 'Song', weight: '0', min: 0, max: 10, step: '1' },
      { id: 'lift', name: 'Lift', weight: '1', min: 0, max: 10, step: '1', categoryId: 'dance' },
    ];
    expect(secondCount(input, tabulate(input))).toEqual([]);
  });

  it('over standings from before the engines had numbers', () => {
    const input = { ...show({ method: 'skating_system' }, { kites: [9], lamps: [8] }), engine: 1 as const };
    const { engine: _engine, ...frozen } = tabulate(input);
    expect(secondCount(input, frozen)).toEqual([]);
  });
});
