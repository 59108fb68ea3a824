/** Letters to performers about their own act, and to their parents: in their language, or in the organisers' words. */

import {
  isDefaultLetter,
  LETTER_KINDS,
  type LetterKind,
  type LetterText,
  type LetterWords,
  mailAddress,
  ourLetter,
} from '#domain/mail/letters.ts';
import type { Language } from '#domain/messages/languages.ts';
import { calendarFile, entryOf, timesOfCall } from '#domain/registration/calendar.ts';
import { holdsPlace } from '#domain/registration/status.ts';
import { offeredBy } from '../events/languages.ts';
import { ownSentencesOf } from '../events/own-sentences.ts';
import type { Event } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { Keyed, KeyedWork } from '../http/command.ts';
import { type LetterLanguage, letterLanguageOf } from '../mail/letter-language.ts';
import { queueLetter, stopLettersWith, takeBackDecisions, toldDecision } from '../mail/outbox.ts';
import { rewordLetters } from '../mail/reworded.ts';
import type { Reader } from '../store/store.ts';
import { isToBeAsked, type Minor, minorsOf } from './minors.ts';
import { openPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';

/** The origin that links in letters begin with, as `https://show.example.org`. */
export type Origin = string;

/** What the caller adds to a letter beside the event's and the act's own data. */
export interface LetterFacts {
  /** Further words for the letter's blanks, in its own language. */
  words?: (voice: LetterLanguage) => LetterWords;
  /** When the letter is no longer worth sending (ms), where that is before the show begins. */
  worthUntil?: number | undefined;
  /** When the act has to be there, in ms. */
  callAt?: number;
  /** Whether a stranger may have caused the letter by naming the address in a form. */
  byAnybody?: boolean;
}

/**
 * Puts a letter about an act in the outbox, where the event sends letters and the performer left an address.
 * @returns whether a letter goes out.
 */
export async function writeTo(
  work: KeyedWork,
  about: LetterFacts & { event: Event; row: ParticipantRow; origin: Origin; kind: LetterKind },
): Promise<boolean> {
  const { event, row, kind, origin } = about;
  if (!event.settings.mailOn || row.erasedAt !== null) return false;
  const personal = openPersonal(work.secrets, row);
  const { text, voice } = await wordingOf(work.tx, event, kind, personal.language);
  return queueLetter(work, {
    ...letterOf(event, row, kind, work.now),
    ...(about.worthUntil !== undefined && { worthUntil: about.worthUntil }),
    ...(about.byAnybody && { byAnybody: true }),
    contact: personal.contact,
    text,
    language: voice.language,
    calendar: calendarOf(about, voice, work.now),
    words: {
      ...wordsOf(event, row, voice),
      // A call after midnight is on the day after the one that the show begins on.
      ...(about.callAt !== undefined && { date: voice.day(about.callAt, event.timeZone) }),
      name: personal.preferredName,
      link: `${origin}/status/${work.secrets.unseal(row.statusTokenSealed)}`,
      ...about.words?.(voice),
    },
  });
}

/**
 * A letter as the organisers wrote it, in the event's own language where they wrote none in the reader's; one that they
 * left alone in the reader's.
 */
async function wordingOf(
  read: Reader,
  event: Event,
  kind: LetterKind,
  reads: Language | null,
): Promise<{ text: LetterText; voice: LetterLanguage }> {
  const offered = offeredBy(event.settings);
  const own = event.settings.letters[kind];
  const theirs = offered.find((language) => language === reads) ?? offered[0];
  const said = await ownSentencesOf(read, event.id);
  if (isDefaultLetter(kind, own)) {
    const voice = await letterLanguageOf(theirs, said);
    return { text: ourLetter(voice.letters, kind), voice };
  }
  const tell = await textsIn(read, event, theirs);
  const body = tell('letter', own.body, '', kind);
  if (body === own.body) return { text: own, voice: await letterLanguageOf(offered[0], said) };
  return {
    text: { subject: tell('letter_subject', own.subject, '', kind), body },
    voice: await letterLanguageOf(theirs, said),
  };
}

/** What goes into the reader's calendar, of a letter that tells a time. */
function calendarOf(
  {
    event,
    row,
    kind,
    callAt = null,
  }: { event: Event; row: ParticipantRow; kind: LetterKind; callAt?: number | null },
  { say }: LetterLanguage,
  now: number,
): string | undefined {
  const { calendar } = LETTER_KINDS[kind];
  const times = calendar && timesOfCall({ ...event, callAt });
  return times
    ? calendarFile({
        ...times,
        uid: entryOf(row.id),
        title: callAt === null ? event.name : say('status.calendarTitle', { name: row.stageName }),
        place: event.venue,
        notes: say('status.calendarNotes'),
        madeAt: now,
      })
    : undefined;
}

/** Puts right in letters that wait what an act is called, its song, and who registered it. */
export const putLettersRight = (
  work: KeyedWork,
  before: ParticipantRow,
  after: ParticipantRow,
): Promise<void> => {
  const called = (row: ParticipantRow) => openPersonal(work.secrets, row).preferredName;
  return rewordLetters(work, after.id, [
    { blank: 'stage_name', before: before.stageName, after: after.stageName },
    { blank: 'song', before: before.songTitle, after: after.songTitle },
    { blank: 'name', before: called(before), after: called(after), to: 'performer' },
    { blank: 'performer', before: called(before), after: called(after) },
  ]);
};

/** The minors of an act whose parent has yet to agree, or to confirm it, and can be asked by letter. */
export async function parentsReached(keyed: Keyed & { tx: Reader }, row: ParticipantRow): Promise<Minor[]> {
  if (row.mergedInto !== null) return [];
  return (await minorsOf(keyed, row)).filter(
    (minor) => isToBeAsked(minor) && mailAddress(minor.personal.parent?.parentContact ?? '') !== undefined,
  );
}

/** A letter to the parent of one minor. */
interface ToParent extends Pick<LetterFacts, 'byAnybody'> {
  event: Event;
  row: ParticipantRow;
  origin: Origin;
  minor: Minor;
}

/**
 * Queues a letter to a parent or guardian with their own link to agree or to take it back, where they left a mail
 * address. One with that link that still waits is cancelled. @returns whether a letter is sent.
 */
export async function writeToParent(
  work: KeyedWork,
  { event, row, origin, minor, byAnybody = false }: ToParent,
): Promise<boolean> {
  const { parent, preferredName, language, parentLanguage } = minor.personal;
  if (!event.settings.mailOn || minor.state.consentTokenSealed === null || parent === null) return false;
  const token = work.secrets.unseal(minor.state.consentTokenSealed);
  await stopLettersWith(work, row.id, token);
  const { text, voice } = await wordingOf(work.tx, event, 'consent', parentLanguage ?? language);
  return queueLetter(work, {
    ...letterOf(event, row, 'consent', work.now),
    byAnybody,
    contact: parent.parentContact,
    text,
    language: voice.language,
    words: {
      ...wordsOf(event, row, voice),
      name: parent.parentPreferredName || preferredName,
      performer: preferredName,
      link: `${origin}/consent/${token}`,
    },
  });
}

const letterOf = (event: Event, row: ParticipantRow, kind: LetterKind, now: number) => ({
  eventId: event.id,
  participantId: row.id,
  kind,
  about: row.stageName,
  // In the line for questions people write more than the address: "Jo, jo@example.org".
  replyTo: event.settings.contactLine.split(/[\s,;<>()]+/).find((word) => mailAddress(word) !== undefined),
  // What is told before a show is past when it begins; what is written after that is worth its tries.
  worthUntil: event.startsAt !== null && now < event.startsAt ? event.startsAt : null,
});

const wordsOf = (event: Event, row: ParticipantRow, voice: LetterLanguage): LetterWords => ({
  stage_name: row.stageName,
  song: row.songTitle,
  event: event.name,
  date: event.startsAt === null ? voice.say('letters.dateOpen') : voice.day(event.startsAt, event.timeZone),
  venue: event.venue === '' ? '' : `${event.venue}.`,
  contact: event.settings.contactLine,
});

/** Queues the letter that tells an act of a decision on it, and no other that the decision makes untrue. */
export async function tellDecision(
  work: KeyedWork,
  about: { event: Event; row: ParticipantRow; origin: Origin },
): Promise<void> {
  const { status, id } = about.row;
  await takeBackDecisions(work, id, { staysIn: holdsPlace(status) });
  if (status === 'submitted' || status === 'withdrawn') return;
  if ((await toldDecision(work.tx, id)) === status) return;
  await writeTo(work, { ...about, kind: status });
}
