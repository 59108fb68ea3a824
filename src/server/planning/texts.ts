/** The texts of an event that can be given in other languages: all that there are, with what is missing. */
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  type KeptField,
  placeKey,
  stateOfText,
  TEXT_FIELD_NAMES,
  type TextField,
  type TextPlace,
} from '#domain/events/texts.ts';
import { isDefaultLetter, LETTERS, type LetterText } from '#domain/mail/letters.ts';
import { raiseVersions } from '../events/commands.ts';
import { offeredBy } from '../events/languages.ts';
import { categoriesOf, type Event, requireEvent } from '../events/queries.ts';
import { putTexts, type WrittenText, writtenTexts } from '../events/texts.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { type Criterion, criteriaOfEvent } from '../judging/queries.ts';
import { roundsOf } from '../lineup/queries.ts';
import { awardTitles } from '../results/awards.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type Poll, pollsOf } from '../voting/queries.ts';
import { sayable } from './sentences.ts';

interface Whole {
  event: Event;
  categories: readonly { id: string; name: string }[];
  criteria: readonly Criterion[];
  polls: readonly Poll[];
  awards: readonly { id: string; title: string }[];
}

type Main = Omit<TextPlace, 'field'> & { main: string };

const ofEvent = (main: string): Main[] => [{ subjectId: '', part: '', main }];

/** Those that are in the organisers' own words: others are told in each language as the product brings them. */
const ofLetters = ({ settings: { letters } }: Event, which: keyof LetterText): Main[] =>
  LETTERS.filter((kind) => !isDefaultLetter(kind, letters[kind])).map((kind) => ({
    subjectId: '',
    part: kind,
    main: letters[kind][which],
  }));

const ofBands = (criteria: readonly Criterion[], which: 'label' | 'text'): Main[] =>
  criteria.flatMap(({ id, guidance }) =>
    guidance.map((band) => ({ subjectId: id, part: String(band.fromSteps), main: band[which] })),
  );

/** Where each main text is read. */
const LISTED: Readonly<Record<TextField, (whole: Whole) => Main[]>> = {
  description: ({ event }) => ofEvent(event.description),
  consent: ({ event }) => ofEvent(event.settings.consentText.text),
  rules: ({ event }) => ofEvent(event.settings.riskText.text),
  letter_subject: ({ event }) => ofLetters(event, 'subject'),
  letter: ({ event }) => ofLetters(event, 'body'),
  category: ({ categories }) => categories.map(({ id, name }) => ({ subjectId: id, part: '', main: name })),
  poll: ({ polls }) => polls.map(({ id, title }) => ({ subjectId: id, part: '', main: title })),
  award: ({ awards }) => awards.map(({ id, title }) => ({ subjectId: id, part: '', main: title })),
  criterion: ({ criteria }) => criteria.map(({ id, name }) => ({ subjectId: id, part: '', main: name })),
  meaning: ({ criteria }) => criteria.map(({ id, meaning }) => ({ subjectId: id, part: '', main: meaning })),
  band: ({ criteria }) => ofBands(criteria, 'label'),
  guidance: ({ criteria }) => ofBands(criteria, 'text'),
};

async function listedOf(read: Reader, event: Event, now: number): Promise<(TextPlace & { main: string })[]> {
  const held = (await roundsOf(read, event.id)).map(({ id }) => id);
  const polls = await Promise.all(held.map((id) => pollsOf(read, id, now)));
  const whole: Whole = {
    event,
    categories: await categoriesOf(read, event.id),
    criteria: await criteriaOfEvent(read, event.id),
    polls: polls.flat(),
    awards: held.length === 0 ? [] : await awardTitles(read, held),
  };
  return TEXT_FIELD_NAMES.flatMap((field) =>
    LISTED[field](whole).flatMap((one) => (one.main === '' ? [] : [{ field, ...one }])),
  );
}

/**
 * Every text of the event with its translations, and how many are missing in each language. @throws Refusal
 * `not_found`.
 */
