/**
 * The status of a registration, and how it may change. Who may ask for a change is checked elsewhere, except that only
 * organisers bring a withdrawn act back.
 */

/** Statuses as the organisers see them: to review, in, on the waiting list, not this time, gone. */
export const PARTICIPANT_STATUSES = ['submitted', 'accepted', 'waitlisted', 'declined', 'withdrawn'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** Whether an act is out of the show: the organisers declined it, or it withdrew. */
export const isOut = ({ status }: { status: ParticipantStatus }): boolean =>
  status === 'declined' || status === 'withdrawn';

/** A parent's or guardian's consent. `asked`: they have a link and have not signed. */
export const PARENTAL_CONSENTS = ['not_needed', 'asked', 'given', 'withdrawn'] as const;
export type ParentalConsent = (typeof PARENTAL_CONSENTS)[number];

/**
 * Consents as they are shown: admins see them as they are; crew only whether the act may go on (`clear`, `missing`),
 * not who is under age.
 */
export const SHOWN_CONSENTS = [...PARENTAL_CONSENTS, 'clear', 'missing'] as const;
export type ShownConsent = (typeof SHOWN_CONSENTS)[number];

/** What a change of status depends on. */
export interface RegistrationStanding {
  status: ParticipantStatus;
  consent: ShownConsent;
  /** Whether the personal data was erased: nobody can be called to the stage whose contact and consent are gone. */
  erased: boolean;
}

/** Why a status may not change. */
export type StatusRejection = 'wrong_state' | 'consent_missing';

const WAYS: Record<ParticipantStatus, readonly ParticipantStatus[]> = {
  submitted: ['accepted', 'waitlisted', 'declined', 'withdrawn'],
  // Going back to `submitted` undoes a decision.
  accepted: ['submitted', 'waitlisted', 'declined', 'withdrawn'],
  waitlisted: ['submitted', 'accepted', 'declined', 'withdrawn'],
  declined: ['submitted', 'accepted', 'waitlisted', 'withdrawn'],
  withdrawn: ['submitted'],
};

/**
 * Why a registration may not get the status `next`; undefined when it may. The present status is always allowed and
 * changes nothing, so a decision pressed twice is one decision.
 */
export function statusRejection(
  from: RegistrationStanding,
  next: ParticipantStatus,
): StatusRejection | undefined {
  if (next === from.status) return undefined;
  if (!WAYS[from.status].includes(next) || (from.erased && holdsPlace(next))) return 'wrong_state';
  if (next === 'accepted' && !mayPerform(from.consent)) return 'consent_missing';
  return undefined;
}

/** The statuses that the registration may get now. */
export const nextStatuses = (from: RegistrationStanding): ParticipantStatus[] =>
  WAYS[from.status].filter((next) => statusRejection(from, next) === undefined);

/** Whether the act may go on as far as consent goes: the performer is of age, or a parent agreed. */
export const mayPerform = (consent: ShownConsent): boolean =>
  consent === 'not_needed' || consent === 'given' || consent === 'clear';

/** The consent of a new registration. `agreed`: the parent agreed in the form. */
export function consentAtStart(performer: { isMinor: boolean; agreed: boolean }): ParentalConsent {
  if (!performer.isMinor) return 'not_needed';
  return performer.agreed ? 'given' : 'asked';
}

/** Whether an act counts against its category's capacity: accepted, or waiting for a decision. */
export const holdsPlace = (status: ParticipantStatus): boolean =>
  status === 'submitted' || status === 'accepted';

/** The status of a new registration: on the waiting list where the category is full. `capacity` null: no limit. */
export function statusAtStart(places: { capacity: number | null; taken: number }): ParticipantStatus {
  return places.capacity !== null && places.taken >= places.capacity ? 'waitlisted' : 'submitted';
}
