/** States of an act in words and shapes, the same in list and detail. */
import {
  Check,
  CircleDot,
  CircleX,
  Clock,
  Eraser,
  Hourglass,
  Minus,
  PackageCheck,
  PackageOpen,
  TriangleAlert,
  Undo2,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Line } from '#domain/messages/catalogue.ts';
import { type ConsentWay, isConfirmed } from '#domain/registration/consent.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import type { ParticipantStatus, ShownConsent } from '#domain/registration/status.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import { Chip, Flag } from '#web/ui/Chip.tsx';
import { durationText } from '#web/ui/clock.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';

export const STATUS_WORDS = {
  submitted: 'acts.toReview',
  accepted: 'acts.accepted',
  waitlisted: 'acts.waitlist',
  declined: 'acts.declined',
  withdrawn: 'acts.withdrawn',
} as const satisfies Record<ParticipantStatus, Line>;

const STATUS_LOOK = {
  submitted: { tone: 'warn', icon: CircleDot },
  accepted: { tone: 'ok', icon: Check },
  waitlisted: { tone: 'neutral', icon: Hourglass },
  declined: { tone: 'line', icon: CircleX },
  withdrawn: { tone: 'line', icon: Undo2 },
} as const;

/**
 * The line of the catalogue for an act's status. An act withdrawn by erasing is told apart from one that withdrew
 * itself.
 */
export const statusLine = ({ status, erased }: { status: ParticipantStatus; erased: boolean }) =>
  erased && status === 'withdrawn' ? ('acts.erased' as const) : STATUS_WORDS[status];

export function StatusChip({ act }: { act: { status: ParticipantStatus; erased: boolean } }) {
  const line = statusLine(act);
  if (line === 'acts.erased')
    return (
      <Chip tone="line" icon={Eraser}>
        {say(line)}
      </Chip>
    );
  return <Chip {...STATUS_LOOK[act.status]}>{say(line)}</Chip>;
}

const TRACK_LOOK = {
  missing: { tone: 'danger', icon: CircleX },
  received: { tone: 'info', icon: PackageCheck },
  checked: { tone: 'ok', icon: Check },
  problem: { tone: 'warn', icon: TriangleAlert },
  loaded: { tone: 'ok', icon: Check },
  not_needed: { tone: 'none', icon: Minus },
} as const;

/** `arrives`: how the act brings it. What is brought along is not missed before the day. */
export function TrackFlag({ state, arrives }: { state: TrackState; arrives: string }) {
  const brought = state === 'missing' ? BROUGHT[arrives] : undefined;
  if (!brought) return <Flag {...TRACK_LOOK[state]}>{say(TRACK_WORDS[state])}</Flag>;
  return (
    <Flag tone="warn" icon={PackageOpen}>
      {say(brought)}
    </Flag>
  );
}

const BROUGHT: Readonly<Record<string, 'acts.arrivesOnDay' | 'acts.arrivesOnStick' | undefined>> = {
  convention: 'acts.arrivesOnDay',
  flash_drive: 'acts.arrivesOnStick',
};

/** That an act is longer than its category allows; nothing of one that is not. */
export const limitWords = ({
  durationMs,
  limitPassedMs,
}: {
  durationMs: number | null;
  limitPassedMs: number | null;
}): string =>
  durationMs === null || limitPassedMs === null
    ? ''
    : say('order.tooLong', { length: durationText(durationMs), limit: durationText(limitPassedMs) });

/** How much of an upload under way has arrived. */
export function UploadFlag({ upload }: { upload: { percent: number; moving: boolean } }) {
  return (
    <Flag tone={upload.moving ? 'info' : 'warn'} icon={Upload}>
      {say(upload.moving ? 'acts.uploading' : 'acts.uploadStands', { percent: upload.percent })}
    </Flag>
  );
}

export const CONSENT_LOOK = {
  not_needed: { tone: 'none', icon: Minus, words: 'acts.consentAdult' },
  asked: { tone: 'warn', icon: Clock, words: 'acts.consentAsked' },
  given: { tone: 'ok', icon: Check, words: 'acts.consentGiven' },
  withdrawn: { tone: 'danger', icon: CircleX, words: 'acts.consentRefused' },
  clear: { tone: 'ok', icon: Check, words: 'acts.consentClear' },
  missing: { tone: 'warn', icon: Clock, words: 'acts.consentMissing' },
} as const satisfies Record<ShownConsent, object>;

/** How and when a consent came; `recordedBy` is who wrote the paper down. */
interface ConsentRecord {
  how: ConsentWay;
  recordedBy: string | null;
  givenAt: number;
}

function howWords({ how, recordedBy }: ConsentRecord): string {
  if (how === 'letter') return say('crew.byOwnLink');
  if (how !== 'paper') return say('crew.throughPage');
  return recordedBy === null ? say('crew.onPaperSomebody') : say('crew.onPaper', { name: recordedBy });
}

/** How a consent came, as everybody who may see the act reads it. */
export const recordWords = (record: ConsentRecord, timeZone: string): string =>
  say('crew.howOn', { how: howWords(record), time: showDateAndTime(record.givenAt, timeZone) });

/** In whose name it was signed, when and how: in the server's words where it does not stand any more. */
export function signedWords(
  signed: { signedAt: number; signedBy: string | null; signedWords: string | null },
  record: ConsentRecord | null,
  timeZone: string,
): ReactNode {
  const blanks = {
    time: showDateAndTime(signed.signedAt, timeZone),
    how: record ? howWords(record) : (signed.signedWords ?? ''),
  };
  return signed.signedBy
    ? tell('crew.signedIn', { ...blanks, name: <bdi>{signed.signedBy}</bdi> })
    : say('crew.signedOn', blanks);
}

/** Whether a consent was given that the parent has not confirmed. */
export const isUnconfirmed = ({ consent, consentHow }: ConsentState): boolean =>
  consent === 'given' && consentHow !== null && !isConfirmed(consentHow);

interface ConsentState {
  consent: ShownConsent;
  consentHow: ConsentWay | null;
}

export function ConsentFlag({ consent, how }: { consent: ShownConsent; how: ConsentWay | null }) {
  if (isUnconfirmed({ consent, consentHow: how }))
    return (
      <Flag tone="warn" icon={TriangleAlert}>
        {say('acts.consentNotConfirmed')}
      </Flag>
    );
  const { words, ...look } = CONSENT_LOOK[consent];
  return <Flag {...look}>{say(words)}</Flag>;
}
