/**
 * What may become of a scoresheet when its judge sends it: the one decision that the server makes under its
 * lock and that a device can foresee. Pure; who the judge is and which acts are theirs is checked before.
 */
import { isLegalMark } from './scale.ts';
import { type Counted, type Marks, markOf, missingMarks } from './total.ts';

export const SHEET_STATES = ['draft', 'submitted', 'reopened'] as const;
/** `reopened`: it was submitted and its judge is changing it; it does not count until it is submitted again. */
export type SheetState = (typeof SHEET_STATES)[number];

export const SCORING_STATES = ['closed', 'open', 'locked'] as const;
/** `closed` before the act takes the stage, `locked` when nothing may change any more. */
export type ScoringState = (typeof SCORING_STATES)[number];

/** Whether a performance's sheets are taken, and the instant (ms) from which they no longer are; null: by hand. */
export interface ScoringWindow {
  state: ScoringState;
  closesAt: number | null;
}

/** The state at `now`: an open window whose time has passed is locked, whatever was last written about it. */
export const settledScoring = ({ state, closesAt }: ScoringWindow, now: number): ScoringState =>
  state === 'open' && closesAt !== null && closesAt <= now ? 'locked' : state;

/** What a judge fills in. `note` is the judge's own; `feedback` is meant for the performer. */
export interface SheetContent {
  marks: Marks;
  /** The judge does not score this act ("I know this performer"): it has no marks and is not missing. */
  abstained: boolean;
  note: string;
  feedback: string;
}

/** A sheet as it is kept. Its first version is revision 1. */
export interface Sheet extends SheetContent {
  state: SheetState;
  revision: number;
}

/** What a device sends: the content, whether it is final, and the revision that the device had seen (0: none). */
export interface SheetEntry extends SheetContent {
  submitted: boolean;
  baseRevision: number;
}

export type SheetDecision =
  | { kind: 'unchanged' }
  | { kind: 'changed'; sheet: Sheet }
  | { kind: 'invalid'; fields: Record<string, string> }
  /** The act has not taken the stage. */
  | { kind: 'not_open' }
  | { kind: 'locked' }
  /** Somebody else of the same judge changed it meanwhile; the judge must choose. */
  | { kind: 'stale' };

/** Only given marks of the form, in its order, so that equal sheets are equal text. */
export function tidyMarks(criteria: readonly Counted[], marks: Marks): Record<string, number> {
  const tidy: Record<string, number> = {};
  for (const { id } of criteria) {
    const steps = markOf(marks, id);
    if (steps !== null) tidy[id] = steps;
  }
  return tidy;
}

/** Whether two contents say the same. */
export const sameContent = (criteria: readonly Counted[], a: SheetContent, b: SheetContent): boolean =>
  a.abstained === b.abstained &&
  a.note === b.note &&
  a.feedback === b.feedback &&
  criteria.every(({ id }) => markOf(a.marks, id) === markOf(b.marks, id));

/**
 * Decides. `criteria` are those of the performance. A repeat of what is kept already is `unchanged` whatever
 * the scoring's state, so that a late second copy of a saved sheet is never reported as lost.
 */
export function decideSheet(
  stored: Sheet | null,
  scoring: ScoringState,
  criteria: readonly Counted[],
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

function faultsOf(criteria: readonly Counted[], entry: SheetEntry): Record<string, string> {
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
