/** When an act's picture may be shown to anybody but the act and the crew. */
import type { PhotoPlace } from '../registration/photo-places.ts';
import type { ParticipantStatus } from '../registration/status.ts';

/** How far the crew's review of a picture is. */
export const PICTURE_STATES = ['waiting', 'approved', 'refused'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** What was agreed to about a picture. */
export interface PictureConsent {
  /** What the performer or the parent said about photos. */
  photoConsent: 'not_asked' | 'yes' | 'no';
  /** A parent's consent to taking part, where one is needed. */
  consent: 'not_needed' | 'asked' | 'given' | 'withdrawn';
  /** Whether the organiser asks about photos. */
  isAsked: boolean;
  /**
   * Whether the crew sent the picture. A performer who sends one, on a page that says where it is shown, agrees to it
   * by that.
   */
  sentByCrew: boolean;
}

/** Reasons not to show a picture. */
export const PICTURE_BARS = ['said_no', 'not_said', 'parent'] as const;
/** Why a picture may not be shown: somebody said no, has not said yes, or a parent has not agreed yet. */
export type PictureBar = (typeof PICTURE_BARS)[number];

/** Why a picture may not be shown; undefined where it may. */
export function pictureBar(said: PictureConsent): PictureBar | undefined {
  if (said.photoConsent === 'no') return 'said_no';
  if (said.consent === 'asked' || said.consent === 'withdrawn') return 'parent';
  if (said.isAsked && said.photoConsent !== 'yes' && said.sentByCrew) return 'not_said';
  return undefined;
}

/**
 * The places at which everybody may see a picture: those agreed to, once the crew approved it and the act is in
 * the show. Empty: nowhere, not on the crew's pages either.
 */
export const shownAt = (
  picture: PictureConsent & {
    state: PictureState;
    status: ParticipantStatus;
    places: readonly PhotoPlace[];
  },
): readonly PhotoPlace[] =>
  picture.state === 'approved' && picture.status === 'accepted' && pictureBar(picture) === undefined
    ? picture.places
    : [];
