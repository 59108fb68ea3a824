/** Giving somebody all that is kept about them, for programs and to read. */
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { allSaidIn } from '#domain/messages/catalogue-line.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { entrySaid } from '#domain/registration/history-words.ts';
import { categoriesOf, requireEvent } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { lettersTo } from '../mail/outbox.ts';
import type { Reader } from '../store/store.ts';
import { historyOf } from './history.ts';
import { coveredOf } from './minors.ts';
import { COPY_ROOMS, ownCopy } from './own-copy.ts';
import { openPersonal } from './personal.ts';
import { presentParticipant, presentWholePerson } from './present.ts';
import { type ParticipantRow, participantsById, requireParticipant, takenInBy } from './queries.ts';

/** What another room keeps about a person, for their own copy of their data. */
export type KeptElsewhere = (
  read: Reader,
  person: { id: string; eventId: string },
) => Promise<{
  tracks: {
    version: number;
    format: string;
    bytes: number;
    durationMs: number;
    sha256: string;
    uploadedAt: number;
  }[];
  picture: { state: 'waiting' | 'approved' | 'refused'; bytes: number; sentAt: number } | null;
  recording: { bytes: number; durationMs: number; sentAt: number } | null;
  feedback: string[];
}>;

/**
 * Everything kept about one person, as they may ask for it. What the server says in it is in the language in which they
 * registered, else in the event's. The look is logged.
 */
export async function exportPerson(
  { tx, now, audit, secrets }: KeyedWork,
  access: AdminAccess,
  { params: { id } }: InputOf<typeof peopleEndpoints.exportPerson>,
  kept: KeptElsewhere,
) {
  const row = await requireParticipant(tx, id);
  const keyed = { tx, secrets };
  const person = openPersonal(secrets, row);
  const event = await requireEvent(tx, row.eventId);
  const language = person.language ?? event.settings.mainLanguage;
  const words = await fetchWords(language, COPY_ROOMS);
  const said = (english: string) => allSaidIn(language, words, catalogueLinesOf(english)) ?? english;
  const whole = async (act: ParticipantRow) => {
    const covered = await coveredOf(keyed, act);
    return consentSaid(
      {
        participant: presentParticipant(act, covered, access.role),
        personal: presentWholePerson(covered),
      },
      said,
    );
  };
  audit({
    action: 'participant.personal_exported',
    subject: `participant:${id}`,
    eventId: row.eventId,
    after: { personal: ['everything'] },
  });
  const history = await historyOf(tx, id, person);
  const data = {
    exportedAt: now,
    contains: sayIn(language, words)('kept.wholeFile'),
    ...(await whole(row)),
    takenIn: await Promise.all((await participantsById(tx, await takenInBy(tx, id))).map(whole)),
    history: history.map((entry) => entrySaid(entry, (told) => allSaidIn(language, words, told))),
    letters: await lettersTo(tx, [id]),
    ...(await kept(tx, row)),
  };
  const categories = await categoriesOf(tx, row.eventId);
  const tell = await textsIn(tx, event, language);
  const categoryName = (of: string): string => {
    const category = categories.find(({ id: one }) => one === of);
    return category ? tell('category', category.name, category.id) : '';
  };
  const reader = { language, words, timeZone: event.timeZone, eventName: event.name, categoryName };
  return { ...data, page: ownCopy(data, reader) };
}

/** The same, with how a consent came in the reader's language. */
const consentSaid = <T>(value: T, said: (english: string) => string): T =>
  JSON.parse(JSON.stringify(value), (key, inside) =>
    (key === 'words' || key === 'signedWords') && typeof inside === 'string' ? said(inside) : inside,
  );
