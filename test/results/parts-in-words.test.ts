/** A panel of several parts on the protocol: rules and steps that say what was done to the marks. */
import { describe, expect, it } from 'vitest';
import { actInWords } from '#domain/results/words/act.ts';
import { rulesInWords } from '#domain/results/words/rules.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS, type TabulationInput } from '#domain/tabulation/types.ts';
import { withParts } from '../tabulation/panel-parts.ts';
import { drawFrom, randomRound } from '../tabulation/random-rounds.ts';
import { ENGLISH } from './english.ts';

const scale = { weight: '1', min: 0, max: 100, step: '0.1' };

/** Two judges for difficulty and three for execution, of whom one counts twice. */
const gymnastics: TabulationInput = {
  rules: { method: 'mean', byCriterion: { e: { method: 'trimmed_mean', trim: { highest: 1, lowest: 0 } } } },
  judges: [
    { id: 'dana', name: 'Dana', criterionIds: ['d'] },
    { id: 'dora', name: 'Dora', criterionIds: ['d'], weight: '2' },
    { id: 'eli', name: 'Eli', criterionIds: ['e'] },
    { id: 'eva', name: 'Eva', criterionIds: ['e'] },
    { id: 'emil', name: 'Emil', criterionIds: ['e'] },
  ],
  criteria: [
    { id: 'd', name: 'Difficulty', ...scale },
    { id: 'e', name: 'Execution', ...scale, subtractsFrom: '10' },
  ],
  performances: [{ id: 'kites', name: 'Kites', categoryId: 'all' }],
  scoresheets: [
    { judgeId: 'dana', performanceId: 'kites', marks: { d: 50 } },
    { judgeId: 'dora', performanceId: 'kites', marks: { d: 56, e: 99 } },
    { judgeId: 'eli', performanceId: 'kites', marks: { e: 12 } },
    { judgeId: 'eva', performanceId: 'kites', marks: { e: 14 } },
    { judgeId: 'emil', performanceId: 'kites', marks: { e: 16 } },
  ],
};

const linesOf = (input: TabulationInput) => {
  const standings = tabulate(input);
  const told = resultFactsOf(input, standings, ENGLISH);
  const { rules, criteria, judges, engine } = standings;
  return {
    standings,
    rules: rulesInWords(ENGLISH, rules, criteria, engine, judges),
    acts: standings.performances.map((row) => actInWords(told, row)),
  };
};

