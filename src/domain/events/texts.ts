/** Texts of an event that its organisers can translate into the other languages that the event offers. */
import type { Language } from '../messages/languages.ts';

interface Declared {
  /** The most characters, as for the text in the main language. */
  most: number;
  /** People agree to this text, so a translation of an earlier version is not shown. */
  isAgreedTo?: true;
}

/**
 * The kinds of text that organisers can translate. A new one is a line here and one in `LISTED`, where the texts
 * in the main language are read.
 */
export const TEXT_FIELDS = {
  description: { most: 2_000 },
  category: { most: 60 },
  poll: { most: 80 },
  award: { most: 80 },
  criterion: { most: 60 },
  meaning: { most: 120 },
  band: { most: 40 },
  guidance: { most: 300 },
  letter_subject: { most: 200 },
  letter: { most: 4_000 },
  consent: { most: 4_000, isAgreedTo: true },
  rules: { most: 4_000, isAgreedTo: true },
} as const satisfies Record<string, Declared>;

/** The name of a kind of text that can be translated. */
export type TextField = keyof typeof TEXT_FIELDS;

/** The names of all kinds of text that can be translated, for schemas. */
export const TEXT_FIELD_NAMES = Object.keys(TEXT_FIELDS) as [TextField, ...TextField[]];

/** Short texts by which results and the reveal script name things. */
export const NAME_FIELDS = ['category', 'poll', 'award', 'criterion', 'band'] as const satisfies TextField[];
export type NameField = (typeof NAME_FIELDS)[number];

/** A name in another language. `main` is the name in the event's main language. */
export interface TranslatedName {
  field: NameField;
  main: string;
  language: Language;
  text: string;
}

/** Every string anywhere in an answer. */
function textsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsIn) : [];
}

/**
 * The translations of only those names that the answer contains, so that nothing is known by its translation early.
 */
export function translationsIn(names: readonly TranslatedName[], told: unknown): TranslatedName[] {
  if (names.length === 0) return [];
  const texts = new Set(textsIn(told));
  return names.filter(({ main }) => texts.has(main));
}

/** A name in the reader's language; the main one where there is no translation. */
export const nameInLanguage = (
  names: readonly TranslatedName[],
  language: Language,
  field: NameField,
  main: string,
): string =>
  names.find((one) => one.language === language && one.field === field && one.main === main)?.text ?? main;

/** All texts that are stored, with the event's own versions of catalogue sentences. */
export const KEPT_FIELDS = [...TEXT_FIELD_NAMES, 'sentence'] as const;
/** The name of a stored text. */
export type KeptField = (typeof KEPT_FIELDS)[number];

/** Names one text of an event: its kind, what it belongs to, and which of several it is. */
export interface TextPlace<Field = TextField> {
  field: Field;
  /** The id of what the text belongs to; empty for the event itself. */
  subjectId: string;
  /**
   * Tells several texts of one subject apart: the mark at which a band begins, or the key of a catalogue sentence;
   * else empty.
   */
  part: string;
}

/** The place as one text, as a key of maps. */
export const placeKey = ({ field, subjectId, part }: TextPlace<KeptField>): string =>
  `${field} ${subjectId} ${part}`;

/** A translation, and (`standsFor`) the main text that it was written for. */
export interface GivenText {
  text: string;
  standsFor: string;
}

/** How a translation stands to the main text: `older` was written before the main one changed. */
export type TextState = 'missing' | 'older' | 'given';

/** Compares a translation with the main text as it is now. */
export const stateOfText = (given: GivenText | undefined, main: string): TextState => {
  if (given === undefined) return 'missing';
  return given.standsFor === main ? 'given' : 'older';
};

/**
 * The text shown to a reader: the translation, else the main text. An outdated translation is shown unless people
 * agree to the text.
 */
export function textShown(field: TextField, given: GivenText | undefined, main: string): string {
  const declared: Declared = TEXT_FIELDS[field];
  const state = stateOfText(given, main);
  return state === 'missing' || (state === 'older' && declared.isAgreedTo) ? main : (given?.text ?? main);
}

/** Returns a text of the event in the reader's language, given the main text. */
export type TellText = (field: TextField, main: string, subjectId?: string, part?: string) => string;
