/** Marks that judges give by name: calls, and the grades of majority judgment. */
import type { Scale } from './scale.ts';

/** Kinds of alternates, the best first. */
const ALTERNATES = ['alternate', 'alternate_2', 'alternate_3'] as const;
/** All calls, the best first. */
export const CALLS = ['yes', ...ALTERNATES, 'no'] as const;
export type Call = (typeof CALLS)[number];

/** The most kinds of alternates (World Swing Dance Council, Prelim Scoring Announcement, January 2020). */
export const MOST_ALTERNATES = ALTERNATES.length;

/** The first `kinds` kinds of alternates, the best first. */
export const alternatesOf = (kinds: number): readonly Call[] => ALTERNATES.slice(0, kinds);

/**
 * The call that a mark in steps stands for: the highest mark is a yes, the lowest a no; those below a yes are the
 * kinds of alternates in turn, and all others the last kind.
 */
export const callOf = (steps: number, { min, max }: { min: number; max: number }, kinds: number): Call => {
  if (steps >= max) return 'yes';
  return steps <= min ? 'no' : (ALTERNATES[Math.min(max - steps, kinds) - 1] ?? 'alternate');
};

/** A call in English: "Alternate" where there is one kind, else "Alternate 1", "Alternate 2". */
export function callName(call: Call, kinds: number): string {
  if (call === 'yes') return 'Yes';
  if (call === 'no') return 'No';
  return kinds === 1 ? 'Alternate' : `Alternate ${ALTERNATES.indexOf(call) + 1}`;
}

/** The grades of the first large vote by majority judgment (Orsay 2007), the lowest first. */
export const GRADES = ['To reject', 'Poor', 'Acceptable', 'Good', 'Very good', 'Excellent'] as const;

/**
 * The names of a round's marks. For calls: how many yes (`recall`) and how many alternates of each kind a judge gives,
 * 0 where it is open.
 */
export type MarkNames =
  | { kind: 'calls'; recall: number; alternates: number; kinds: number }
  | { kind: 'grades'; grades: string[] };

/** The scoring rules that decide the names of marks. */
export interface NamingRules {
  method: string;
  calls?: { recall?: number; alternates?: number; furtherAlternates?: string[] };
  grades?: string[];
}

/** The names of the marks; null where marks are numbers. */
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

/** A mark in steps with its name. */
export interface NamedMark {
  steps: number;
  name: string;
  /** Only where marks are calls. */
  call?: Call;
}

/**
 * The scale's marks with names, the best first; none for numbers, or where the grades do not match the scale's length.
 */
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

/**
 * The named mark for a mark in steps; undefined without one. On a long scale all marks between the ends that are no
 * alternate of their own count as the last kind.
 */
export function namedMark(names: MarkNames, scale: Scale, steps: number | null): NamedMark | undefined {
  if (steps === null) return undefined;
  const marks = namedMarks(names, scale);
  if (names.kind === 'grades') return marks.find((mark) => mark.steps === steps);
  const call = callOf(steps, { min: scale.minSteps, max: scale.maxSteps }, names.kinds);
  return marks.find(({ name }) => name === callName(call, names.kinds));
}

/** How many of each call a judge has given on one criterion. */
export type CallsGiven = Readonly<Record<Call, number>>;

/** Counts the calls among some sheets' marks on one criterion; null marks are not counted. */
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
