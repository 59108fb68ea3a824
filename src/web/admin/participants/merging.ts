/** Where two registrations of one act differ, so that somebody can choose. */

import type { MERGE_PARTS } from '#contract/registration/people.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import type { RegisteredAct } from './acts.ts';
import type { Participant } from './participant.ts';
import { CONSENT_LOOK } from './words.tsx';

export type Part = (typeof MERGE_PARTS)[number];

export interface Difference {
  part: Part;
  label: string;
  own: string;
  theirs: string;
}

const WAYS = {
  email: 'act.byMail',
  flash_drive: 'act.onStick',
  convention: 'act.atVenue',
  upload: 'act.byUpload',
  live: 'act.noTrackLive',
} as const;

/** What differs between two registrations, in words. Sealed data is always listed, because nobody sees it here. */
export function differencesOf(
  kept: Participant,
  other: Participant,
  acts: readonly RegisteredAct[],
): Difference[] {
  const actOf = (id: string) => acts.find((act) => act.id === id);
  const trackOf = ({ id }: Participant) => {
    const track = actOf(id)?.track;
    return track === undefined ? '' : say(TRACK_WORDS[track]);
  };
  const shown: [Part, string, (of: Participant) => string][] = [
    ['stage_name', say('acts.stageName'), (of) => of.stageName],
    ['song_title', say('acts.song'), (of) => of.songTitle],
    ['category_id', say('acts.category'), (of) => actOf(of.id)?.category ?? ''],
    ['pronouns', say('acts.pronouns'), (of) => of.pronouns],
    ['pronunciation', say('act.sayTheName'), (of) => of.pronunciation],
    ['mc_line', say('act.mcSentenceOf'), (of) => of.mcLine],
    ['stage_notes', say('act.needs'), (of) => of.stageNotes],
    ['duration_ms', say('act.length'), (of) => (of.durationMs === null ? '' : durationText(of.durationMs))],
    ['performer_count', say('act.peopleOnStage'), (of) => String(of.performerCount)],
    ['audio_delivery_method', say('act.musicComes'), (of) => say(WAYS[of.audioDeliveryMethod])],
  ];
  const nothing = say('imports.nothing');
  const differing = shown
    .map(([part, label, of]) => ({ part, label, own: of(kept) || nothing, theirs: of(other) || nothing }))
    .filter(({ own, theirs }) => own !== theirs);
  const numbered = (what: string, of: Participant) =>
    what === ''
      ? say('act.ofNumber', { number: of.number })
      : say('act.wordsOfNumber', { words: what, number: of.number });
  const asked: [Part, string, (of: Participant) => string][] = [
    ['person', say('act.personOf'), () => ''],
    ['consent', say('act.ageAndConsent'), (of) => say(CONSENT_LOOK[of.consent].words)],
    ['tracks', say('acts.track'), trackOf],
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
