/** How long a place is held for a minor whose parent has not agreed yet. */
import type { ParentalConsent, ParticipantStatus } from './status.ts';

/** Seven days: long enough for a parent to read a message, short enough for the next on the waiting list. */
export const HOLD_MS = 7 * 24 * 3_600_000;

/**
 * Until when (ms) the act's place is held: until the show begins (`startsAt`, null without a day) at the latest, where
 * the act came before that; null where nothing is waited for.
 */
export function placeHeldUntil(
  act: { status: ParticipantStatus; consent: ParentalConsent; createdAt: number },
  startsAt: number | null,
): number | null {
  if (act.status !== 'submitted' || act.consent !== 'asked') return null;
  const held = act.createdAt + HOLD_MS;
  return startsAt !== null && startsAt > act.createdAt ? Math.min(held, startsAt) : held;
}

/**
 * A contact in the form in which contacts are compared: `A@Example.org ` becomes `a@example.org`, a phone number its
 * digits.
 */
export function sameContact(contact: string): string {
  const text = contact.normalize('NFKC').trim().toLowerCase();
  return /^[+\d\s()/.-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^00/, '') : text.replace(/\s+/g, '');
}
