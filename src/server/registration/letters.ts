/** Letters to performers about their own act, and to their parents, in the organisers' words. */
import { type LetterKind, type LetterWords, mailAddress } from '#domain/mail/letters.ts';
import { isConfirmed } from '#domain/registration/consent.ts';
import type { Event } from '../events/queries.ts';
import type { Keyed, KeyedWork } from '../http/command.ts';
import { queueLetter, takeBackDecisions, toldDecision } from '../mail/outbox.ts';
import { openPersonal } from './personal.ts';
import type { ParticipantRow } from './queries.ts';

const DECISION_OF = { accepted: 'accepted', declined: 'declined', waitlisted: 'waitlisted' } as const;

/** Where links in letters lead to: `https://show.example.org`. */
export type Origin = string;

/**
 * Puts a letter about an act in the outbox, where the event sends letters and the performer left an address.
 * @returns whether a letter goes out.
 */
export async function writeTo(
  work: KeyedWork,
  about: {
    event: Event;
    row: ParticipantRow;
    origin: Origin;
    kind: LetterKind;
    words?: LetterWords;
    /** When it is no longer worth sending, where that is before the show begins. */
    worthUntil?: number | undefined;
  },
): Promise<boolean> {
  const { event, row, kind, origin } = about;
  if (!event.settings.mailOn || row.erasedAt !== null) return false;
  const personal = openPersonal(work.secrets, row);
  return queueLetter(work, {
    ...letterOf(event, row, kind, work.now),
    ...(about.worthUntil !== undefined && { worthUntil: about.worthUntil }),
    contact: personal.contact,
    words: {
      ...wordsOf(event, row),
      name: personal.preferredName,
      link: `${origin}/status/${work.secrets.unseal(row.statusTokenSealed)}`,
      ...about.words,
    },
  });
}

/** Whether the parent or guardian of an act has still to agree, or to confirm it, and can be asked by letter. */
export function parentIsReached({ secrets }: Keyed, row: ParticipantRow): boolean {
  if (!isToBeAsked(row) || row.mergedInto !== null) return false;
  return mailAddress(openPersonal(secrets, row).parent?.parentContact ?? '') !== undefined;
}

/** Their word is missing, or somebody else gave it in their name. */
const isToBeAsked = ({ consent, consentHow }: ParticipantRow): boolean =>
  consent === 'asked' || (consent === 'given' && consentHow !== null && !isConfirmed(consentHow));

/**
 * Writes to the parent or guardian with their own link, where they left an address: to agree, or to take it back.
 * @returns whether a letter goes out.
 */
export async function writeToParent(
  work: KeyedWork,
  { event, row, origin }: { event: Event; row: ParticipantRow; origin: Origin },
): Promise<boolean> {
  if (!event.settings.mailOn || row.consentTokenSealed === null) return false;
  const { parent, preferredName } = openPersonal(work.secrets, row);
  if (parent === null) return false;
  return queueLetter(work, {
    ...letterOf(event, row, 'consent', work.now),
    contact: parent.parentContact,
    words: {
      ...wordsOf(event, row),
      name: parent.parentPreferredName,
      performer: preferredName,
      link: `${origin}/consent/${work.secrets.unseal(row.consentTokenSealed)}`,
    },
  });
}

const letterOf = (event: Event, row: ParticipantRow, kind: LetterKind, now: number) => ({
  eventId: event.id,
  participantId: row.id,
  kind,
  about: row.stageName,
  text: event.settings.letters[kind],
  // In the line for questions people write more than the address: "Jo, jo@example.org".
  replyTo: event.settings.contactLine.split(/[\s,;<>()]+/).find((word) => mailAddress(word) !== undefined),
  // What is told before a show is past when it begins; what is written after that is worth its tries.
  worthUntil: event.startsAt !== null && now < event.startsAt ? event.startsAt : null,
});

const wordsOf = (event: Event, row: ParticipantRow): LetterWords => ({
  stage_name: row.stageName,
  song: row.songTitle,
  event: event.name,
  date: dayOf(event),
  venue: event.venue === '' ? '' : `${event.venue}.`,
  contact: event.settings.contactLine,
});

/** Tells a decision: takes back the letter of the one before, and writes only what is news to the performer. */
export async function tellDecision(
  work: KeyedWork,
  about: { event: Event; row: ParticipantRow; origin: Origin },
): Promise<void> {
  const { status, id } = about.row;
  await takeBackDecisions(work, id);
  if (status === 'submitted' || status === 'withdrawn') return;
  const kind = DECISION_OF[status];
  if ((await toldDecision(work.tx, id)) === kind) return;
  await writeTo(work, { ...about, kind });
}

const dayOf = (event: Event): string =>
  event.startsAt === null
    ? 'a date that we will tell you'
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: event.timeZone }).format(
        event.startsAt,
      );
