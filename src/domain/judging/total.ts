/** A judge's own total for a performance: the marks added by the criteria's weights. Exact. */
import Fraction from 'fraction.js';
import type { Scale } from './scale.ts';

/**
 * The fields of a criterion that count for a total. `weight` is a factor of at most two decimals: a mark of 8 with weight 3
 * counts 24.
 */
export interface WeightedCriterion extends Scale {
  id: string;
  weight: number;
  /** Where marks are points off: the number that they are taken from. */
  subtractsFrom?: string | null;
}

/** Criterion id → mark in steps. null or absent means not given, which is never 0. */
export type Marks = Readonly<Record<string, number | null>>;

/** The mark on a criterion; null where none was given. */
export const markOf = (marks: Marks, criterionId: string): number | null =>
  Object.hasOwn(marks, criterionId) ? (marks[criterionId] ?? null) : null;

/** Ids of the criteria without a mark, in their order. */
export const missingMarks = (criteria: readonly WeightedCriterion[], marks: Marks): string[] =>
  criteria.filter((criterion) => markOf(marks, criterion.id) === null).map((criterion) => criterion.id);

/** The total so far and the best possible one, as decimals; `total` is null while no mark is given. */
export function ownTotal(
  criteria: readonly WeightedCriterion[],
  marks: Marks,
): { total: string | null; outOf: string } {
  let total = new Fraction(0);
  let outOf = new Fraction(0);
  let given = false;
  for (const criterion of criteria) {
    const { subtractsFrom = null, weight } = criterion;
    const worth = (steps: number) => {
      const written = new Fraction(criterion.step).mul(steps);
      return (subtractsFrom === null ? written : new Fraction(subtractsFrom).sub(written)).mul(
        String(weight),
      );
    };
    outOf = outOf.add(worth(subtractsFrom === null ? criterion.maxSteps : criterion.minSteps));
    const steps = markOf(marks, criterion.id);
    if (steps === null) continue;
    given = true;
    total = total.add(worth(steps));
  }
  return { total: given ? total.toString() : null, outOf: outOf.toString() };
}
