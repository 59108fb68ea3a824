/**
 * Majority judgment, by looking at every depth at which any grade ends: as far below the middle as above it, the lower
 * side first. All parts are of one whole, so that acts with different numbers of grades stand side by side.
 */
import { compare, type Exact, exact, minus, over, plus, sumOf, ZERO } from './fractions.ts';

/** Something that was given, and how often it counts. */
export interface Graded {
  grade: Exact;
  count: Exact;
}

/** Where a grade ends, as a part of all that an act was given, from the lowest. */
interface Step {
  grade: Exact;
  to: Exact;
}

const HALF = exact(1, 2);

function stepsOf(given: readonly Graded[]): Step[] {
  const all = sumOf(given.map(({ count }) => count));
  let reached = ZERO;
  return given
    .toSorted((a, b) => compare(a.grade, b.grade))
    .map(({ grade, count }) => {
      reached = plus(reached, over(count, all));
      return { grade, to: reached };
    });
}

/** The grade just below a part of the whole, and the one just above it. */
const under = (steps: readonly Step[], at: Exact): Exact | undefined =>
  steps.find(({ to }) => compare(to, at) >= 0)?.grade;
const above = (steps: readonly Step[], at: Exact): Exact | undefined =>
  steps.find(({ to }) => compare(to, at) > 0)?.grade;

/** The middle grade, of two the lower; undefined without any. */
export const majorityGrade = (given: readonly Graded[]): Exact | undefined => under(stepsOf(given), HALF);

/** Below 0 where the first is better. */
export function byMajorityOf(a: readonly Graded[], b: readonly Graded[]): number {
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
