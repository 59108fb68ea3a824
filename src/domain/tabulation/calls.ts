/**
 * `calls`: a judge's mark says yes, alternate or no: the highest on the scale is a yes, the lowest a no, any between an
 * alternate. A yes is worth 1, a no nothing; what the judges' calls are worth is added as under `sum`.
 */
import { type Call, callOf } from '../judging/named-marks.ts';
import { wholeParts } from './exact.ts';
import type { CallRules, TabulationInput } from './types.ts';

/** The input with every call as the mark that it is worth. */
export function callsAsMarks<I extends TabulationInput>(input: I, { alternateWorth }: CallRules): I {
  const { n, d } = wholeParts(alternateWorth);
  const places = alternateWorth.split('.')[1]?.length ?? 0;
  const whole = 10 ** places;
  const worth: Record<Call, number> = { yes: whole, alternate: n * (whole / d), no: 0 };
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
          return [id, steps === null || !criterion ? steps : worth[callOf(steps, criterion)]];
        }),
      ),
    })),
  };
}
