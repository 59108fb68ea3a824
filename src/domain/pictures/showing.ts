/** When a picture of an act may be shown to anybody but the act itself and the crew. */
import type { ParticipantStatus } from '../registration/status.ts';

export const PICTURE_STATES = ['waiting', 'approved', 'refused'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** What people agreed to. */
export interface PictureConsent {
  /** What the performer, or the parent, said about photos. */
  photoConsent: 'not_asked' | 'yes' | 'no';
  /** A parent's consent to taking part, where one is needed. */
  consent: 'not_needed' | 'asked' | 'given' | 'withdrawn';
  /** Whether the organiser asks about photos. */
  isAsked: boolean;
  /** Who sends a picture of themselves, on a page that says where it is shown, has said yes to that one. */
  sentByCrew: boolean;
}

export const PICTURE_BARS = ['said_no', 'not_said', 'parent'] as const;
/** Why nobody may be shown it: they said no, have not said yes, or a parent has not agreed yet. */
export type PictureBar = (typeof PICTURE_BARS)[number];

/** What stands against showing it; undefined where nothing does. */
export function pictureBar(said: PictureConsent): PictureBar | undefined {
  if (said.photoConsent === 'no') return 'said_no';
  if (said.consent === 'asked' || said.consent === 'withdrawn') return 'parent';
  if (said.isAsked && said.photoConsent !== 'yes' && said.sentByCrew) return 'not_said';
  return undefined;
}

/** Whether everybody may see it: approved by the crew, agreed to, and of an act that is in the show. */
export const isShown = (
  picture: PictureConsent & { state: PictureState; status: ParticipantStatus },
): boolean =>
  picture.state === 'approved' && picture.status === 'accepted' && pictureBar(picture) === undefined;
