/**
 * `calls`: a judge's mark says yes, alternate or no: the highest on the scale is a yes, the lowest a no, those between
 * alternates of up to three kinds. A yes is worth 1, a no nothing; what the judges' calls are worth is added as under
 * `sum`. Kinds of alternates that are worth different points are those of the World Swing Dance Council (Prelim Scoring
 * Announcement, in force since January 2020: yes 10, alternates 4.5, 4.3 and 4.2, no 0, and the sum of these decides).
 */
import { alternatesOf, type Call, callOf } from '../judging/named-marks.ts';
import { wholeParts } from './exact.ts';
import type { CallRules, TabulationInput } from './types.ts';

/** What an alternate of each kind is worth beside a yes (1), the best kind first; decimals as text. */
export const alternateWorths = ({ alternateWorth, furtherAlternates = [] }: CallRules): string[] => [
  alternateWorth,
  ...furtherAlternates,
];

/** The input with every call replaced by a mark that stands for its worth, so that it can be added as under `sum`. */
export function callsAsMarks<I extends TabulationInput>(input: I, rules: CallRules): I {
  const worths = alternateWorths(rules);
  const places = Math.max(...worths.map((text) => text.split('.')[1]?.length ?? 0));
  const whole = 10 ** places;
  const worth = new Map<Call, number>([
    ['yes', whole],
    ['no', 0],
  ]);
  for (const [at, call] of alternatesOf(worths.length).entries()) {
    const { n, d } = wholeParts(worths[at] ?? '0');
    worth.set(call, n * (whole / d));
  }
  const criteria = new Map(input.criteria.map((criterion) => [criterion.id, criterion]));
  return {
    ...input,
    criteria: input.criteria.map(({ subtractsFrom: _from, ...criterion }) => ({
      ...criterion,
      min: 0,
      max: whole,
      step: places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`,
    })),
    scoresheets: input.scoresheets.map((sheet) => ({
      ...sheet,
      marks: Object.fromEntries(
        Object.entries(sheet.marks).map(([id, steps]) => {
          const criterion = criteria.get(id);
          if (steps === null || !criterion) return [id, steps];
          return [id, worth.get(callOf(steps, criterion, worths.length)) ?? 0];
        }),
      ),
    })),
  };
}
