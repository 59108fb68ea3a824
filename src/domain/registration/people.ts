/** Combines consents and photo permissions of all people on stage: every minor needs their own parent's word. */
import { nearNames } from './similar-names.ts';
import type { ParentalConsent } from './status.ts';

/** Whether photos may be shown; `not_asked`: nobody entitled has said anything yet. */
export type PhotoWord = 'not_asked' | 'yes' | 'no';

/** The most people that an act names beside the one who registers. */
export const MOST_MEMBERS = 150;

/** Several consents as one: withdrawn if any is, else missing if any is, else given. */
export function consentTogether(each: readonly ParentalConsent[]): ParentalConsent {
  if (each.includes('withdrawn')) return 'withdrawn';
  if (each.includes('asked')) return 'asked';
  return each.includes('given') ? 'given' : 'not_needed';
}

/** Several photo permissions as one: no if anybody says no, yes only if all say yes; null for nobody. */
export function photosTogether(each: readonly PhotoWord[]): PhotoWord | null {
  if (each.length === 0) return null;
  if (each.includes('no')) return 'no';
  return each.includes('not_asked') ? 'not_asked' : 'yes';
}

/**
 * How many people are on stage after the named ones changed; never fewer than are named. Whoever registered may be on
 * stage or, like a teacher, not.
 */
export function performersAfter(before: { count: number; named: number }, named: number): number {
  const beside = before.count - before.named;
  return beside === 0 || beside === 1 ? Math.max(named + beside, 1) : Math.max(before.count, named, 1);
}

/** Somebody else on stage, as far as it decides what a performer may call them. */
interface Called {
  name: string;
  isMinor: boolean;
  consent: ParentalConsent;
}

/**
 * Whether a performer may put the name of somebody else on stage right as `name`. A parent who has answered answered
 * for the person whom they read there: only the spelling of that name is put right without asking anew. One who has yet
 * to answer reads the new name; of age nobody asks.
 */
export const mayBeCalled = ({ name: before, isMinor, consent }: Called, name: string): boolean =>
  !isMinor || consent === 'asked' || nearNames([before], (each) => each)(name).length > 0;
