/**
 * The order of majority judgment (M. Balinski and R. Laraki, Majority Judgment, MIT Press 2011): of each act's grades
 * the middle one counts, of two the lower; of equal ones it is taken away and the next middle one counts, and so on.
 * Taking each grade of an act as often as another changes nothing, so that acts with different numbers of grades can
 * be compared: what counts is at which part of all its grades each one stands.
 */
import { safeInteger } from './whole-number.ts';

/** A grade and how many gave it. */
export interface GradeCount {
  grade: number;
  count: number;
}

/**
 * An act's grades, walked outwards from the middle one: `down` lists the grades from it to the lowest, `up` to the
 * highest. `until` is how far from the middle each one reaches, as a part of `all` (the number of grades).
 */
export interface GradeProfile {
  all: number;
  down: { grade: number; until: number }[];
  up: { grade: number; until: number }[];
}

/** The profile of one act's grades; grades that nobody gave may be among them with a count of 0. */
export function gradeProfile(grades: readonly GradeCount[]): GradeProfile {
  const given = grades.filter(({ count }) => count > 0).toSorted((a, b) => a.grade - b.grade);
  const all = given.reduce((sum, { count }) => safeInteger(sum + count), 0);
  const profile: GradeProfile = { all, down: [], up: [] };
  let below = 0;
  for (const { grade, count } of given) {
    const above = below + count;
    if (2 * below < all) profile.down.unshift({ grade, until: all - 2 * below });
    if (2 * above > all) profile.up.push({ grade, until: 2 * above - all });
    below = above;
  }
  return profile;
}

/** The middle grade, of two middle ones the lower; null where there are none. */
export const middleGrade = ({ down }: GradeProfile): number | null => down[0]?.grade ?? null;

interface Difference {
  better: number;
  /** Distance from the middle as a part of all grades, n/d. */
  n: number;
  d: number;
}

function firstDifference(a: GradeProfile, b: GradeProfile, side: 'down' | 'up'): Difference | null {
  let [at, i, j] = [{ n: 0, d: 1 }, 0, 0];
  for (;;) {
    const [one, other] = [a[side][i], b[side][j]];
    if (!one || !other) return null;
    if (one.grade !== other.grade) return { better: one.grade - other.grade, ...at };
    const reach = one.until * b.all - other.until * a.all;
    at = reach <= 0 ? { n: one.until, d: a.all } : { n: other.until, d: b.all };
    if (reach <= 0) i += 1;
    if (reach >= 0) j += 1;
  }
}

/**
 * Above 0 when the first act is better, 0 when both are equal. At the same distance from the middle the lower grade is
 * compared first.
 */
export function compareMajority(a: GradeProfile, b: GradeProfile): number {
  safeInteger(a.all * b.all);
  const [down, up] = [firstDifference(a, b, 'down'), firstDifference(a, b, 'up')];
  if (!down || !up) return (down ?? up)?.better ?? 0;
  return down.n * up.d <= up.n * down.d ? down.better : up.better;
}

/** Positions in `profiles` grouped by equal standing, the best group first. */
export function majorityClasses(profiles: readonly GradeProfile[]): number[][] {
  const order = profiles.map((profile, at) => ({ profile, at }));
  order.sort((a, b) => compareMajority(b.profile, a.profile) || a.at - b.at);
  const found: number[][] = [];
  order.forEach(({ profile, at }, index) => {
    const before = order[index - 1]?.profile;
    if (before && compareMajority(before, profile) === 0) found.at(-1)?.push(at);
    else found.push([at]);
  });
  return found;
}
