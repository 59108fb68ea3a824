/** The texts of an event that its organisers may give in each language that it offers beside its own. */
import type { Language } from '../messages/languages.ts';

interface Declared {
  /** As many characters as the main one may have. */
  most: number;
  /** Somebody agrees to it: one that was written for other words than the main one has now is not shown. */
  isAgreedTo?: true;
}

/** Which there are. A new one is a line here and one in `LISTED`, where the main ones are read. */
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

export type TextField = keyof typeof TEXT_FIELDS;

export const TEXT_FIELD_NAMES = Object.keys(TEXT_FIELDS) as [TextField, ...TextField[]];

/** Short ones, which a result and the show's script call things by. */
export const NAME_FIELDS = ['category', 'poll', 'award', 'criterion', 'band'] as const satisfies TextField[];
export type NameField = (typeof NAME_FIELDS)[number];

/** What one name is in another language. */
export interface ToldName {
  field: NameField;
  main: string;
  language: Language;
  text: string;
}

/** Every text that stands anywhere in an answer. */
function textsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsIn) : [];
}

/** The names of what is told, and of nothing else: what is told later is not known by its other name before. */
export function namesTold(names: readonly ToldName[], told: unknown): ToldName[] {
  if (names.length === 0) return [];
  const texts = new Set(textsIn(told));
  return names.filter(({ main }) => texts.has(main));
}

/** What a name is to a reader: the organisers' in their language, else as it is. */
export const nameTold = (
  names: readonly ToldName[],
  language: Language,
  field: NameField,
  main: string,
): string =>
  names.find((one) => one.language === language && one.field === field && one.main === main)?.text ?? main;

/** What a result's table is called by: its category, or the vote that it is the favourite of. */
export const titleField = ({ kind }: { kind: 'result' | 'audience' }): NameField =>
  kind === 'audience' ? 'poll' : 'category';

/** What is kept of them, and beside them the sentences of the catalogue that the event says otherwise. */
export const KEPT_FIELDS = [...TEXT_FIELD_NAMES, 'sentence'] as const;
export type KeptField = (typeof KEPT_FIELDS)[number];

/** Which text of an event one is. */
export interface TextPlace<Field = TextField> {
  field: Field;
  /** The id of what it belongs to; empty: the event itself. */
  subjectId: string;
  /** Which one of several that the subject has, as the mark that a grade begins with or a line of the catalogue; else empty. */
  part: string;
}

/** One place's name, for maps. */
export const placeKey = ({ field, subjectId, part }: TextPlace<KeptField>): string =>
  `${field} ${subjectId} ${part}`;

/** A text in another language, and the main one that it was written for. */
export interface GivenText {
  text: string;
  standsFor: string;
}

/** How one stands to the main one: `older` was written before that was changed. */
export type TextState = 'missing' | 'older' | 'given';

export const stateOfText = (given: GivenText | undefined, main: string): TextState => {
  if (given === undefined) return 'missing';
  return given.standsFor === main ? 'given' : 'older';
};

/** What a reader is shown: theirs, or the main one, which stands in. */
export function textShown(field: TextField, given: GivenText | undefined, main: string): string {
  const declared: Declared = TEXT_FIELDS[field];
  const state = stateOfText(given, main);
  return state === 'missing' || (state === 'older' && declared.isAgreedTo) ? main : (given?.text ?? main);
}

/** Says a text of the event, of which this is the main one, to a reader. */
export type TellText = (field: TextField, main: string, subjectId?: string, part?: string) => string;
