/**
 * The head judge's review. Where the event has one, an act's locked scores wait until the head judge releases them. A
 * release covers the sheets as they were then: when one changes later, the act waits again.
 */
import Fraction from 'fraction.js';
import type { ScoringState } from './scoresheet.ts';

/** States of an act's review. */
export const REVIEW_STATES = ['not_asked', 'scoring', 'with_head_judge', 'released'] as const;
/** `not_asked`: no review is needed. `scoring`: the act is not locked yet. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A fingerprint of an act's submitted sheets, which changes whenever one of them does. */
export const sheetsFingerprint = (
  sheets: readonly { judgeId: string; revision: number; submitted: boolean }[],
): string =>
  sheets
    .filter((sheet) => sheet.submitted)
    .map((sheet) => `${sheet.judgeId}:${sheet.revision}`)
    .sort()
    .join(' ');

/**
 * The state of an act's review.
 * @param mark the fingerprint of its sheets now; empty while none was submitted
 * @param released the fingerprint under which they were released; null if they were not
 */
export function reviewState(scoring: ScoringState, mark: string, released: string | null): ReviewState {
  if (mark === '') return 'not_asked';
  if (scoring !== 'locked') return 'scoring';
  return released === mark ? 'released' : 'with_head_judge';
}

/** A mark in points: 7 steps of "0.5" are "3.5". */
export const markValue = (criterion: { step: string }, steps: number): string =>
  new Fraction(criterion.step).mul(steps).toString();
