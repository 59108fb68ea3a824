/** How long a place is held for a minor whose parent has not agreed yet. */
import type { ParentalConsent, ParticipantStatus } from './status.ts';

/**
 * How long an act's place is held while a parent's consent is awaited: seven days, long enough to read a message,
 * short enough for the next on the waiting list.
 */
export const HOLD_MS = 7 * 24 * 3_600_000;

/**
 * The instant (ms) until which an act's place is held for a parent's consent: `HOLD_MS` after it was asked for, but not
 * beyond the start of the show where that was asked before it (`startsAt`, null without a day). Null where no consent
 * is awaited.
 */
export function placeHeldUntil(
  act: { status: ParticipantStatus; consent: ParentalConsent; askedAt: number | null },
  startsAt: number | null,
): number | null {
  if (act.status !== 'submitted' || act.consent !== 'asked' || act.askedAt === null) return null;
  const held = act.askedAt + HOLD_MS;
  return startsAt !== null && startsAt > act.askedAt ? Math.min(held, startsAt) : held;
}

/**
 * A contact in the form in which contacts are compared: `A@Example.org ` becomes `a@example.org`, a phone number its
 * digits.
 */
export function sameContact(contact: string): string {
  const text = contact.normalize('NFKC').trim().toLowerCase();
  return /^[+\d\s()/.-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^00/, '') : text.replace(/\s+/g, '');
}