describe('a panel of several parts in words', () => {
  it('says who gave what, what was left out, and how often a judge counts', () => {
    const { rules, acts } = linesOf(gymnastics);
    expect(rules).toEqual(
      expect.arrayContaining([
        'Execution, other than that: the mean of the marks without the 1 highest and the 0 lowest; with fewer than 2 none is left out.',
        'Execution: marks are points off, taken from 10.',
        'Dana scores Difficulty alone.',
        'Eva scores Execution alone.',
        'Judges count Dana 1, Dora 2, Eli 1, Eva 1, Emil 1.',
      ]),
    );
    expect(acts[0]).toEqual(
      expect.arrayContaining([
        'Difficulty: Dana 5, Dora 2 × 5.6; mean 5.40',
        'Execution: Eli (10 − 1.2) (highest, left out), Eva (10 − 1.4), Emil (10 − 1.6); mean of the other 2 8.50',
        'The panel: 5.40 + 8.50 = 13.90',
      ]),
    );
  });

  it('says of a panel below 0 that points off take nothing more, and never that it is not below 0', () => {
    const one = (mark: number, allowBelowZero = false) =>
      linesOf({
        rules: { method: 'mean', deductions: { allowBelowZero } },
        judges: [{ id: 'ana', name: 'Ana' }],
        criteria: [{ id: 'falls', name: 'Falls', ...scale, step: '1', subtractsFrom: '2' }],
        performances: [{ id: 'kites', name: 'Kites', categoryId: 'all' }],
        scoresheets: [{ judgeId: 'ana', performanceId: 'kites', marks: { falls: mark } }],
        deductions: [{ performanceId: 'kites', kind: 'breach', points: '1.5' }],
      }).acts[0]?.find((line) => line.startsWith('After deductions'));
    expect(one(5)).toBe('After deductions: -3.00 − 1.50, nothing more comes off below 0 = -3.00');
    expect(one(1)).toBe('After deductions: 1.00 − 1.50, not below 0 = 0.00');
    expect(one(5, true)).toBe('After deductions: -3.00 − 1.50 = -4.50');
  });

  it('adds what came of judges as often as they count', () => {
    const by = (method: TabulationInput['rules']['method']) =>
      linesOf({
        ...gymnastics,
        rules: { method, missing: 'exclude' },
        scoresheets: gymnastics.scoresheets.slice(0, 2),
      }).acts[0]?.find((line) => line.startsWith('The panel'));
    expect(by('rank_sum')).toBe('The panel: (1 + 2 × 1) ÷ 3 × 6 judges = 6.00');
    expect(by('points_table')).toBe('The panel: (12.00 + 2 × 12.00) ÷ 3 × 6 judges = 72.00');
    expect(by('standardized')).toBe('The panel: 50 + 10 × (0.00 + 2 × 0.00) ÷ 3 = 50.00');
    expect(linesOf({ ...gymnastics, rules: { method: 'head_to_head' } }).rules).toContain(
      'Every judge has one voice, whatever they weigh.',
    );
  });

  it('says which ranks were left out, to how many judges the sum is brought up, and what broke a tie', () => {
    const marks = { kites: [9, 9, 3, null], lamps: [8, 8, 9, 9], mirrors: [7, 7, 8, 8] };
    const acts = Object.entries(marks);
    const ids = ['ana', 'ben', 'cleo', 'dov'];
    const { rules, acts: told } = linesOf({
      rules: { method: 'rank_sum', dropRanks: { worst: 1 }, tieBreaks: ['totals'] },
      judges: ids.map((id) => ({ id, name: id })),
      criteria: [{ id: 'song', name: 'Song', ...scale, step: '1' }],
      performances: acts.map(([id]) => ({ id, name: id, categoryId: 'all' })),
      scoresheets: acts.flatMap(([performanceId, row]) =>
        row.map((song, j) => ({
          judgeId: ids[j] ?? '',
          performanceId,
          marks: { song },
          ...(song === null && { abstained: true }),
        })),
      ),
    });
    expect(rules.join(' ')).toContain('Of each act’s ranks the 1 worst and then the 0 best are left out');
    expect(told[0]).toEqual(
      expect.arrayContaining([
        'cleo: Song 3 = 3.00; rank 3; one of the worst, left out',
        'The panel: (1 + 1) ÷ 2 × 3 judges = 3.00',
      ]),
    );
    expect(told[1]).toContain('The panel: 2 + 1 + 1 = 4.00');
  });

  it('names the totals that broke a tie, each as often as its judge counts and brought up where one is out', () => {
    const sheet = (judgeId: string, performanceId: string, song: number | null) => ({
      judgeId,
      performanceId,
      marks: { song },
      ...(song === null && { abstained: true }),
    });
    const { acts: told } = linesOf({
      rules: { method: 'rank_sum', tieBreaks: ['totals'] },
      judges: [
        { id: 'ana', name: 'Ana', weight: '2' },
        { id: 'ben', name: 'Ben' },
        { id: 'cleo', name: 'Cleo' },
      ],
      criteria: [{ id: 'song', name: 'Song', ...scale, step: '1' }],
      performances: ['kites', 'lamps'].map((id) => ({ id, name: id, categoryId: 'all' })),
      scoresheets: [
        sheet('ana', 'kites', 7),
        sheet('ben', 'kites', 9),
        sheet('cleo', 'kites', 9),
        sheet('ana', 'lamps', 8),
        sheet('ben', 'lamps', 4),
        sheet('cleo', 'lamps', 7),
      ],
    });
    const key = 'By the sum of the judges’ totals, brought up to all judges where some are out';
    expect(told[0]).toContain(
      `${key}: 2 × 7.00 + 9.00 + 9.00 = 32.00 (lamps 2 × 8.00 + 4.00 + 7.00 = 27.00)`,
    );
    const out = linesOf({
      rules: { method: 'mean', tieBreaks: ['totals'] },
      judges: ['ana', 'ben'].map((id) => ({ id, name: id })),
      criteria: [{ id: 'song', name: 'Song', ...scale, step: '1' }],
      performances: ['kites', 'lamps'].map((id) => ({ id, name: id, categoryId: 'all' })),
      scoresheets: [
        sheet('ana', 'kites', 8),
        sheet('ben', 'kites', null),
        sheet('ana', 'lamps', 8),
        sheet('ben', 'lamps', 8),
      ],
    }).acts;
    expect(out[0]).toContain(`${key}: (8.00) ÷ 1 × 2 judges = 16.00 (lamps 8.00 + 8.00 = 16.00)`);
  });

  it('tells every random panel apart from the same rules without its parts', () => {
    let parts = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const draw = drawFrom(seed);
      const plain = randomRound(draw);
      const input = withParts(draw, plain);
      const [one, other] = [linesOf(plain), linesOf(input)];
      const about = ({ rules, criteria, judges }: typeof one.standings) =>
        JSON.stringify({ rules, criteria, judges });
      if (about(one.standings) === about(other.standings)) continue;
      parts += 1;
      expect(other.rules, `seed ${seed}`).not.toEqual(one.rules);
      // What is added up on the panel's line is the panel's result.
      for (const [at, row] of other.standings.performances.entries()) {
        const panel = other.acts[at]?.find((line) => line.startsWith('The panel: '));
        if (row.panel && METHODS.indexOf(other.standings.method) < 8)
          expect(panel, `seed ${seed}`).toContain(row.panel.shown);
      }
    }
    expect(parts).toBeGreaterThan(100);
  });
});
