/** Where two registrations of one act differ, so that somebody can choose. */
import { snakeName } from '#contract/case.ts';
import type { MERGE_PARTS } from '#contract/registration/people.ts';
import { type ActFieldName, MERGED_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { say } from '#web/ui/say.ts';
import { fieldTitle, valueWords } from './act-values.ts';
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
  const nothing = say('imports.nothing');
  const wordsOf = (name: ActFieldName, of: Participant) =>
    valueWords(name, of, actOf(of.id)?.category ?? '') || nothing;
  const differing = MERGED_ACT_FIELDS.map((name) => ({
    part: snakeName(name),
    label: fieldTitle(name),
    own: wordsOf(name, kept),
    theirs: wordsOf(name, other),
  })).filter(({ own, theirs }) => own !== theirs);
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
