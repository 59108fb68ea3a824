/** Letters to performers about their own act, in the organisers' words. */
import type { LetterKind, LetterWords } from '#domain/mail/letters.ts';
import type { Event } from '../events/queries.ts';
import { queueLetter, takeBackDecisions, toldDecision } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
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
  store: Store,
  work: Work,
  about: { event: Event; row: ParticipantRow; origin: Origin; kind: LetterKind; words?: LetterWords },
): Promise<boolean> {
  const { event, row, kind, origin } = about;
  if (!event.settings.mailOn || row.erasedAt !== null) return false;
  const personal = openPersonal(store.secrets, row);
  return queueLetter(store, work, {
    eventId: event.id,
    participantId: row.id,
    kind,
    about: row.stageName,
    contact: personal.contact,
    text: event.settings.letters[kind],
    words: {
      name: personal.preferredName,
      stage_name: row.stageName,
      song: row.songTitle,
      event: event.name,
      date: dayOf(event),
      venue: event.venue === '' ? '' : `${event.venue}.`,
      link: `${origin}/status/${store.secrets.unseal(row.statusTokenSealed)}`,
      contact: event.settings.contactLine,
      ...about.words,
    },
  });
}

/** Tells a decision: takes back the letter of the one before, and writes only what is news to the performer. */
export async function tellDecision(
  store: Store,
  work: Work,
  about: { event: Event; row: ParticipantRow; origin: Origin },
): Promise<void> {
  const { status, id } = about.row;
  await takeBackDecisions(work, id);
  if (status === 'submitted' || status === 'withdrawn') return;
  const kind = DECISION_OF[status];
  if ((await toldDecision(work.tx, id)) === kind) return;
  await writeTo(store, work, { ...about, kind });
}

const dayOf = (event: Event): string =>
  event.startsAt === null
    ? 'a date that we will tell you'
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: event.timeZone }).format(
        event.startsAt,
      );
