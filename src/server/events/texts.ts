/** What the organisers wrote, in the languages that their event offers beside its own. */
import {
  type GivenText,
  type KeptField,
  NAME_FIELDS,
  type NameField,
  placeKey,
  type TellText,
  type TextPlace,
  type ToldName,
  textShown,
} from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { offeredBy } from './languages.ts';
import type { Event } from './queries.ts';

/** A text in one language, with where it belongs. */
export type WrittenText = TextPlace<KeptField> & GivenText & { language: Language };

/** Every text of an event in another language. */
export const writtenTexts = (read: Reader, eventId: string): Promise<WrittenText[]> =>
  read
    .selectFrom('eventText')
    .select(['field', 'subjectId', 'part', 'language', 'text', 'standsFor'])
    .where('eventId', '=', eventId)
    .orderBy('field')
    .orderBy('subjectId')
    .orderBy('part')
    .orderBy('language')
    .execute();

/** What the event's texts are in each language: read once, asked for as many readers as there are. */
export async function textsOf(
  read: Reader,
  { id, settings }: Pick<Event, 'id' | 'settings'>,
): Promise<(language: Language | undefined) => TellText> {
  const known = new Map<string, GivenText>(
    (await writtenTexts(read, id)).map((one) => [`${one.language} ${placeKey(one)}`, one]),
  );
  return (language) =>
    (field, main, subjectId = '', part = '') =>
      language === undefined || language === settings.mainLanguage || known.size === 0
        ? main
        : textShown(field, known.get(`${language} ${placeKey({ field, subjectId, part })}`), main);
}

/** The same for one reader. */
export const textsIn = async (
  read: Reader,
  event: Pick<Event, 'id' | 'settings'>,
  language: Language | undefined,
): Promise<TellText> => (await textsOf(read, event))(language);

/** What the event's names are in the other languages that it offers. Told with what they are names of, they are found by that. */
export const namesOf = async (
  read: Reader,
  { id, settings }: Pick<Event, 'id' | 'settings'>,
): Promise<ToldName[]> => {
  const others = offeredBy(settings).slice(1);
  if (others.length === 0) return [];
  const rows = await read
    .selectFrom('eventText')
    .select(['field', 'language', 'text', 'standsFor as main'])
    .where('eventId', '=', id)
    .where('field', 'in', NAME_FIELDS)
    .where('language', 'in', others)
    .orderBy('language')
    .orderBy('field')
    .orderBy('subjectId')
    .orderBy('part')
    .execute();
  return rows.map((row) => ({ ...row, field: row.field as NameField }));
};

/** Puts texts in the place of those before; an empty one is taken out. */
export async function putTexts(
  { tx }: Pick<Work, 'tx'>,
  eventId: string,
  texts: readonly WrittenText[],
): Promise<void> {
  for (const one of texts) {
    await tx
      .deleteFrom('eventText')
      .where('eventId', '=', eventId)
      .where('field', '=', one.field)
      .where('subjectId', '=', one.subjectId)
      .where('part', '=', one.part)
      .where('language', '=', one.language)
      .execute();
    if (one.text !== '')
      await tx
        .insertInto('eventText')
        .values({ ...one, eventId })
        .execute();
  }
}

/** Takes a subject's texts out with it. */
export const dropTexts = ({ tx }: Pick<Work, 'tx'>, subjectId: string): Promise<unknown> =>
  tx.deleteFrom('eventText').where('subjectId', '=', subjectId).execute();
