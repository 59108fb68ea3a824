/** Sentences of the product that an organiser says in other words: found by what they say, and held to what they need. */
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { Refusal, wrongField } from '#contract/refusal.ts';
import { isAdminRoom, ROOMS, type Room } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import type { Language } from '#domain/messages/languages.ts';
import { faultsInstead } from '#domain/messages/made.ts';
import { requireEvent } from '../events/queries.ts';
import { putTexts, type WrittenText, writtenTexts } from '../events/texts.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';

type Calls = typeof planningEndpoints;

/** The organisers' own pages speak as they come. */
const ROOMS_SAID: readonly Room[] = ROOMS.filter((room) => !isAdminRoom(room));
/** Whole letters have settings of their own; what stands in them beside their text has not. */
const WHOLE_LETTER = /^letters\.(?:\w+(?:Subject|Body)|signature)$/;
/** What the ballot's first answer is drawn from; all own words in it may be so much longer together. */
const OF_BALLOT = /^(?:ui|vote)\./;
const BALLOT_SPARE_BYTES = 200;
const MOST_TOLD = 40;

/** Every sentence of a language by its line. */
async function catalogueIn(language: Language): Promise<Map<string, string>> {
  const words = await fetchWords(language, ROOMS_SAID);
  return new Map(
    Object.entries(words).flatMap(([room, lines]) =>
      Object.entries(lines ?? {})
        .map(([name, text]) => [`${room}.${name}`, text] as const)
        .filter(([line]) => !WHOLE_LETTER.test(line)),
    ),
  );
}

const ownIn = async (read: Reader, id: string, language: Language): Promise<WrittenText[]> =>
  (await writtenTexts(read, id)).filter((one) => one.field === 'sentence' && one.language === language);

/**
 * The catalogue's sentences that contain these words, or those that the event words differently. @throws Refusal
 * `not_found`.
 */
export async function sentencesFor(
  read: Reader,
  id: string,
  { language, search }: { language: Language; search: string },
) {
  await requireEvent(read, id);
  const own = new Map((await ownIn(read, id, language)).map((one) => [one.part, one]));
  const sought = search.toLocaleLowerCase(language);
  const holds = (text: string | undefined): boolean =>
    text?.toLocaleLowerCase(language).includes(sought) === true;
  const found = [...(await catalogueIn(language))].filter(([line, text]) =>
    sought === '' ? own.has(line) : holds(text) || holds(own.get(line)?.text) || line === search,
  );
  return {
    sentences: found.slice(0, MOST_TOLD).map(([line, text]) => {
      const given = own.get(line);
      return { line, text, own: given?.text ?? null, older: given !== undefined && given.standsFor !== text };
    }),
    more: found.length > MOST_TOLD,
  };
}

const bytes = (text: string): number => Buffer.byteLength(text);

/**
 * Words one sentence differently for the event. @throws Refusal `not_found`, or `invalid` where it lacks a blank that
 * the sentence needs.
 */
export async function saySentence(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { language, line, text } }: InputOf<Calls['saySentence']>,
): Promise<void> {
  await requireEvent(work.tx, id);
  const catalogue = await catalogueIn(language);
  const standsFor = catalogue.get(line);
  if (standsFor === undefined) throw new Refusal('not_found', 'There is no such sentence.');
  const said = text === standsFor ? '' : text;
  const [fault] = said === '' ? [] : faultsInstead(said, standsFor, language);
  if (fault !== undefined) throw wrongField('text', fault);
  const written: WrittenText = {
    field: 'sentence',
    subjectId: '',
    part: line,
    language,
    text: said,
    standsFor,
  };
  if (said !== '' && OF_BALLOT.test(line)) {
    const others = (await ownIn(work.tx, id, language)).filter((one) => one.part !== line);
    const longer = [...others, written]
      .filter(({ part }) => OF_BALLOT.test(part))
      .reduce((sum, one) => sum + Math.max(0, bytes(one.text) - bytes(one.standsFor)), 0);
    if (longer > BALLOT_SPARE_BYTES)
      throw wrongField(
        'text',
        'The ballot has to stay small, and its own sentences are too long together. Say it in fewer words.',
      );
  }
  await putTexts(work, id, [written]);
  work.audit({
    action: 'event.sentence_said',
    subject: `event:${id}`,
    eventId: id,
    after: { line, language, text: said },
  });
}

/**
 * A template's texts that this version can use: an event's own sentences are left out where a blank is missing
 * that this version needs.
 */
export async function sayable(texts: readonly WrittenText[]): Promise<WrittenText[]> {
  const catalogues = new Map<Language, Map<string, string>>();
  const kept: WrittenText[] = [];
  for (const one of texts) {
    if (one.field !== 'sentence') {
      kept.push(one);
      continue;
    }
    const catalogue = catalogues.get(one.language) ?? (await catalogueIn(one.language));
    catalogues.set(one.language, catalogue);
    const instead = catalogue.get(one.part);
    if (instead !== undefined && faultsInstead(one.text, instead, one.language).length === 0) kept.push(one);
  }
  return kept;
}
