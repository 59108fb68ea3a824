/** Marks that judges give by name: calls, and the grades of majority judgment. */
import type { Scale } from './scale.ts';

export const CALLS = ['yes', 'alternate', 'no'] as const;
export type Call = (typeof CALLS)[number];

/** What a mark of so many steps says: the highest a yes, the lowest a no, any between an alternate. */
export const callOf = (steps: number, { min, max }: { min: number; max: number }): Call =>
  steps >= max ? 'yes' : steps <= min ? 'no' : 'alternate';

/** The grades of the first large vote by majority judgment (Orsay 2007), the lowest first. */
export const GRADES = ['To reject', 'Poor', 'Acceptable', 'Good', 'Very good', 'Excellent'] as const;

/** What the round's rules call the marks. Of calls: how many of each a judge is asked for, 0 where that is open. */
export type MarkNames =
  | { kind: 'calls'; recall: number; alternates: number }
  | { kind: 'grades'; grades: string[] };

/** What of a round's rules names the marks. */
export interface NamingRules {
  method: string;
  calls?: { recall?: number; alternates?: number };
  grades?: string[];
}

/** Null where marks are numbers. */
export function markNamesOf({ method, calls, grades }: NamingRules): MarkNames | null {
  if (method === 'calls')
    return { kind: 'calls', recall: calls?.recall ?? 0, alternates: calls?.alternates ?? 0 };
  return method === 'majority_judgment' ? { kind: 'grades', grades: grades ?? [...GRADES] } : null;
}

export interface NamedMark {
  steps: number;
  name: string;
}

/** The marks of a scale that have a name, the best first; none where there are not as many as names. */
export function namedMarks(names: MarkNames | null, { minSteps, maxSteps }: Scale): NamedMark[] {
  if (names?.kind === 'calls') {
    const alternate = { steps: Math.floor((minSteps + maxSteps) / 2), name: 'Alternate' };
    return [
      { steps: maxSteps, name: 'Yes' },
      ...(maxSteps - minSteps > 1 ? [alternate] : []),
      { steps: minSteps, name: 'No' },
    ];
  }
  if (names === null || names.grades.length !== maxSteps - minSteps + 1) return [];
  return names.grades.map((name, at) => ({ steps: minSteps + at, name })).toReversed();
}

/** The named mark that a mark is. On a long scale every mark between the ends is an alternate. */
export function namedMark(names: MarkNames, scale: Scale, steps: number | null): NamedMark | undefined {
  if (steps === null) return undefined;
  const marks = namedMarks(names, scale);
  if (names.kind === 'grades') return marks.find((mark) => mark.steps === steps);
  const called: Record<Call, string> = { yes: 'Yes', alternate: 'Alternate', no: 'No' };
  const call = callOf(steps, { min: scale.minSteps, max: scale.maxSteps });
  return marks.find(({ name }) => name === called[call]);
}

/** How many of each call a judge has given on one criterion. */
export type CallsGiven = Readonly<Record<Call, number>>;

/** Counts them over some sheets' marks on the criterion. */
export function callsGiven(marks: readonly (number | null)[], { minSteps, maxSteps }: Scale): CallsGiven {
  const given = { yes: 0, alternate: 0, no: 0 };
  for (const steps of marks) if (steps !== null) given[callOf(steps, { min: minSteps, max: maxSteps })] += 1;
  return given;
}
