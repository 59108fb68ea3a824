/**
 * Where a registration stands, and which way it may go. Pure: who may ask is the caller's matter, except
 * that only the organisers bring a withdrawn act back.
 */

/** As the organisers see it: to review, in, on the waiting list, not this time, gone. */
export const PARTICIPANT_STATUSES = ['submitted', 'accepted', 'waitlisted', 'declined', 'withdrawn'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** A parent's or guardian's agreement. `asked` = they have a link and have not signed. */
export const PARENTAL_CONSENTS = ['not_needed', 'asked', 'given', 'withdrawn'] as const;
export type ParentalConsent = (typeof PARENTAL_CONSENTS)[number];

/** The same as organisers are told it: admins as it is, crew only whether the act may go on, not who is under age. */
export const TOLD_CONSENTS = [...PARENTAL_CONSENTS, 'clear', 'missing'] as const;
export type ToldConsent = (typeof TOLD_CONSENTS)[number];

/** What a decision about a registration depends on. */
export interface Standing {
  status: ParticipantStatus;
  consent: ToldConsent;
}

/** Why a status may not become another one. */
export type StatusRejection = 'wrong_state' | 'consent_missing';

const WAYS: Record<ParticipantStatus, readonly ParticipantStatus[]> = {
  submitted: ['accepted', 'waitlisted', 'declined', 'withdrawn'],
  // Back to `submitted` is how a decision is undone.
  accepted: ['submitted', 'waitlisted', 'declined', 'withdrawn'],
  waitlisted: ['submitted', 'accepted', 'declined', 'withdrawn'],
  declined: ['submitted', 'accepted', 'waitlisted', 'withdrawn'],
  withdrawn: ['submitted'],
};

/**
 * Whether a registration may go to `next`. Going to where it is already is fine and changes nothing, so a
 * decision pressed twice is one decision.
 * @returns undefined when it may, else the reason.
 */
export function statusRejection(from: Standing, next: ParticipantStatus): StatusRejection | undefined {
  if (next === from.status) return undefined;
  if (!WAYS[from.status].includes(next)) return 'wrong_state';
  if (next === 'accepted' && !mayPerform(from.consent)) return 'consent_missing';
  return undefined;
}

/** The statuses a registration may be given now. */
export const nextStatuses = (from: Standing): ParticipantStatus[] =>
  WAYS[from.status].filter((next) => statusRejection(from, next) === undefined);

/** Whether consent stands in nobody's way: the performer is of age, or a parent or guardian agreed. */
export const mayPerform = (consent: ToldConsent): boolean =>
  consent === 'not_needed' || consent === 'given' || consent === 'clear';

/** What consent a new registration starts with. `agreed` is the parent's word given in the form itself. */
export function consentAtStart(performer: { isMinor: boolean; agreed: boolean }): ParentalConsent {
  if (!performer.isMinor) return 'not_needed';
  return performer.agreed ? 'given' : 'asked';
}

/** Whether an act counts against its category's capacity: it is in, or waits for a decision with its place held. */
export const holdsPlace = (status: ParticipantStatus): boolean =>
  status === 'submitted' || status === 'accepted';

/** The status of a new registration: a full category puts it on the waiting list. `capacity` null = no limit. */
export function statusAtStart(places: { capacity: number | null; taken: number }): ParticipantStatus {
  return places.capacity !== null && places.taken >= places.capacity ? 'waitlisted' : 'submitted';
}
