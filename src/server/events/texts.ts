/** What the organisers wrote, in the languages that their event offers beside its own. */
import {
  type GivenText,
  type KeptField,
  NAME_FIELDS,
  type NameField,
  placeKey,
  type TellText,
  type TextPlace,
  type TranslatedName,
  textShown,
} from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { offeredBy } from './languages.ts';
import type { Event } from './queries.ts';

/** A text in one language, with the field and row that it belongs to. */
export type WrittenText = TextPlace<KeptField> & GivenText & { language: Language };

/** Every translated text of an event. */
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

/** Reads an event's translations once and returns a function that, for any language, tells its texts in it. */
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

/** Reads an event's translations and returns the function that tells its texts in one language. */
export const textsIn = async (
  read: Reader,
  event: Pick<Event, 'id' | 'settings'>,
  language: Language | undefined,
): Promise<TellText> => (await textsOf(read, event))(language);

/**
 * The names of categories, criteria and the like in the event's other languages. They are looked up by kind and by the
 * name in its main language.
 */
export const namesOf = async (
  read: Reader,
  { id, settings }: Pick<Event, 'id' | 'settings'>,
): Promise<TranslatedName[]> => {
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

/** Replaces texts in other languages; an empty one is deleted. */
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

/** Deletes the translations that belong to a row that is deleted. */
export const dropTexts = ({ tx }: Pick<Work, 'tx'>, subjectId: string): Promise<unknown> =>
  tx.deleteFrom('eventText').where('subjectId', '=', subjectId).execute();
