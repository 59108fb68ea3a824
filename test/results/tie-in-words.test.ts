/** Whom an act is told to be tied with at each key: those whom no key before has separated, however figures are shown. */
import { expect, it } from 'vitest';
import { actInWords } from '#domain/results/words/act.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { CriterionInput, RulesInput, TabulationInput } from '#domain/tabulation/types.ts';
import { ENGLISH } from './english.ts';

function told(
  marks: Record<string, number[][]>,
  criteria: CriterionInput[],
  rules: RulesInput,
  more: (input: TabulationInput) => Partial<TabulationInput> = () => ({}),
) {
  const judges = Object.values(marks)[0]?.map((_, j) => ({ id: `j${j}`, name: `Judge ${j + 1}` })) ?? [];
  const input: TabulationInput = {
    rules,
    judges,
    criteria,
    performances: Object.keys(marks).map((id) => ({ id, name: id, categoryId: 'open' })),
    scoresheets: Object.entries(marks).flatMap(([performanceId, rows]) =>
      rows.map((row, j) => ({
        judgeId: `j${j}`,
        performanceId,
        marks: Object.fromEntries(criteria.map(({ id }, c) => [id, row[c] ?? null])),
      })),
    ),
  };
  const whole = { ...input, ...more(input) };
  const standings = tabulate(whole);
  const facts = resultFactsOf(whole, standings, ENGLISH);
  return Object.fromEntries(
    standings.performances.map((row) => [row.performanceId, actInWords(facts, row).join('\n')]),
  );
}

it('leaves out those whom a key separated by figures that are shown alike', () => {
  const fine = (id: string): CriterionInput => ({
    id,
    name: id,
    weight: '1',
    min: 0,
    max: 10_000,
    step: '0.001',
  });
  const lines = told(
    { ActA: [[8_334, 7_666]], ActB: [[8_334, 7_666]], ActC: [[8_333, 7_667]], ActD: [[8_333, 7_667]] },
    [fine('Song'), fine('Dance')],
    { method: 'mean', tieBreaks: ['criterion:Song', 'countback', 'shared'] },
  );
  expect((lines.ActA ?? '').split('\n').slice(-5)).toEqual([
    'Tied on 16.00 with ActB, ActC and ActD',
    'By the panel on Song: 8.33 (8.334) (ActB 8.33 (8.334); ActC 8.33 (8.333); ActD 8.33 (8.333))',
    'By the panel on Song: 8.33 (8.334) (ActB 8.33 (8.334))',
    'By the highest of the judges’ totals, then the next (totals of 0 are not counted): 16.00 (ActB 16.00)',
    'Nothing separates them: the place is shared',
  ]);
});

it('keeps those whose duels look different and are worth the same', () => {
  const one: CriterionInput = { id: 'k', name: 'k', weight: '1', min: 0, max: 2, step: '1' };
  const marks = { A: [2, 1, 0], B: [0, 2, 1], C: [1, 0, 2], D: [1, 2, 0], E: [1, 0, 2] };
  const lines = told(
    Object.fromEntries(Object.entries(marks).map(([act, row]) => [act, row.map((mark) => [mark])])),
    [one],
    { method: 'mean', tieBreaks: ['head_to_head'] },
  );
  const duelsOf = (act: string) => (lines[act] ?? '').split('\n').filter((line) => line.includes('duels'));
  const read: string[] = [];
  for (const act of ['C', 'D', 'E'])
    for (const line of duelsOf(act)) {
      read.push(act);
      const [, wins = 0, draws = 0, losses = 0] = (/(\d)-(\d)-(\d)/.exec(line) ?? []).map(Number);
      const [own = ''] = line.split('(');
      expect(own.match(/\d–\d/g), line).toHaveLength(wins + draws + losses);
    }
  expect(read).toEqual(['C', 'C', 'D', 'D', 'E', 'E']);
});

it('tells of ratings the means that are compared', () => {
  const one: CriterionInput = { id: 'k', name: 'k', weight: '1', min: 0, max: 9, step: '1' };
  const ratings = { A: { sum: 40, count: 12 }, B: { sum: 20, count: 5 } };
  const lines = told(
    { A: [[8]], B: [[8]] },
    [one],
    { method: 'mean', tieBreaks: ['countback:audience'] },
    () => ({
      audience: { ballots: 12, polls: [{ id: 'p', share: '1', ballots: 12, ratings }] },
    }),
  );
  expect(lines.B).toContain(': 4 (A 3.33 (10/3))');
});

it('adds up the head judges who score all that are tied', () => {
  const one: CriterionInput = { id: 'k', name: 'k', weight: '1', min: 0, max: 9, step: '1' };
  const lines = told(
    { A: [[8], [0], [8]], B: [[7], [9], [8]] },
    [one],
    { method: 'mean', tieBreaks: ['head_judge'] },
    ({ performances, judges }) => ({
      performances: performances.map((act) => ({ ...act, categoryId: act.id })),
      judges: judges.map((judge, j) => ({ ...judge, head: j < 2, ...(j === 1 && { categoryIds: ['B'] }) })),
    }),
  );
  expect(lines.A).toContain('Tied on 8.00 with B');
  expect(lines.A).toMatch(/head judge.*: 8.00 \(B 7.00\)/);
});
