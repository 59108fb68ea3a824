/** Where two registrations of one act differ, so that somebody can choose. */
import type { MERGE_PARTS } from '#contract/registration/people.ts';
import type { ToldConsent } from '#domain/registration/status.ts';
import { durationText } from '#web/ui/clock.ts';
import type { Act } from './acts.ts';
import type { Participant } from './participant.ts';

export type Part = (typeof MERGE_PARTS)[number];

export interface Difference {
  part: Part;
  label: string;
  own: string;
  theirs: string;
}

const WAYS = {
  email: 'by email',
  flash_drive: 'on a stick',
  convention: 'at the venue',
  upload: 'by upload',
  live: 'no track, live',
};
const CONSENT: Record<ToldConsent, string> = {
  not_needed: 'adult',
  asked: 'not signed',
  given: 'signed',
  withdrawn: 'taken back',
  clear: 'clear',
  missing: 'missing',
};

/** What differs, in words; what nobody sees uncovered is always asked. */
export function differencesOf(kept: Participant, other: Participant, acts: readonly Act[]): Difference[] {
  const actOf = (id: string) => acts.find((act) => act.id === id);
  const shown: [Part, string, (of: Participant) => string][] = [
    ['stage_name', 'Stage name', (of) => of.stageName],
    ['song_title', 'Song', (of) => of.songTitle],
    ['category_id', 'Category', (of) => actOf(of.id)?.category ?? ''],
    ['pronouns', 'Pronouns', (of) => of.pronouns],
    ['pronunciation', 'Say the name', (of) => of.pronunciation],
    ['mc_line', 'Sentence for the MC', (of) => of.mcLine],
    ['stage_notes', 'Needs on stage', (of) => of.stageNotes],
    ['duration_ms', 'Length', (of) => (of.durationMs === null ? '' : durationText(of.durationMs))],
    ['performer_count', 'People on stage', (of) => String(of.performerCount)],
    ['audio_delivery_method', 'Music comes', (of) => WAYS[of.audioDeliveryMethod]],
  ];
  const differing = shown
    .map(([part, label, of]) => ({ part, label, own: of(kept) || 'nothing', theirs: of(other) || 'nothing' }))
    .filter(({ own, theirs }) => own !== theirs);
  const numbered = (what: string, of: Participant) =>
    `${what === '' ? '' : `${what}, `}of number ${of.number}`;
  const asked: [Part, string, (of: Participant) => string][] = [
    ['person', 'Name, contacts and needs', () => ''],
    ['consent', 'Age and consent', (of) => CONSENT[of.consent]],
    ['tracks', 'Track', (of) => actOf(of.id)?.track ?? ''],
  ];
  return [
    ...differing,
    ...asked.map(([part, label, of]) => ({
      part,
      label,
      own: numbered(of(kept), kept),
      theirs: numbered(of(other), other),
    })),
  ];
}
