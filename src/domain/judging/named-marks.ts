/** Marks that judges give by name: calls, and the grades of majority judgment. */
import type { Scale } from './scale.ts';

/** The best first. */
const ALTERNATES = ['alternate', 'alternate_2', 'alternate_3'] as const;
export const CALLS = ['yes', ...ALTERNATES, 'no'] as const;
export type Call = (typeof CALLS)[number];

/** There are at most three kinds of alternates (World Swing Dance Council, Prelim Scoring Announcement, January 2020). */
export const MOST_ALTERNATES = ALTERNATES.length;

/** The kinds of alternates where there are so many. */
export const alternatesOf = (kinds: number): readonly Call[] => ALTERNATES.slice(0, kinds);

/**
 * What a mark of so many steps says: the highest a yes, the lowest a no, the next ones below a yes an alternate of each
 * kind in turn, and whatever is left between an alternate of the last kind.
 */
export const callOf = (steps: number, { min, max }: { min: number; max: number }, kinds: number): Call => {
  if (steps >= max) return 'yes';
  return steps <= min ? 'no' : (ALTERNATES[Math.min(max - steps, kinds) - 1] ?? 'alternate');
};

/** What judges press, and what is told of them: "Alternate" where there is one kind, else "Alternate 1", "Alternate 2". */
export function callName(call: Call, kinds: number): string {
  if (call === 'yes') return 'Yes';
  if (call === 'no') return 'No';
  return kinds === 1 ? 'Alternate' : `Alternate ${ALTERNATES.indexOf(call) + 1}`;
}

/** The grades of the first large vote by majority judgment (Orsay 2007), the lowest first. */
export const GRADES = ['To reject', 'Poor', 'Acceptable', 'Good', 'Very good', 'Excellent'] as const;

/**
 * What the round's rules call the marks. Of calls: how many yes a judge is asked for and how many alternates of each of
 * so many kinds, 0 where that is open.
 */
export type MarkNames =
  | { kind: 'calls'; recall: number; alternates: number; kinds: number }
  | { kind: 'grades'; grades: string[] };

/** What of a round's rules names the marks. */
export interface NamingRules {
  method: string;
  calls?: { recall?: number; alternates?: number; furtherAlternates?: string[] };
  grades?: string[];
}

/** Null where marks are numbers. */
export function markNamesOf({ method, calls, grades }: NamingRules): MarkNames | null {
  if (method === 'calls') {
    const { recall = 0, alternates = 0 } = calls ?? {};
    return { kind: 'calls', recall, alternates, kinds: alternateKinds(calls ?? {}) };
  }
  return method === 'majority_judgment' ? { kind: 'grades', grades: grades ?? [...GRADES] } : null;
}

/** How many kinds of alternates the rules have. */
export const alternateKinds = ({ furtherAlternates = [] }: { furtherAlternates?: string[] }): number =>
  1 + furtherAlternates.length;

export interface NamedMark {
  steps: number;
  name: string;
  /** Which call it is, where it is one. */
  call?: Call;
}

/** The marks of a scale that have a name, the best first; none where there are not as many as names. */
export function namedMarks(names: MarkNames | null, { minSteps, maxSteps }: Scale): NamedMark[] {
  if (names?.kind === 'calls') {
    const alternates = alternatesOf(names.kinds)
      .map((call, at) => ({ steps: maxSteps - 1 - at, name: callName(call, names.kinds), call }))
      .filter(({ steps }) => steps > minSteps);
    return [
      { steps: maxSteps, name: 'Yes', call: 'yes' },
      ...alternates,
      { steps: minSteps, name: 'No', call: 'no' },
    ];
  }
  if (names === null || names.grades.length !== maxSteps - minSteps + 1) return [];
  return names.grades.map((name, at) => ({ steps: minSteps + at, name })).toReversed();
}

/** The named mark that a mark is. On a long scale every other mark between the ends is an alternate of the last kind. */
export function namedMark(names: MarkNames, scale: Scale, steps: number | null): NamedMark | undefined {
  if (steps === null) return undefined;
  const marks = namedMarks(names, scale);
  if (names.kind === 'grades') return marks.find((mark) => mark.steps === steps);
  const call = callOf(steps, { min: scale.minSteps, max: scale.maxSteps }, names.kinds);
  return marks.find(({ name }) => name === callName(call, names.kinds));
}

/** How many of each call a judge has given on one criterion. */
export type CallsGiven = Readonly<Record<Call, number>>;

/** Counts them over some sheets' marks on the criterion, where there are so many kinds of alternates. */
export function callsGiven(
  marks: readonly (number | null)[],
  { minSteps, maxSteps }: Scale,
  kinds: number,
): CallsGiven {
  const given = { yes: 0, alternate: 0, alternate_2: 0, alternate_3: 0, no: 0 };
  for (const steps of marks)
    if (steps !== null) given[callOf(steps, { min: minSteps, max: maxSteps }, kinds)] += 1;
  return given;
}
