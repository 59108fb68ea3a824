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

/** Points of the best possible scoresheet that each criterion stands for, in percent, as whole numbers that may not add to 100. */
export const weightShare = (weight: number, all: readonly number[]): number => {
  const sum = all.reduce((total, one) => total + one, 0);
  return sum === 0 ? 0 : Math.round((100 * weight) / sum);
};
