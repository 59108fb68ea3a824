/**
 * Why this place: places are made again from what a protocol prints, without its places and results, for every method
 * with random rounds. Every figure on the way is worked out from those before it, and must be the one that is printed.
 */
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { actInWords } from '#domain/results/words/act.ts';
import { rulesInWords } from '#domain/results/words/rules.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import { tablesInWords } from '#domain/results/words/tables.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS, type TabulationInput } from '#domain/tabulation/types.ts';
import { withJuries, withParts } from '../tabulation/panel-parts.ts';
import { drawFrom, randomRound } from '../tabulation/random-rounds.ts';
import { tried } from '../tried.ts';
import { ENGLISH } from './english.ts';
import type { Page } from './rebuilt/page.ts';
import { placesFrom } from './rebuilt/places.ts';
import { checkDuelTables, skatingTablePlaces } from './rebuilt/tables.ts';

const ROUNDS = Number(process.env.OVATION_EXPLAINED ?? tried(40, 150));

/** Every other one with a panel of several parts, of points by rank half of those with juries. */
function roundOf(seed: number): TabulationInput {
  const draw = drawFrom(seed);
  const plain = randomRound(draw);
  if (seed % 2 === 0) return plain;
  const juries = plain.rules.method === 'points_table' && seed % 4 === 1;
  return juries ? withJuries(draw, plain) : withParts(draw, plain);
}

describe('why this place', () => {
  it.each(METHODS)('of %s is rebuilt from the text alone', (method) => {
    let done = 0;
    for (let seed = 1; done < ROUNDS; seed += 1) {
      const round = roundOf(seed);
      if (round.rules.method !== method) continue;
      done += 1;
      const standings = tabulate(round);
      const told = resultFactsOf(round, standings, ENGLISH);
      const page: Page = {
        rules: rulesInWords(ENGLISH, standings.rules, standings.criteria, standings.engine, standings.judges),
        tables: tablesInWords(told),
        acts: standings.performances.map((row) => ({
          name: row.name,
          category: row.categoryId,
          lines: actInWords(told, row),
        })),
      };
      const places = standings.performances.map(({ name, place }) => [name, place]);
      const found = (): unknown => {
        try {
          return Object.fromEntries(placesFrom(page));
        } catch (error) {
          return `${error}\n${JSON.stringify(page, null, 1)}`;
        }
      };
      expect(found(), `seed ${seed}`).toEqual(Object.fromEntries(places));
      if (method === 'head_to_head') checkDuelTables(page.tables);
      if (method !== 'skating_system') continue;
      const placed = skatingTablePlaces(page.tables);
      for (const { name, skating, panel } of standings.performances)
        if (skating)
          expect([name, placed.get(name)]).toEqual([name, new Fraction(panel?.exact ?? 0).valueOf()]);
    }
  });

  it('keeps names that are written from the right from turning figures round', () => {
    const round = randomRound(drawFrom(94));
    const names = { ...round, performances: round.performances.map((one) => ({ ...one, name: 'سلمى' })) };
    const standings = tabulate(names);
    const told = resultFactsOf(names, standings, ENGLISH);
    const lines = standings.performances.flatMap((row) => actInWords(told, row)).join('\n');
    expect(lines).toContain('\u2068سلمى\u2069');
    expect(lines.replaceAll('\u2068سلمى\u2069', '')).not.toContain('سلمى');
  });
});
