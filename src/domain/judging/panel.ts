/** Who scores what: which criteria an act has, and which acts a judge is asked to score. */

/** The criteria of an act: the event's own and those of its category, in the form's order. */
export const criteriaFor = <C extends { categoryId: string | null }>(
  criteria: readonly C[],
  categoryId: string | null,
): C[] =>
  criteria.filter((criterion) => criterion.categoryId === null || criterion.categoryId === categoryId);

/** Whether a judge scores acts of a category. A judge with no categories named scores all. */
export const scoresCategory = (judgeCategoryIds: readonly string[], categoryId: string | null): boolean =>
  judgeCategoryIds.length === 0 || (categoryId !== null && judgeCategoryIds.includes(categoryId));

/** What a judge is asked to score: of these categories, on these criteria. Where none are named it is all of them. */
export interface JudgeScope {
  categoryIds: readonly string[];
  criterionIds: readonly string[];
}

/** Those of some criteria that a judge scores. */
export const ownCriteria = <C extends { id: string }>(
  { criterionIds }: Pick<JudgeScope, 'criterionIds'>,
  criteria: readonly C[],
): C[] => criteria.filter(({ id }) => criterionIds.length === 0 || criterionIds.includes(id));

/** Whether a judge scores an act: it is of their categories, and some criterion of it is theirs. */
export const scoresAct = (
  judge: JudgeScope,
  criteria: readonly { id: string; categoryId: string | null }[],
  categoryId: string | null,
): boolean =>
  scoresCategory(judge.categoryIds, categoryId) &&
  (judge.criterionIds.length === 0 || ownCriteria(judge, criteriaFor(criteria, categoryId)).length > 0);

/** Criteria that some acts are scored on and that no judge scores there. With no judges at all there is nothing to say. */
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

/** Points of the best possible scoresheet that each criterion stands for, in percent, as whole numbers that may not add to 100. */
export const weightShare = (weight: number, all: readonly number[]): number => {
  const sum = all.reduce((total, one) => total + one, 0);
  return sum === 0 ? 0 : Math.round((100 * weight) / sum);
};
