/** Missing marks, abstentions, deductions, rounding, categories and guests. */
import { describe, expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { placesOf, rowOf, show } from './small-shows.ts';

describe('missing marks', () => {
  const marks = { kites: [9, '-', 8] as (number | '-')[], lamps: [7, 8, 6] };

  it('exclude: the mean of the others, and the standing says who is missing', () => {
    const standings = tabulate(show({ method: 'mean' }, marks));
    expect(rowOf(standings, 'kites')).toMatchObject({
      place: '1',
      result: { exact: '17/2', shown: '8.50' },
      missing: [{ judgeId: 'b', criterionIds: ['act'] }],
    });
    expect(standings.complete).toBe(false);
  });

  it('block: no place until complete', () => {
    const standings = tabulate(show({ method: 'mean', missing: 'block' }, marks));
    expect(rowOf(standings, 'kites')).toMatchObject({
      place: null,
      rank: null,
      result: null,
      blocked: 'missing_marks',
    });
    expect(rowOf(standings, 'kites').panel?.shown).toBe('8.50');
    expect(rowOf(standings, 'lamps').place).toBe('1');
  });

  it('zero: a missing mark counts as nothing', () => {
    expect(rowOf(tabulate(show({ method: 'mean', missing: 'zero' }, marks)), 'kites').result?.exact).toBe(
      '17/3',
    );
  });

  it('never make a sum smaller under exclude', () => {
    expect(rowOf(tabulate(show({ method: 'sum' }, marks)), 'kites').result?.exact).toBe('51/2');
  });

  it('an act without any mark has no place', () => {
    const standings = tabulate(show({ method: 'mean' }, { kites: ['-', '-'], lamps: [1, 1] }));
    expect(rowOf(standings, 'kites')).toMatchObject({ place: null, blocked: 'no_marks' });
  });

  it('on one criterion leave the other marks of the sheet in', () => {
    const input = show({ method: 'mean' }, { kites: [] });
    input.judges = ['a', 'b'].map((id) => ({ id, name: id }));
    input.criteria = ['voice', 'dance'].map((id) => ({
      id,
      name: id,
      weight: '1',
      min: 0,
      max: 10,
      step: '1',
    }));
    input.scoresheets = [
      { judgeId: 'a', performanceId: 'kites', marks: { voice: 8, dance: 6 } },
      { judgeId: 'b', performanceId: 'kites', marks: { voice: 6, dance: null } },
    ];
    const row = rowOf(tabulate(input), 'kites');
    expect(row.result?.exact).toBe('13');
    expect(row.judges.map((cell) => [cell.state, cell.total?.exact ?? null])).toEqual([
      ['scored', '14'],
      ['partial', null],
    ]);
  });
});

describe('abstentions', () => {
  it('are not missing: the act is complete, even where gaps block', () => {
    const standings = tabulate(
      show({ method: 'mean', missing: 'block' }, { kites: [9, 'x'], lamps: [7, 8] }),
    );
    expect(rowOf(standings, 'kites')).toMatchObject({ place: '1', missing: [], blocked: null });
    expect(standings.complete).toBe(true);
  });

  it('do not put an act back where ranks are added', () => {
    const standings = tabulate(
      show({ method: 'rank_sum' }, { kites: [9, 9, 'x'], lamps: [8, 8, 8], mirrors: [7, 7, 9] }),
    );
    expect(rowOf(standings, 'kites')).toMatchObject({ place: '1', result: { exact: '3' } });
  });

  it('leave the Skating System a majority of those who placed the act', () => {
    const standings = tabulate(
      show(
        { method: 'skating_system' },
        { kites: [9, 9, 'x', 'x', 'x'], lamps: [8, 8, 9, 9, 8], mirrors: [7, 7, 8, 8, 9] },
      ),
    );
    expect(rowOf(standings, 'kites').place).toBe('1');
  });

  it('judges of other categories are not asked for', () => {
    const input = show({ method: 'mean', missing: 'block' }, { kites: [9, '-'], lamps: [8, 8] });
    input.performances = input.performances.map((entry) => ({
      ...entry,
      categoryId: entry.id === 'kites' ? 'music' : 'dance',
    }));
    input.judges = input.judges.map((judge) =>
      judge.id === 'b' ? { ...judge, categoryIds: ['dance'] } : judge,
    );
    const standings = tabulate(input);
    expect(rowOf(standings, 'kites')).toMatchObject({ place: '1', blocked: null });
    expect(rowOf(standings, 'kites').judges[1]?.state).toBe('not_assigned');
  });
});

describe('trimming', () => {
  it('names the judges whose marks were left out', () => {
    const row = rowOf(tabulate(show({ method: 'trimmed_mean' }, { kites: [8, 2, 9, 7] })), 'kites');
    expect(row.criteria[0]?.trimmed.map(({ judgeId, side, value }) => [judgeId, side, value.exact])).toEqual([
      ['c', 'highest', '9'],
      ['b', 'lowest', '2'],
    ]);
    expect(row.result?.exact).toBe('15/2');
  });

  it('works on totals when the rules say so', () => {
    const standings = tabulate(show({ method: 'trimmed_mean', per: 'judge_total' }, { kites: [8, 2, 9, 7] }));
    expect(rowOf(standings, 'kites').judges.map((cell) => cell.trimmed)).toEqual([
      null,
      'lowest',
      'highest',
      null,
    ]);
    expect(rowOf(standings, 'kites').result?.exact).toBe('15/2');
  });

  it('with too few marks keeps all, or blocks', () => {
    const marks = { kites: [8, 2] };
    expect(rowOf(tabulate(show({ method: 'trimmed_mean' }, marks)), 'kites').result?.exact).toBe('5');
    const blocked = tabulate(show({ method: 'trimmed_mean', trim: { otherwise: 'blocked' } }, marks));
    expect(rowOf(blocked, 'kites')).toMatchObject({ place: null, blocked: 'too_few_marks' });
  });
});

describe('deductions', () => {
  it('are taken off the result, never below 0 unless the rules allow it', () => {
    const more = {
      deductions: [
        { performanceId: 'kites', kind: 'points' as const, points: '12.5', reason: 'Late', by: 'Jo' },
      ],
    };
    const row = rowOf(tabulate(show({ method: 'mean' }, { kites: [9], lamps: [1] }, more)), 'kites');
    expect(row).toMatchObject({ panel: { exact: '9' }, judgesResult: { exact: '0' }, place: '2' });
    expect(row.deductions[0]).toMatchObject({ points: { exact: '25/2' }, reason: 'Late', by: 'Jo' });
    const allowed = show({ method: 'mean', deductions: { allowBelowZero: true } }, { kites: [9] }, more);
    expect(rowOf(tabulate(allowed), 'kites').result?.exact).toBe('-7/2');
  });

  it('of time count every started unit after the grace', () => {
    const time = { unitMs: 10_000, points: '0.5', graceMs: 5_000 };
    const points = [5_000, 5_001, 15_000, 15_001].map((overrunMs) => {
      const input = show({ method: 'mean', deductions: { time } }, { kites: [9] });
      input.deductions = [{ performanceId: 'kites', kind: 'time', overrunMs }];
      return rowOf(tabulate(input), 'kites').deducted.exact;
    });
    expect(points).toEqual(['0', '1/2', '1/2', '1']);
  });

  it('make a result worse where the lowest wins', () => {
    const input = show({ method: 'rank_sum' }, { kites: [9, 9], lamps: [8, 8] });
    input.deductions = [{ performanceId: 'kites', kind: 'breach', points: '3' }];
    expect(placesOf(input)).toBe('lamps 1, kites 2');
  });
});

describe('rounding as a rule', () => {
  it('can make a tie that is none without it', () => {
    const marks = { kites: [8, 8, 9], lamps: [8, 8, 8] };
    expect(placesOf(show({ method: 'mean' }, marks))).toBe('kites 1, lamps 2');
    const rounding = { afterTotal: { places: 0, mode: 'half_up' as const } };
    expect(placesOf(show({ method: 'mean', rounding }, marks))).toBe('kites 1=, lamps 1=');
  });

  it('of the display decides nothing', () => {
    const shown = { places: 0, mode: 'half_up' as const };
    const standings = tabulate(
      show({ method: 'mean', rounding: { shown } }, { kites: [8, 8, 9], lamps: [8, 8, 8] }),
    );
    expect(standings.performances.map((row) => [row.place, row.result?.shown])).toEqual([
      ['1', '8'],
      ['2', '8'],
    ]);
  });
});

describe('guests and categories', () => {
  it('a guest is scored but takes no place, no rank and no votes', () => {
    const input = show(
      { method: 'rank_sum' },
      { kites: [5, 5], guest: [9, 9], lamps: [4, 4] },
      { audience: { ballots: 3, counts: { kites: 1, guest: 2 } } },
    );
    input.performances = input.performances.map((entry) => ({ ...entry, guest: entry.id === 'guest' }));
    const standings = tabulate(input);
    expect(rowOf(standings, 'guest')).toMatchObject({ place: null, blocked: 'guest', audience: null });
    expect(rowOf(standings, 'guest').judges[0]?.total?.exact).toBe('9');
    expect(rowOf(standings, 'kites')).toMatchObject({ place: '1', result: { exact: '2' } });
    expect(rowOf(standings, 'kites').audience?.converted.exact).toBe('100');
    expect(standings.complete).toBe(true);
  });

  it('every act has its place in its category, too', () => {
    const input = show({ method: 'mean' }, { kites: [9], lamps: [8], mirrors: [8], nests: [7] });
    input.performances = input.performances.map((entry, at) => ({
      ...entry,
      categoryId: at % 2 ? 'dance' : 'music',
    }));
    const places = tabulate(input).performances.map((row) => [
      row.performanceId,
      row.place,
      row.categoryPlace,
    ]);
    expect(places).toEqual([
      ['kites', '1', '1'],
      ['lamps', '2=', '1'],
      ['mirrors', '2=', '2'],
      ['nests', '4', '2'],
    ]);
  });

  it('with the scope category each is ranked by itself', () => {
    const input = show(
      { method: 'rank_sum', scope: 'category' },
      { kites: [9], lamps: [8], mirrors: [7], nests: [6] },
    );
    input.performances = input.performances.map((entry, at) => ({
      ...entry,
      categoryId: at % 2 ? 'dance' : 'music',
    }));
    const rows = tabulate(input).performances.map((row) => [row.performanceId, row.place, row.result?.exact]);
    expect(rows).toEqual([
      ['kites', '1', '1'],
      ['mirrors', '2', '2'],
      ['lamps', '1', '1'],
      ['nests', '2', '2'],
    ]);
  });

  it('a criterion of one category is not missed in another', () => {
    const input = show({ method: 'mean', missing: 'block' }, { kites: [9], lamps: [8] });
    input.performances = input.performances.map((entry) => ({ ...entry, categoryId: entry.id }));
    input.criteria.push({
      id: 'lift',
      name: 'Lift',
      weight: '1',
      min: 0,
      max: 10,
      step: '1',
      categoryId: 'kites',
    });
    const standings = tabulate(input);
    expect(rowOf(standings, 'lamps')).toMatchObject({ place: '1', blocked: null });
    expect(rowOf(standings, 'kites').missing).toEqual([{ judgeId: 'a', criterionIds: ['lift'] }]);
  });

  it('weights as shares keep totals on the scale of the marks', () => {
    const input = show({ method: 'mean', weighting: 'share' }, { kites: [] });
    input.judges = [{ id: 'a', name: 'A' }];
    input.criteria = [
      { id: 'voice', name: 'Voice', weight: '2', min: 0, max: 10, step: '1' },
      { id: 'dance', name: 'Dance', weight: '1', min: 0, max: 10, step: '1' },
    ];
    input.scoresheets = [{ judgeId: 'a', performanceId: 'kites', marks: { voice: 9, dance: 6 } }];
    const row = rowOf(tabulate(input), 'kites');
    expect([row.result?.exact, row.judges[0]?.total?.exact]).toEqual(['8', '8']);
  });
});

describe('weights', () => {
  it('that add to nothing count for nothing, shared out or not, and everybody ties', () => {
    for (const weighting of ['factor', 'share'] as const) {
      const input = show({ method: 'mean', weighting }, { kites: [9, 8], lamps: [7, 8] });
      input.criteria = input.criteria.map((criterion) => ({ ...criterion, weight: '0' }));
      const standings = tabulate(input);
      expect(['kites', 'lamps'].map((id) => rowOf(standings, id).result?.exact)).toEqual(['0', '0']);
      expect(rowOf(standings, 'kites').place).toBe(rowOf(standings, 'lamps').place);
    }
  });
});

describe('percents of points carried forward', () => {
  const rules = { method: 'mean', carry: { earlier: '40', round: '60' } } as const;
  const marks = { kites: [8, 9], lamps: [7, 8] };
  const brought = { performanceId: 'lamps', points: '9', from: 'Heat' };
  it.each([
    ['points start at zero', {}, ['17/2', '15/2']],
    ['nobody brings any', { carried: [] }, ['51/10', '9/2']],
    ['one act brings some', { carried: [brought] }, ['51/10', '81/10']],
  ])('where %s', (_where, more, results) => {
    const input = show(rules, marks, more);
    const standings = tabulate(input);
    expect(['kites', 'lamps'].map((id) => rowOf(standings, id).result?.exact)).toEqual(results);
    expect(secondCount(input, standings)).toEqual([]);
  });
});
