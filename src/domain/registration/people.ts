/** What stands of an act by what stands of each on stage: every minor needs the word of their own parent. */
import type { ParentalConsent } from './status.ts';

/** Whether photos may be shown; `not_asked`: nobody who may say so has said it yet. */
export type PhotoWord = 'not_asked' | 'yes' | 'no';

/** The most people that an act names beside the one who registers. */
export const MOST_MEMBERS = 150;

/** The consents of several as one: taken back if one is, else missing if one is, else given. */
export function consentTogether(each: readonly ParentalConsent[]): ParentalConsent {
  if (each.includes('withdrawn')) return 'withdrawn';
  if (each.includes('asked')) return 'asked';
  return each.includes('given') ? 'given' : 'not_needed';
}

/** What several said of photos as one: no if one says no, yes only where everybody says yes; null: there is nobody. */
export function photosTogether(each: readonly PhotoWord[]): PhotoWord | null {
  if (each.length === 0) return null;
  if (each.includes('no')) return 'no';
  return each.includes('not_asked') ? 'not_asked' : 'yes';
}

/**
 * How many are on stage after some came and some left: never fewer than are named. Whoever registered may be on stage
 * or, as a teacher is, beside it.
 */
export function performersAfter(before: { count: number; named: number }, named: number): number {
  const beside = before.count - before.named;
  return beside === 0 || beside === 1 ? Math.max(named + beside, 1) : Math.max(before.count, named, 1);
}
