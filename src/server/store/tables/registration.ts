/** The tables that the room `registration` owns. See `../tables.ts` for how to read them. */

import type { Generated } from 'kysely';
import type { ActValues } from '#domain/registration/act-fields.ts';
import type { PartAlone } from '#domain/registration/erasing.ts';
import type { ParentalConsent, ParticipantStatus } from '#domain/registration/status.ts';
import type { Flag } from './flag.ts';

/** An act as it was registered: what it says of itself (`ACT_FIELDS`), where it stands, and its person, sealed. */
export interface ParticipantTable extends ActValues {
  id: string;
  eventId: string;
  number: number;
  status: ParticipantStatus;
  isMinor: Flag;
  needsAssistance: Flag;
  consent: ParentalConsent;
  riskAcknowledged: Flag;
  checkedInAt: number | null;
  /** Sealed JSON: preferred name, emergency contact, parental consent, assistance, contact address. */
  personal: string;
  statusTokenHash: string;
  statusTokenSealed: string;
  consentTokenHash: string | null;
  consentTokenSealed: string | null;
  note: string;
  revision: number;
  createdAt: number;
  updatedAt: number;
  photoConsent: Generated<'not_asked' | 'yes' | 'no'>;
  /** A keyed fingerprint of the contact, to find registrations of the same one. */
  contactPrint: Generated<string | null>;
  /** When the personal data left this row; what the programme needs stays. */
  erasedAt: Generated<number | null>;
  /** When it had left every file as well; until then it is being erased. */
  erasingEndedAt: Generated<number | null>;
  /** The registration of the same act that took this one in. */
  mergedInto: Generated<string | null>;
  /** How the consent came that was given, as the sealed record says it too. Null: none was given. */
  consentHow: Generated<'form' | 'link' | 'letter' | 'paper' | null>;
  /** Who was given the parent's link: the performer, to hand it on, or the parent alone, by letter. */
  consentLinkOf: Generated<'performer' | 'parent'>;
  /** A keyed fingerprint of the network that it came from, to find those that came in one burst. */
  cameFrom: Generated<string | null>;
  /** What stands of the consents of the others on stage: derived from their rows, so that lists need not read them. */
  membersConsent: Generated<ParentalConsent>;
  /** What their parents said to photos, together; null where no other one is under age. */
  membersPhotos: Generated<'not_asked' | 'yes' | 'no' | null>;
  /** Where pictures may be shown, for whoever registered: `photoPlacesIn` reads it. */
  photoPlaces: Generated<string>;
  /** The same for the others on stage, together; derived from their rows. */
  membersPhotoPlaces: Generated<string>;
  /**
   * Since when a parent's answer is awaited, for whomever on stage; from then the place is held. Null: nobody was
   * asked since everybody's parents had answered.
   */
  askedAt: Generated<number | null>;
  /** How many of the act were seen at check-in; null where nobody counted. */
  headcount: Generated<number | null>;
  /** JSON: what was answered to the organiser's own questions; empty: nothing. */
  answers: Generated<string>;
}

/** Somebody else on stage in an act. */
export interface MemberTable {
  id: string;
  participantId: string;
  position: number;
  isMinor: Flag;
  consent: ParentalConsent;
  consentHow: 'form' | 'link' | 'letter' | 'paper' | null;
  consentLinkOf: 'performer' | 'parent';
  consentTokenHash: string | null;
  consentTokenSealed: string | null;
  photoConsent: 'not_asked' | 'yes' | 'no';
  /** Where pictures with them may be shown. */
  photoPlaces: Generated<string>;
  /** Sealed JSON: name, parent, consent. */
  personal: string;
  createdAt: number;
}

/** A view of the organisers' list that they share: its address's query, under a name. */
export interface ListViewTable {
  id: string;
  eventId: string;
  name: string;
  search: string;
  savedBy: string;
  savedAt: number;
}

/** A part of what is kept of an event's people that was erased without the others. */
export interface ErasedPartTable {
  eventId: string;
  part: PartAlone;
  /** How many things went, of all the times that it was erased. */
  count: number;
  askedAt: number;
  /** When they had left every file as well; until then they are being erased. */
  endedAt: number | null;
}
