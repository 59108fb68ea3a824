/** Replaces calls by marks that stand for their worth, before anything is counted. */
import type { CallRules, CriterionInput, TabulationInput } from '../../tabulation/types.ts';

/**
 * The input with calls as marks. The highest mark is a yes, the lowest a no; the marks below a yes are the kinds of
 * alternates in turn, any others the last kind.
 */
export function withCallsCounted(input: TabulationInput, calls: CallRules): TabulationInput {
  const worths = [calls.alternateWorth, ...(calls.furtherAlternates ?? [])];
  const decimals = worths.reduce((most, text) => Math.max(most, (text.split('.')[1] ?? '').length), 0);
  const inSteps = (text: string) => {
    const [units = '0', rest = ''] = text.split('.');
    return Number(units + rest.padEnd(decimals, '0'));
  };
  const yes = inSteps('1');
  const alternates = worths.map(inSteps);
  const byId = new Map(input.criteria.map((criterion) => [criterion.id, criterion]));
  const counts = (steps: number | null, criterion: CriterionInput | undefined) => {
    if (steps === null || criterion === undefined) return steps;
    const below = criterion.max - steps;
    if (below <= 0) return yes;
    return steps > criterion.min ? (alternates[below - 1] ?? alternates.at(-1) ?? 0) : 0;
  };
  const step = decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
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
