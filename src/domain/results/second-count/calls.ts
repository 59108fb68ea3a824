/** Calls turned to the marks that they count as, before anything is counted. */
import type { CallRules, CriterionInput, TabulationInput } from '../../tabulation/types.ts';

/** The highest mark is a yes, the lowest a no, any between an alternate. */
export function withCallsCounted(input: TabulationInput, { alternateWorth }: CallRules): TabulationInput {
  const [units = '0', decimals = ''] = alternateWorth.split('.');
  const yes = Number(`1${'0'.repeat(decimals.length)}`);
  const alternate = Number(units + decimals);
  const byId = new Map(input.criteria.map((criterion) => [criterion.id, criterion]));
  const counts = (steps: number | null, criterion: CriterionInput | undefined) => {
    if (steps === null || criterion === undefined) return steps;
    if (steps >= criterion.max) return yes;
    return steps > criterion.min ? alternate : 0;
  };
  const step = decimals === '' ? '1' : `0.${'0'.repeat(decimals.length - 1)}1`;
  return {
    ...input,
    criteria: input.criteria.map((criterion) => {
      const { subtractsFrom: _plain, ...rest } = criterion;
      return { ...rest, min: 0, max: yes, step };
    }),
    scoresheets: input.scoresheets.map((sheet) => {
      const marks = Object.entries(sheet.marks).map(([id, steps]) => [id, counts(steps, byId.get(id))]);
      return { ...sheet, marks: Object.fromEntries(marks) };
    }),
  };
}