export async function eventTextsOf(read: Reader, eventId: string, now: number) {
  const event = await requireEvent(read, eventId);
  const languages = offeredBy(event.settings).slice(1);
  const written = new Map(
    (await writtenTexts(read, eventId)).map((one) => [`${one.language} ${placeKey(one)}`, one]),
  );
  const listed = await listedOf(read, event, now);
  const givenOf = (one: TextPlace, language: string) => written.get(`${language} ${placeKey(one)}`);
  return {
    mainLanguage: event.settings.mainLanguage,
    languages,
    texts: listed.map((one) => ({
      ...one,
      given: languages.flatMap((language) => {
        const given = givenOf(one, language);
        return given ? [{ language, text: given.text, older: stateOfText(given, one.main) === 'older' }] : [];
      }),
    })),
    missing: languages.map((language) => {
      const states = listed.map((one) => stateOfText(givenOf(one, language), one.main));
      return {
        language,
        missing: states.filter((state) => state === 'missing').length,
        older: states.filter((state) => state === 'older').length,
      };
    }),
  };
}

/** Stores translations, each of the main text as it is now. @throws Refusal `not_found`. */
export async function giveTexts(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { texts } }: InputOf<typeof planningEndpoints.giveTexts>,
) {
  const event = await requireEvent(work.tx, id);
  const mains = new Map((await listedOf(work.tx, event, work.now)).map((one) => [placeKey(one), one.main]));
  const written = texts.map((one): WrittenText => {
    const standsFor = mains.get(placeKey(one));
    if (standsFor === undefined)
      throw new Refusal('not_found', 'One of these texts is not there any more. Load the page again.');
    return { ...one, standsFor };
  });
  const before = await writtenTexts(work.tx, id);
  const isChanged = (one: WrittenText) => {
    const old = before.find((other) => other.language === one.language && placeKey(other) === placeKey(one));
    // An older one that is confirmed is read from now on where the main one stood in for it.
    return (old?.text ?? '') !== one.text || (old !== undefined && old.standsFor !== one.standsFor);
  };
  await putTexts(work, id, written);
  const agreed = (['consent', 'rules'] as const).filter((field) =>
    written.some((one) => one.field === field && isChanged(one)),
  );
  await raiseVersions(work, event, agreed);
  work.audit({
    action: 'event.texts_given',
    subject: `event:${id}`,
    eventId: id,
    after: texts.map(({ field, language, text }) => ({ field, language, text })),
  });
  return eventTextsOf(work.tx, id, work.now);
}

/** Maps from the ids of a template, or of the event copied from, to those of the new event. */
export interface NewIds {
  categories: ReadonlyMap<string, string>;
  criteria: ReadonlyMap<string, string>;
  /** The new polls' ids, in the order of the template's. */
  polls: readonly string[];
  /** Of prizes; those without a new id leave their texts behind. */
  awards: ReadonlyMap<string, string>;
}

/** Stores a template's translations for an event that was made from it, or another event's for its copy. */
export async function insertTexts(
  work: Pick<Work, 'tx'>,
  eventId: string,
  texts: readonly WrittenText[],
  ids: NewIds,
): Promise<void> {
  const subjectOf: Partial<Record<KeptField, (id: string) => string | undefined>> = {
    category: (id) => ids.categories.get(id),
    award: (id) => ids.awards.get(id),
    poll: (id) => ids.polls[Number(id)],
  };
  const brought = (await sayable(texts)).flatMap((one) => {
    const named = subjectOf[one.field] ?? ((id: string) => ids.criteria.get(id));
    const subjectId = one.subjectId === '' ? '' : named(one.subjectId);
    return subjectId === undefined ? [] : [{ ...one, subjectId }];
  });
  await putTexts(work, eventId, brought);
}

/** An event's translations as a template stores them: polls are named by their position in `pollIds`. */
export async function textsToKeep(
  read: Reader,
  eventId: string,
  pollIds: readonly string[],
): Promise<WrittenText[]> {
  return (await writtenTexts(read, eventId)).flatMap((one) => {
    if (one.field !== 'poll') return [one];
    const at = pollIds.indexOf(one.subjectId);
    return at < 0 ? [] : [{ ...one, subjectId: String(at) }];
  });
}
