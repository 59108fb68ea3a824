/** The engine against a second implementation of the two methods that are easiest to get wrong. */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { tried } from '../tried.ts';
import { inputOf, panelShape } from './random-panels.ts';
import { copelandTable, placesOfDance, placesOverall } from './second-implementations.ts';
import { skatingPanel } from './skating-panels.ts';

const permutation = (size: number) =>
  fc.shuffledSubarray(
    Array.from({ length: size }, (_, at) => at + 1),
    { minLength: size, maxLength: size },
  );

/** `dances[dance][couple][judge]`: every judge places every couple. */
function panels(most: { couples: number; judges: number; dances: number }): fc.Arbitrary<number[][][]> {
  return fc
    .tuple(
      fc.integer({ min: 2, max: most.couples }),
      fc.integer({ min: 1, max: most.judges }),
      fc.integer({ min: 1, max: most.dances }),
    )
    .chain(([couples, judges, dances]) =>
      fc
        .array(fc.array(permutation(couples), { minLength: judges, maxLength: judges }), {
          minLength: dances,
          maxLength: dances,
        })
        .map((sheets) =>
          sheets.map((dance) =>
            Array.from({ length: couples }, (_, couple) => dance.map((judge) => judge[couple] ?? 0)),
          ),
        ),
    );
}

function ourPlaces(dances: number[][][]): (number | null)[] {
  const { performances } = tabulate(skatingPanel(dances));
  return (dances[0] ?? []).map((_couple, c) => {
    const row = performances.find((entry) => entry.performanceId === `p${c}`);
    return row?.result ? new Fraction(row.result.exact).valueOf() : null;
  });
}

describe('the Skating System against a second implementation', () => {
  it('one dance: the same places on random panels', () => {
    fc.assert(
      fc.property(panels({ couples: 8, judges: 9, dances: 1 }), (dances) => {
        expect(ourPlaces(dances)).toEqual(placesOfDance(dances[0] ?? []));
      }),
      { numRuns: tried(300, 2_000) },
    );
  });

  it('several dances: the same places on random panels', () => {
    fc.assert(
      fc.property(panels({ couples: 7, judges: 5, dances: 5 }), (dances) => {
        expect(ourPlaces(dances)).toEqual(placesOverall(dances));
      }),
      { numRuns: tried(300, 3_000) },
    );
  });

  it('few couples and judges, where everything ties: the same places on random panels', () => {
    fc.assert(
      fc.property(panels({ couples: 6, judges: 2, dances: 4 }), (dances) => {
        expect(ourPlaces(dances)).toEqual(placesOverall(dances));
      }),
      { numRuns: tried(300, 3_000) },
    );
  });
});

describe('head to head against a second implementation', () => {
  it('the same scores, margins and places on random panels', () => {
    fc.assert(
      fc.property(panelShape({ acts: [2, 8], judges: [1, 7], criteria: [1, 1], largest: 6 }), (shape) => {
        const standings = tabulate(inputOf(shape, { method: 'head_to_head' }));
        const table = copelandTable(shape.marks.map((ofAct) => ofAct.map((ofJudge) => ofJudge[0] ?? 0)));
        table.forEach(({ score, margin }, p) => {
          const row = standings.performances.find((entry) => entry.performanceId === `p${p}`);
          const better = table.filter(
            (other) => other.score > score || (other.score === score && other.margin > margin),
          );
          expect(new Fraction(row?.result?.exact ?? -1).valueOf()).toBe(score);
          expect(row?.headToHead?.margin).toBe(margin);
          expect(row?.rank).toBe(better.length + 1);
        });
      }),
      { numRuns: tried(300, 3_000) },
    );
  });

  it('an act for which no judge has a total has no duels, and no place before one that lost', () => {
    const marks = [[[8, 8]], [[5, 5]], [[9, null]]];
    const shape = { acts: 3, judges: 1, criteria: 2, weights: [1, 1], marks };
    const input = inputOf(shape, { method: 'head_to_head', missing: 'exclude' });
    const standings = tabulate(input);
    expect(secondCount(input, standings)).toEqual([]);
    expect(
      standings.performances.map(({ performanceId, place, result, blocked }) => [
        performanceId,
        place,
        result?.exact,
        blocked,
      ]),
    ).toEqual([
      ['p0', '1', '1', null],
      ['p1', '2', '0', null],
      ['p2', null, undefined, 'missing_marks'],
    ]);
    // What was certified before is counted as it was then.
    const before = tabulate({ ...input, engine: 3 });
    expect(secondCount({ ...input, engine: 3 }, before)).toEqual([]);
    expect(before.performances.map(({ performanceId, place }) => [performanceId, place])).toEqual([
      ['p0', '1'],
      ['p2', '2'],
      ['p1', '3'],
    ]);
  });
});
