/**
 * Majority judgment, found by comparing two acts at every depth at which some grade ends, equally far below and above
 * the middle, the lower side first. Depths are parts of all grades, so that acts with different numbers of grades
 * compare.
 */
import { compare, type Exact, exact, minus, over, plus, sumOf, ZERO } from './fractions.ts';

/** A grade, and how often it counts. */
export interface WeightedGrade {
  grade: Exact;
  count: Exact;
}

/** A grade and the part of all grades (0 to 1) that it and the lower ones reach. */
interface Step {
  grade: Exact;
  to: Exact;
}

const HALF = exact(1, 2);

function stepsOf(given: readonly WeightedGrade[]): Step[] {
  const all = sumOf(given.map(({ count }) => count));
  let reached = ZERO;
  return given
    .toSorted((a, b) => compare(a.grade, b.grade))
    .map(({ grade, count }) => {
      reached = plus(reached, over(count, all));
      return { grade, to: reached };
    });
}

/** The grade that ends at or beyond `at` (a part of all grades). */
const under = (steps: readonly Step[], at: Exact): Exact | undefined =>
  steps.find(({ to }) => compare(to, at) >= 0)?.grade;
const above = (steps: readonly Step[], at: Exact): Exact | undefined =>
  steps.find(({ to }) => compare(to, at) > 0)?.grade;

/** The middle grade, of two the lower; undefined without any. */
export const majorityGrade = (given: readonly WeightedGrade[]): Exact | undefined =>
  under(stepsOf(given), HALF);

/** Compares two acts by majority judgment: below 0 where the first is better, 0 where equal. */
export function byMajorityOf(a: readonly WeightedGrade[], b: readonly WeightedGrade[]): number {
  const [one, other] = [stepsOf(a), stepsOf(b)];
  const distance = (to: Exact): Exact => {
    const far = minus(to, HALF);
    return compare(far, ZERO) < 0 ? minus(ZERO, far) : far;
  };
  const depths = [ZERO, ...[...one, ...other].map(({ to }) => distance(to))]
    .filter((depth) => compare(depth, HALF) < 0)
    .toSorted(compare);
  for (const depth of depths) {
    const low = minus(HALF, depth);
    const high = plus(HALF, depth);
    const found =
      compare(under(other, low) ?? ZERO, under(one, low) ?? ZERO) ||
      compare(above(other, high) ?? ZERO, above(one, high) ?? ZERO);
    if (found !== 0) return found;
  }
  return 0;
}
