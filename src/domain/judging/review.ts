/**
 * A head judge's review. Where the event wants one, the scores of an act that was locked are with the head judge
 * until they release them. A release holds for the sheets that were looked at: when one of them changes
 * afterwards, the act is with the head judge again. Pure.
 */
import Fraction from 'fraction.js';
import type { ScoringState } from './scoresheet.ts';

export const REVIEW_STATES = ['not_asked', 'scoring', 'with_head_judge', 'released'] as const;
/** `not_asked`: there is nothing to release. `scoring`: the act is not locked yet. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The sheets of an act that were sent, as one text: it changes whenever one of them does. */
export const sheetsMark = (
  sheets: readonly { judgeId: string; revision: number; submitted: boolean }[],
): string =>
  sheets
    .filter((sheet) => sheet.submitted)
    .map((sheet) => `${sheet.judgeId}:${sheet.revision}`)
    .sort()
    .join(' ');

/**
 * Where an act's scores stand.
 * @param mark of its sheets now; empty while none was sent.
 * @param released the mark under which they were released; null: they were not.
 */
export function reviewState(scoring: ScoringState, mark: string, released: string | null): ReviewState {
  if (mark === '') return 'not_asked';
  if (scoring !== 'locked') return 'scoring';
  return released === mark ? 'released' : 'with_head_judge';
}

/** A mark in steps as the value it stands for: 7 steps of "0.5" are "3.5". */
export const markValue = (criterion: { step: string }, steps: number): string =>
  new Fraction(criterion.step).mul(steps).toString();
