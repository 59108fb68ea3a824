/**
 * What happens to a scoresheet that a judge sends. The server decides by this under its lock, and a device can predict
 * it. Who the judge is and which acts are theirs is checked before.
 */
import { isLegalMark } from './scale.ts';
import { type Marks, markOf, missingMarks, type WeightedCriterion } from './total.ts';

/** States of a kept sheet. */
export const SHEET_STATES = ['draft', 'submitted', 'reopened'] as const;
/** `reopened`: it was submitted and the judge is changing it; it does not count until it is submitted again. */
export type SheetState = (typeof SHEET_STATES)[number];

/** How far a scoresheet is, as the whole crew may know it. */
export const SHEET_PROGRESS = ['none', 'draft', 'submitted', 'abstained'] as const;
export type SheetProgress = (typeof SHEET_PROGRESS)[number];

/** Whether a judge has answered for an act: one who abstains has, too. */
export const isAnswered = (sheet: SheetProgress | undefined): boolean =>
  sheet === 'submitted' || sheet === 'abstained';

/** States of an act's scoring. */
export const SCORING_STATES = ['closed', 'open', 'locked'] as const;
/** `closed` before the act is on stage, `locked` when nothing may change any more. */
export type ScoringState = (typeof SCORING_STATES)[number];

/** An act's scoring, and the instant (ms) at which it locks by itself; null where it does not. */
export interface ScoringWindow {
  state: ScoringState;
  closesAt: number | null;
}

/** The state at `now` (ms): open scoring whose time has passed is locked, whatever was stored. */
export const settledScoring = ({ state, closesAt }: ScoringWindow, now: number): ScoringState =>
  state === 'open' && closesAt !== null && closesAt <= now ? 'locked' : state;

/** What a judge fills in. `note` is for the judge alone, `feedback` for the performer. */
export interface SheetContent {
  marks: Marks;
  /** The judge does not score this act ("I know this performer"): the sheet has no marks and is not missing. */
  abstained: boolean;
  note: string;
  feedback: string;
}

/** A sheet as it is kept. Its first version is revision 1. */
export interface Sheet extends SheetContent {
  state: SheetState;
  revision: number;
}

/** What a device sends: the content, whether it is final, and the revision that it had seen (0: none). */
export interface SheetEntry extends SheetContent {
  submitted: boolean;
  baseRevision: number;
}

/** What happens to a sheet that was sent. */
export type SheetDecision =
  | { kind: 'unchanged' }
  | { kind: 'changed'; sheet: Sheet }
  | { kind: 'invalid'; fields: Record<string, string> }
  /** The act has not been on stage yet. */
  | { kind: 'not_open' }
  | { kind: 'locked' }
  /** The sheet was changed on another of the judge's devices meanwhile; the judge must choose. */
  | { kind: 'stale' };

/** Only the marks that were given for these criteria, in their order, so that equal sheets are equal text. */
export function tidyMarks(criteria: readonly WeightedCriterion[], marks: Marks): Record<string, number> {
  const tidy: Record<string, number> = {};
  for (const { id } of criteria) {
    const steps = markOf(marks, id);
    if (steps !== null) tidy[id] = steps;
  }
  return tidy;
}

/** Whether two contents are the same. */
export const sameContent = (
  criteria: readonly WeightedCriterion[],
  a: SheetContent,
  b: SheetContent,
): boolean =>
  a.abstained === b.abstained &&
  a.note === b.note &&
  a.feedback === b.feedback &&
  criteria.every(({ id }) => markOf(a.marks, id) === markOf(b.marks, id));

/**
 * Decides what happens to a sheet. `criteria` are those of the performance. A repeat of what is kept is `unchanged`
 * whatever the scoring's state, so that a late second copy is never reported as lost.
 */
export function decideSheet(
  stored: Sheet | null,
  scoring: ScoringState,
  criteria: readonly WeightedCriterion[],
  entry: SheetEntry,
): SheetDecision {
  const fields = faultsOf(criteria, entry);
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields };
  const content: SheetContent = {
    marks: entry.abstained ? {} : tidyMarks(criteria, entry.marks),
    abstained: entry.abstained,
    note: entry.note,
    feedback: entry.feedback,
  };
  const state = nextState(stored, entry.submitted);
  if (stored && stored.state === state && sameContent(criteria, stored, content))
    return { kind: 'unchanged' };
  if (scoring === 'locked') return { kind: 'locked' };
  if (scoring === 'closed') return { kind: 'not_open' };
  if (entry.baseRevision !== (stored?.revision ?? 0)) return { kind: 'stale' };
  return { kind: 'changed', sheet: { ...content, state, revision: (stored?.revision ?? 0) + 1 } };
}

function nextState(stored: Sheet | null, submitted: boolean): SheetState {
  if (submitted) return 'submitted';
  return stored === null || stored.state === 'draft' ? 'draft' : 'reopened';
}

function faultsOf(criteria: readonly WeightedCriterion[], entry: SheetEntry): Record<string, string> {
  const faults: Record<string, string> = {};
  const known = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  for (const [id, steps] of Object.entries(entry.marks)) {
    const criterion = known.get(id);
    if (!criterion) faults[`marks.${id}`] = 'This act is not scored on that criterion.';
    else if (steps !== null && !isLegalMark(criterion, steps))
      faults[`marks.${id}`] =
        `Give a whole number of steps from ${criterion.minSteps} to ${criterion.maxSteps}.`;
  }
  if (Object.keys(faults).length > 0 || !entry.submitted || entry.abstained) return faults;
  for (const id of missingMarks(criteria, entry.marks)) faults[`marks.${id}`] = 'Still to score.';
  return faults;
}
