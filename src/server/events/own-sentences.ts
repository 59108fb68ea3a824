/** Sentences that an event says in words of its own, instead of the catalogue's. */
import type { Language, OwnSentences } from '#domain/messages/languages.ts';
import type { Reader } from '../store/store.ts';

/** The sentences that an event words differently, by language. */
export type OwnByLanguage = ReadonlyMap<Language, OwnSentences>;

/** The sentences that an event words differently, in every language. */
export async function ownSentencesOf(read: Reader, eventId: string): Promise<OwnByLanguage> {
  const rows = await read
    .selectFrom('eventText')
    .select(['part', 'language', 'text'])
    .where('eventId', '=', eventId)
    .where('field', '=', 'sentence')
    .orderBy('language')
    .orderBy('part')
    .execute();
  const own = new Map<Language, Record<string, string>>();
  for (const { language, part, text } of rows) own.set(language, { ...own.get(language), [part]: text });
  return own;
}
