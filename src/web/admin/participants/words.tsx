/** States of an act in words and shapes, the same in list and detail. */
import {
  Check,
  CircleDot,
  CircleX,
  Clock,
  Hourglass,
  Minus,
  PackageCheck,
  TriangleAlert,
  Undo2,
  Upload,
} from 'lucide-react';
import { type ConsentWay, isConfirmed } from '#domain/registration/consent.ts';
import type { ParticipantStatus, ToldConsent } from '#domain/registration/status.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import { Chip, Flag } from '#web/ui/Chip.tsx';

export const STATUS_WORDS: Record<ParticipantStatus, string> = {
  submitted: 'To review',
  accepted: 'Accepted',
  waitlisted: 'Waitlist',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const STATUS_LOOK = {
  submitted: { tone: 'warn', icon: CircleDot },
  accepted: { tone: 'ok', icon: Check },
  waitlisted: { tone: 'neutral', icon: Hourglass },
  declined: { tone: 'line', icon: CircleX },
  withdrawn: { tone: 'line', icon: Undo2 },
} as const;

export function StatusChip({ status }: { status: ParticipantStatus }) {
  return <Chip {...STATUS_LOOK[status]}>{STATUS_WORDS[status]}</Chip>;
}

export const TRACK_WORDS: Record<TrackState, string> = {
  missing: 'missing',
  received: 'received',
  checked: 'checked',
  problem: 'a problem',
  loaded: 'loaded',
  not_needed: 'not needed',
};

const TRACK_LOOK = {
  missing: { tone: 'danger', icon: CircleX },
  received: { tone: 'info', icon: PackageCheck },
  checked: { tone: 'ok', icon: Check },
  problem: { tone: 'warn', icon: TriangleAlert },
  loaded: { tone: 'ok', icon: Check },
  not_needed: { tone: 'none', icon: Minus },
} as const;

export function TrackFlag({ state }: { state: TrackState }) {
  return <Flag {...TRACK_LOOK[state]}>{TRACK_WORDS[state]}</Flag>;
}

/** How much of an upload under way is here. */
export function UploadFlag({ upload }: { upload: { percent: number; moving: boolean } }) {
  return (
    <Flag tone={upload.moving ? 'info' : 'warn'} icon={Upload}>
      {upload.moving ? 'Uploading' : 'Stands at'} {upload.percent}%
    </Flag>
  );
}

const CONSENT_LOOK = {
  not_needed: { tone: 'none', icon: Minus, words: 'adult' },
  asked: { tone: 'warn', icon: Clock, words: 'not signed' },
  given: { tone: 'ok', icon: Check, words: 'signed' },
  withdrawn: { tone: 'danger', icon: CircleX, words: 'taken back' },
  clear: { tone: 'ok', icon: Check, words: 'clear' },
  missing: { tone: 'warn', icon: Clock, words: 'missing' },
} as const satisfies Record<ToldConsent, object>;

/** Whether a consent stands that the parent has not confirmed. */
export const isUnconfirmed = ({ consent, consentHow }: ConsentState): boolean =>
  consent === 'given' && consentHow !== null && !isConfirmed(consentHow);

interface ConsentState {
  consent: ToldConsent;
  consentHow: ConsentWay | null;
}

export function ConsentFlag({ consent, how }: { consent: ToldConsent; how: ConsentWay | null }) {
  if (isUnconfirmed({ consent, consentHow: how }))
    return (
      <Flag tone="warn" icon={TriangleAlert}>
        not confirmed
      </Flag>
    );
  const { words, ...look } = CONSENT_LOOK[consent];
  return <Flag {...look}>{words}</Flag>;
}
