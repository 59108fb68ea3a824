/**
 * `majority_judgment` for judges: an act's result is the middle one of its grades, which are the judges' totals. Acts
 * with the same middle grade are ordered by removing it and comparing the next, again and again.
 */
import Fraction from 'fraction.js';
import { quotient, rounded } from './exact.ts';
import { type GradeProfile, gradeProfile, majorityClasses, middleGrade } from './majority-order.ts';
import type { MethodRun } from './outcome.ts';
import { merit, type Panel } from './panel.ts';
import { rankJudges } from './ranks.ts';

/** The grades of performance `p`: each judge's total, counted as often as the judge counts. */
export const gradesOf = (panel: Panel, p: number): GradeProfile =>
  gradeProfile(
    panel.judges.flatMap((_judge, j) => {
      const grade = merit(panel, p, j);
      return Number.isNaN(grade) ? [] : [{ grade, count: panel.weights[j] ?? 1 }];
    }),
  );

/**
 * Writes the middle grade of each act in the group as its result, and their order among each other to separate equal
 * ones.
 */
export const majorityJudgment: MethodRun = (panel, group, outcome) => {
  rankJudges(panel, group, outcome);
  const graded = group.ranked.flatMap((p) => {
    const profile = gradesOf(panel, p);
    const grade = middleGrade(profile);
    return grade === null ? [] : [{ p, profile, grade }];
  });
  const placed = new Set(graded.map(({ p }) => p));
  for (const p of group.ranked) if (!placed.has(p)) outcome.blocked[p] ??= 'missing_marks';
  let behind = graded.length;
  for (const tied of majorityClasses(graded.map(({ profile }) => profile))) {
    behind -= tied.length;
    for (const at of tied) {
      const { p = -1, grade = 0 } = graded[at] ?? {};
      outcome.results[p] = rounded(quotient(grade, panel.totalUnit), panel.rules.rounding.afterTotal);
      outcome.second[p] = new Fraction(behind);
    }
  }
};
