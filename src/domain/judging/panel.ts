/** Which criteria an act is scored on, and which acts a judge scores. */

/** The criteria of an act: those for all acts and those of its category, in the given order. */
export const criteriaFor = <C extends { categoryId: string | null }>(
  criteria: readonly C[],
  categoryId: string | null,
): C[] =>
  criteria.filter((criterion) => criterion.categoryId === null || criterion.categoryId === categoryId);

/** Whether the judge scores acts of this category. An empty list means all categories. */
export const scoresCategory = (judgeCategoryIds: readonly string[], categoryId: string | null): boolean =>
  judgeCategoryIds.length === 0 || (categoryId !== null && judgeCategoryIds.includes(categoryId));

/** What a judge scores. Empty lists mean all categories, or all criteria. */
export interface JudgeScope {
  categoryIds: readonly string[];
  criterionIds: readonly string[];
}

/** The criteria, of those given, that the judge scores, in the given order. */
export const ownCriteria = <C extends { id: string }>(
  { criterionIds }: Pick<JudgeScope, 'criterionIds'>,
  criteria: readonly C[],
): C[] => criteria.filter(({ id }) => criterionIds.length === 0 || criterionIds.includes(id));

/** Whether the judge scores an act of this category: it is one of theirs, and at least one of its criteria is. */
export const scoresAct = (
  judge: JudgeScope,
  criteria: readonly { id: string; categoryId: string | null }[],
  categoryId: string | null,
): boolean =>
  scoresCategory(judge.categoryIds, categoryId) &&
  (judge.criterionIds.length === 0 || ownCriteria(judge, criteriaFor(criteria, categoryId)).length > 0);

/** Whether acts of these two categories are scored on the same criteria, and by the same of these judges. */
export const scoredAlike = (
  criteria: readonly { id: string; categoryId: string | null }[],
  judges: readonly JudgeScope[],
  one: string | null,
  other: string | null,
): boolean =>
  criteria.every(
    (criterion) => criteriaFor([criterion], one).length === criteriaFor([criterion], other).length,
  ) && judges.every((judge) => scoresAct(judge, criteria, one) === scoresAct(judge, criteria, other));

/** Criteria that apply to some act but that no judge scores there. Empty where there are no judges at all. */
export const unscoredCriteria = <C extends { id: string; categoryId: string | null }>(
  criteria: readonly C[],
  judges: readonly JudgeScope[],
  acts: readonly { categoryId: string | null }[],
): C[] => {
  const categories = [...new Set(acts.map(({ categoryId }) => categoryId))];
  const scored = (criterion: C, categoryId: string | null) =>
    judges.some(
      (judge) => scoresCategory(judge.categoryIds, categoryId) && ownCriteria(judge, [criterion]).length > 0,
    );
  return judges.length === 0
    ? []
    : criteria.filter((criterion) =>
        categories.some(
          (categoryId) => criteriaFor([criterion], categoryId).length > 0 && !scored(criterion, categoryId),
        ),
      );
};

/** How many percent of the best possible total a criterion makes up, rounded; the shares need not add to 100. */
export const weightShare = (weight: number, all: readonly number[]): number => {
  const sum = all.reduce((total, one) => total + one, 0);
  return sum === 0 ? 0 : Math.round((100 * weight) / sum);
};
