/** What rank equal acts have, by contests that say so. */
import { describe, expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { actInWords } from '#domain/results/words/act.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import type { EqualRanks } from '#domain/tabulation/equal-ranks.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RulesInput, TabulationInput } from '#domain/tabulation/types.ts';
import { ENGLISH } from '../results/english.ts';

type Act = [name: string, judges: number, votes: number];

/** A panel of one that hands in its sums, beside a vote. */
function contest(rules: RulesInput, acts: readonly Act[]) {
  const input = inputOf(rules, acts);
  const standings = tabulate(input);
  expect(secondCount(input, standings)).toEqual([]);
  return standings.performances.map(({ place, name, combined, result }) => [
    place,
    name,
    combined?.judges.exact,
    combined?.audience?.exact,
    result?.exact,
  ]);
}

/** Which ranks the explanations of such a contest name, the best act first. */
function ranksTold(rules: RulesInput, acts: readonly Act[]) {
  const input = inputOf(rules, acts);
  const standings = tabulate(input);
  const told = resultFactsOf(input, standings, ENGLISH);
  return standings.performances.map((row) => /rank \d+/.exec(actInWords(told, row).join('\n'))?.[0]);
}

function inputOf(rules: RulesInput, acts: readonly Act[]): TabulationInput {
  return {
    rules,
    judges: [{ id: 'panel', name: 'Panel' }],
    criteria: [{ id: 'all', name: 'All', weight: '1', min: 0, max: 100, step: '1' }],
    performances: acts.map(([name], p) => ({ id: `p${p}`, name, categoryId: 'all' })),
    scoresheets: acts.map(([, judges], p) => ({
      judgeId: 'panel',
      performanceId: `p${p}`,
      marks: { all: judges },
    })),
    audience: {
      ballots: 1000,
      counts: Object.fromEntries(acts.map(([, , votes], p) => [`p${p}`, votes])),
    },
  };
}

describe('equal acts', () => {
  it('have the better points, as in the final of the Festival da Canção of 2020 (oneurope.co.uk)', () => {
    const rules: RulesInput = {
      method: 'points_table',
      table: ['12', '10', '8', '7', '6', '5', '4', '3'],
      equalRanks: 'best',
      audience: { conversion: 'points' },
      combination: { mode: 'points' },
      tieBreaks: ['audience'],
    };
    expect(
      contest(rules, [
        ['Gerbera amarela do Sul', 76, 4],
        ['Abensonhado', 49, 6],
        ['Mais real que o amor', 24, 8],
        ['Não voltes mais', 37, 3],
        ['Movimento', 46, 5],
        ['Diz só', 52, 7],
        ['Medo de sentir', 55, 10],
        ['Passe-Partout', 46, 12],
      ]),
    ).toEqual([
      ['1', 'Medo de sentir', '10', '10', '20'],
      ['2', 'Passe-Partout', '6', '12', '18'],
      ['3', 'Gerbera amarela do Sul', '12', '4', '16'],
      ['4', 'Diz só', '8', '7', '15'],
      ['5', 'Abensonhado', '7', '6', '13'],
      ['6', 'Mais real que o amor', '3', '8', '11'],
      ['7', 'Movimento', '6', '5', '11'],
      ['8', 'Não voltes mais', '4', '3', '7'],
    ]);
  });

  // Of the semi-final of 2008 the judges' part is known, and that nothing could save the third couple; the show told
  // both ways of counting in 2009.
  const couples: [string, number, number][] = [
    ['Snowdon', 75, 10],
    ['Stevens', 75, 20],
    ['Chambers', 60, 70],
  ];
  it.each<[EqualRanks, string]>([
    ['best', '1'],
    ['dense', '2'],
    ['mean', '1'],
  ])('of Strictly Come Dancing leave the next couple what %s says', (equalRanks, points) => {
    const audience = { table: ['3', '2', '1'], conversion: 'points_table' as const };
    const found = contest(
      {
        method: 'sum',
        equalRanks,
        audience,
        combination: { mode: 'weights', judges: '50', audience: '50', judgesScale: 'points_table' },
        tieBreaks: ['audience'],
      },
      couples,
    );
    const tied = equalRanks === 'mean' ? '5/2' : '3';
    expect(new Map(found.map(([, name, judges]) => [name, judges]))).toEqual(
      new Map([
        ['Snowdon', tied],
        ['Stevens', tied],
        ['Chambers', points],
      ]),
    );
    // Only since 2009 the votes can save the couple that the judges put last.
    expect(found[0]?.[1]).toBe(equalRanks === 'dense' ? 'Chambers' : 'Stevens');
  });

  it('of one vote have its points by the same rule', () => {
    const rules = (equalRanks: EqualRanks): RulesInput => ({
      method: 'sum',
      equalRanks,
      audience: { conversion: 'points_table', table: ['9', '6', '3', '1'] },
      combination: { mode: 'points' },
    });
    const acts: Act[] = [
      ['A', 1, 40],
      ['B', 1, 30],
      ['C', 1, 30],
      ['D', 1, 10],
    ];
    const points = (equalRanks: EqualRanks) => contest(rules(equalRanks), acts).map(([, , , votes]) => votes);
    expect(points('mean')).toEqual(['9', '9/2', '9/2', '1']);
    expect(points('best')).toEqual(['9', '6', '6', '1']);
    expect(points('dense')).toEqual(['9', '6', '6', '3']);
    expect(ranksTold(rules('best'), acts)).toEqual(['rank 1', 'rank 2', 'rank 2', 'rank 4']);
    expect(ranksTold(rules('dense'), acts)).toEqual(['rank 1', 'rank 2', 'rank 2', 'rank 3']);
  });
});
