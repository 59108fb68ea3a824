/** The tie-break list, key by key. */
import { describe, expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TieKey } from '#domain/tabulation/tie-keys.ts';
import type { RulesInput, TabulationInput } from '#domain/tabulation/types.ts';
import { placesOf, rowOf, show } from './small-shows.ts';

const by = (...tieBreaks: NonNullable<RulesInput['tieBreaks']>): RulesInput => ({
  method: 'mean',
  tieBreaks,
});

describe('ties', () => {
  it('are shared when the rules say nothing, and the next place is skipped', () => {
    expect(placesOf(show({ method: 'mean' }, { kites: [5, 5], lamps: [6, 4], mirrors: [3, 3] }))).toBe(
      'kites 1=, lamps 1=, mirrors 3',
    );
  });

  it('list the shared places', () => {
    const standings = tabulate(show({ method: 'mean' }, { kites: [5, 5], lamps: [6, 4], mirrors: [9, 9] }));
    expect(standings.shared).toEqual([{ place: '2=', performanceIds: ['kites', 'lamps'] }]);
  });

  it('countback: most of the highest mark, then of the next', () => {
    const input = show(by('countback'), { kites: [8, 7, 7, 8], lamps: [9, 7, 7, 7], mirrors: [9, 8, 7, 6] });
    expect(placesOf(input)).toBe('mirrors 1, lamps 2, kites 3');
    const { tie } = rowOf(tabulate(input), 'lamps');
    expect(tie?.decidedBy).toBe('countback');
    expect(tie?.with).toEqual(['kites', 'mirrors']);
  });

  it('countback of ranks: most first places', () => {
    const marks = { kites: [9, 9, 3], lamps: [8, 8, 5], mirrors: [2, 2, 9] };
    expect(placesOf(show(by('countback:ranks'), marks))).toBe('kites 1, lamps 2, mirrors 3');
  });

  it('a key with a last place is used only for ties that begin there', () => {
    const marks = { kites: [8, 8], lamps: [9, 7], mirrors: [5, 5], nests: [6, 4] };
    const rules = by({ key: 'countback', untilPlace: 1 }, 'shared');
    expect(placesOf(show(rules, marks))).toBe('lamps 1, kites 2, mirrors 3=, nests 3=');
  });

  it('a criterion decides, then the rest of the list', () => {
    const input = show(by('criterion:voice', 'earlier_in_order'), { kites: [], lamps: [], mirrors: [] });
    input.judges = [{ id: 'a', name: 'A' }];
    input.criteria = ['voice', 'dance'].map((id) => ({
      id,
      name: id,
      weight: '1',
      min: 0,
      max: 10,
      step: '1',
    }));
    input.scoresheets = [
      { judgeId: 'a', performanceId: 'kites', marks: { voice: 5, dance: 5 } },
      { judgeId: 'a', performanceId: 'lamps', marks: { voice: 7, dance: 3 } },
      { judgeId: 'a', performanceId: 'mirrors', marks: { voice: 5, dance: 5 } },
    ];
    expect(placesOf(input)).toBe('lamps 1, kites 2, mirrors 3');
    const standings = tabulate(input);
    expect(rowOf(standings, 'lamps').tie?.decidedBy).toBe('criterion:voice');
    expect(rowOf(standings, 'mirrors').tie?.decidedBy).toBe('earlier_in_order');
  });

  it('several criteria decide together, each times its weight', () => {
    const marks = { kites: [8, 6, 2], lamps: [6, 7, 4], mirrors: [7, 9, 0] };
    const together = (key: TieKey) => {
      const input: TabulationInput = {
        ...show(by(key), { kites: [], lamps: [], mirrors: [] }),
        judges: [{ id: 'a', name: 'A' }],
        criteria: ['brass', 'drums', 'guard'].map((id) => ({
          id,
          name: id,
          weight: id === 'brass' ? '1' : '0.5',
          min: 0,
          max: 10,
          step: '1',
        })),
        scoresheets: Object.entries(marks).map(([performanceId, [brass = 0, drums = 0, guard = 0]]) => ({
          judgeId: 'a',
          performanceId,
          marks: { brass, drums, guard },
        })),
      };
      const standings = tabulate(input);
      expect(secondCount(input, standings)).toEqual([]);
      return standings.performances.map((row) => [row.performanceId, row.place, row.tie?.steps[0]?.value]);
    };
    // 8 + 3 + 1, 6 + 3.5 + 2 and 7 + 4.5 + 0: lamps and mirrors are tied.
    expect(together('criterion:brass+drums')).toEqual([
      ['kites', '1', undefined],
      ['mirrors', '2', '11.50'],
      ['lamps', '3', '9.50'],
    ]);
    expect(together('criterion:drums+guard').map(([id]) => id)).toEqual(['kites', 'lamps', 'mirrors']);
    expect(together('criterion:drums').map(([id]) => id)).toEqual(['kites', 'mirrors', 'lamps']);
  });

  it('scored by most: more judges who gave anything', () => {
    const rules: RulesInput = { method: 'sum', missing: 'zero', tieBreaks: ['scored_by_most'] };
    expect(placesOf(show(rules, { kites: [8, 0, 0], lamps: [4, 4, 0] }))).toBe('lamps 1, kites 2');
  });

  it('head to head among the tied acts only', () => {
    const marks = { kites: [9, 4, 5], lamps: [5, 6, 7], mirrors: [1, 1, 1] };
    expect(placesOf(show(by('head_to_head'), marks))).toBe('lamps 1, kites 2, mirrors 3');
  });

  it('the head judge', () => {
    expect(placesOf(show(by('head_judge'), { kites: [4, 6], lamps: [6, 4] }))).toBe('lamps 1, kites 2');
    expect(placesOf(show(by('head_judge'), { kites: ['-', 5], lamps: [6, 4] }))).toBe('kites 1=, lamps 1=');
  });

  it('totals: the higher sum of marks, for the whole panel also where a judge is out', () => {
    const rules: RulesInput = { method: 'rank_sum', tieBreaks: ['totals'] };
    const marks = { kites: [9, 9, 3], lamps: [8, 8, 9], mirrors: [7, 7, 8] };
    expect(placesOf(show(rules, marks))).toBe('lamps 1, kites 2, mirrors 3');
    expect(placesOf(show({ ...rules, marks: 'places' }, { kites: [1, 9], lamps: [2, 1] }))).toBe(
      'lamps 1, kites 2',
    );
    const median: RulesInput = { method: 'median', tieBreaks: ['totals'] };
    expect(placesOf(show(median, { kites: [6, '-', 6], lamps: [6, 4, 7] }))).toBe('kites 1, lamps 2');
  });

  it('fewest deductions', () => {
    const input = show(
      by('fewest_deductions'),
      { kites: [6, 6], lamps: [5, 5] },
      { deductions: [{ performanceId: 'kites', kind: 'breach', points: '1' }] },
    );
    expect(placesOf(input)).toBe('lamps 1, kites 2');
  });

  it('judges and audience, where both are combined', () => {
    const input = show(
      {
        method: 'mean',
        audience: { conversion: 'share' },
        combination: { mode: 'weights', judges: '50', audience: '50' },
        tieBreaks: ['audience'],
      },
      { kites: [6, 6], lamps: [4, 4] },
      { audience: { ballots: 10, counts: { kites: 4, lamps: 6 } } },
    );
    expect(placesOf(input)).toBe('lamps 1, kites 2');
    input.rules.tieBreaks = ['judges'];
    expect(placesOf(input)).toBe('kites 1, lamps 2');
  });

  it('a recorded decision, with its reason, only while it names every tied act', () => {
    const decisions = [{ order: ['lamps', 'kites'], reason: 'Face-off, 4 to 1', by: 'Jo', how: 'judges' }];
    const marks = { kites: [5, 5], lamps: [5, 5] };
    const standings = tabulate(show(by('decision', 'shared'), marks, { decisions }));
    expect(rowOf(standings, 'lamps')).toMatchObject({
      place: '1',
      tie: { decidedBy: 'decision', reason: 'Face-off, 4 to 1', by: 'Jo', how: 'judges' },
    });
    const three = { ...marks, mirrors: [5, 5] };
    expect(placesOf(show(by('decision', 'shared'), three, { decisions }))).toBe(
      'kites 1=, lamps 1=, mirrors 1=',
    );
  });

  it('whom a key leaves together start again at the top', () => {
    // The decision says nothing about three acts; once the head judge has set kites apart, it does about two.
    const decisions = [{ order: ['mirrors', 'lamps'], reason: 'Applause' }];
    const marks = { kites: [9, 1], lamps: [5, 5], mirrors: [5, 5] };
    const input = show(by('decision', 'head_judge', 'shared'), marks, { decisions });
    expect(placesOf(input)).toBe('kites 1, mirrors 2, lamps 3');
    const standings = tabulate(input);
    expect(rowOf(standings, 'kites').tie?.decidedBy).toBe('head_judge');
    expect(rowOf(standings, 'mirrors').tie?.decidedBy).toBe('decision');
  });

  it('keys after shared are not asked', () => {
    expect(placesOf(show(by('shared', 'earlier_in_order'), { kites: [5], lamps: [5] }))).toBe(
      'kites 1=, lamps 1=',
    );
  });
});
