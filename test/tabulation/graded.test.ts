/** Majority judgment and STAR against their definitions played out by hand, and against published elections. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { ENGINE } from '#domain/tabulation/engines.ts';
import { compareMajority, gradeProfile } from '#domain/tabulation/majority-order.ts';
import { starRounds } from '#domain/tabulation/star-order.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { tried } from '../tried.ts';

/** `ballots[judge][act]`: 0 to 5. */
function panel(method: 'star' | 'majority_judgment', ballots: readonly number[][]): TabulationInput {
  const acts = ballots[0]?.map((_mark, p) => p) ?? [];
  return {
    rules: { method },
    judges: ballots.map((_ballot, j) => ({ id: `j${j}`, name: `Judge ${j}` })),
    criteria: [{ id: 'c', name: 'Grade', weight: '1', min: 0, max: 5, step: '1' }],
    performances: acts.map((p) => ({ id: `p${p}`, name: `Act ${p}`, categoryId: 'k' })),
    scoresheets: ballots.flatMap((ballot, j) =>
      ballot.map((mark, p) => ({ judgeId: `j${j}`, performanceId: `p${p}`, marks: { c: mark } })),
    ),
  };
}

const placesBy = (input: TabulationInput): (string | null | undefined)[] => {
  const standings = tabulate(input);
  expect(secondCount(input, standings)).toEqual([]);
  return input.performances.map(
    ({ id }) => standings.performances.find((row) => row.performanceId === id)?.place,
  );
};

const grades = fc.array(fc.nat(5), { minLength: 1, maxLength: 9 });

/** Grades in the order in which the middle one is taken away, each as often as it is said. */
function takenAway(given: readonly number[], times: number): number[] {
  const left = given.flatMap((grade) => Array<number>(times).fill(grade)).toSorted((a, b) => a - b);
  const taken: number[] = [];
  while (left.length > 0) taken.push(...left.splice((left.length - 1) >> 1, 1));
  return taken;
}

describe('majority judgment', () => {
  const profile = (given: readonly number[]) => gradeProfile(given.map((grade) => ({ grade, count: 1 })));

  it('orders acts as taking the middle grade away does, also with different numbers of grades', () => {
    fc.assert(
      fc.property(grades, grades, (a, b) => {
        const [one, other] = [takenAway(a, b.length), takenAway(b, a.length)];
        const at = one.findIndex((grade, index) => grade !== other[index]);
        const found = Math.sign(compareMajority(profile(a), profile(b)));
        expect(found).toBe(at < 0 ? 0 : Math.sign((one[at] ?? 0) - (other[at] ?? 0)));
      }),
      { numRuns: tried(1_000, 5_000) },
    );
  });

  it('counts a grade that many gave as each of them by itself', () => {
    fc.assert(
      fc.property(grades, (given) => {
        const counted = [0, 1, 2, 3, 4, 5].map((grade) => ({
          grade,
          count: given.filter((one) => one === grade).length,
        }));
        expect(compareMajority(gradeProfile(counted), profile(given))).toBe(0);
      }),
    );
  });
});

describe('STAR', () => {
  it('breaks ties as its protocol does', () => {
    // Equal sums: the one that more prefer, by two to one.
    expect(
      placesBy(
        panel('star', [
          [0, 2],
          [1, 2],
          [4, 1],
        ]),
      ),
    ).toEqual(['2', '1']);
    // As many prefer each: the higher sum.
    expect(
      placesBy(
        panel('star', [
          [5, 1],
          [1, 2],
        ]),
      ),
    ).toEqual(['1', '2']);
    // Sums equal as well: more of the best there is.
    expect(
      placesBy(
        panel('star', [
          [2, 4],
          [5, 3],
        ]),
      ),
    ).toEqual(['1', '2']);
    // Nothing left: the place is shared.
    expect(
      placesBy(
        panel('star', [
          [1, 3],
          [4, 2],
        ]),
      ),
    ).toEqual(['1=', '1=']);
    // Three for the two seats: the one that loses to both others is out.
    expect(
      placesBy(
        panel('star', [
          [4, 3, 2],
          [4, 3, 2],
          [1, 3, 5],
        ]),
      ),
    ).toEqual(['1', '2', '3']);
  });

  it('lets whoever wins against any that tie for the seat share the place', () => {
    // One act is sure of the runoff, two are alike for the other seat and lose to it.
    expect(
      placesBy(
        panel('star', [
          [5, 4, 4],
          [5, 4, 4],
        ]),
      ),
    ).toEqual(['1', '2=', '2=']);
  });

  it('gives the first place to the highest sum, or to an act that more judges prefer to it', () => {
    const ballots = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 6 }))
      .chain(([judges, acts]) =>
        fc.array(fc.array(fc.nat(5), { minLength: acts, maxLength: acts }), {
          minLength: judges,
          maxLength: judges,
        }),
      );
    fc.assert(
      fc.property(ballots, (given) => {
        const acts = given[0]?.map((_mark, p) => p) ?? [];
        const sum = (p: number) => given.reduce((all, ballot) => all + (ballot[p] ?? 0), 0);
        const prefer = (a: number, b: number) =>
          given.filter((ballot) => (ballot[a] ?? 0) > (ballot[b] ?? 0)).length;
        const best = acts.map((p) => given.filter((ballot) => ballot[p] === 5).length);
        const rounds = starRounds({ scores: acts.map(sum), prefer, best }, ENGINE);
        expect(rounds.flatMap(({ winners }) => winners).toSorted((a, b) => a - b)).toEqual(acts);
        const [first] = rounds;
        const highest = Math.max(...acts.map(sum));
        for (const winner of first?.winners ?? [])
          for (const other of acts)
            if (sum(other) === highest && sum(other) > sum(winner))
              expect(prefer(winner, other)).toBeGreaterThan(prefer(other, winner));
        placesBy(panel('star', given));
        placesBy(panel('majority_judgment', given));
      }),
      { numRuns: tried(250, 1_000) },
    );
  });
});
