/**
 * What an act says of itself, each field declared once. From here follow the bodies of the calls and what they answer,
 * the columns of the table, who reads them, what the audit log says, what erasing leaves, what goes to another
 * registration of the same act, which column of a file holds it, and the forms and lists of the admin.
 */
import type { PlainLine } from '../messages/catalogue.ts';

/** How the music comes: the specification's three ways, an upload, or not at all because it is played live. */
export const AUDIO_DELIVERY_METHODS = ['email', 'flash_drive', 'convention', 'upload', 'live'] as const;
export type AudioDeliveryMethod = (typeof AUDIO_DELIVERY_METHODS)[number];

/** The values of a field by its kind. A name is one line and never empty; a length is in ms; people are counted from 1. */
interface Values {
  name: string;
  line: string;
  paragraph: string;
  /** The category's id; null: none yet. */
  category: string | null;
  length: number | null;
  people: number;
  trackWay: AudioDeliveryMethod;
}
export type ActFieldKind = keyof Values;

/**
 * What a field holds of which nothing was said, by the kind of field. Kinds that are missing have to be said: a
 * name, and the way of the track.
 */
export const UNSAID = {
  line: '',
  paragraph: '',
  category: null,
  length: null,
  people: 1,
} as const satisfies Partial<Values>;

/** Who reads a column of an act beside the registration's own page: the organisers' list, or other rooms. */
export type Reading = 'list' | 'rooms';

interface ActField {
  readonly kind: ActFieldKind;
  /** The most characters of a text. */
  readonly most?: number;
  /** The act's stands in the log as it was and stays after erasing; a person's is only named there, and emptied. */
  readonly about: 'act' | 'person';
  readonly read: readonly Reading[];
  /** Performers change it on their own page until the show begins; everything else the organisers do. */
  readonly own: boolean;
  /** It can be taken over from another registration of the same act. */
  readonly merged: boolean;
  /** The column of a file that holds it; null: a file does not. */
  readonly column: string | null;
  /** What it is called within a sentence, and with a capital above a field. */
  readonly words: PlainLine;
}

const ACT = { about: 'act', own: false, merged: true } as const;
const PERSON = { about: 'person', own: true, merged: true } as const;

/** The fields in the order of the admin's forms. */
export const ACT_FIELDS = {
  stageName: {
    ...ACT,
    kind: 'name',
    most: 120,
    read: ['list', 'rooms'],
    column: 'stage_name',
    words: 'history.fieldStageName',
  },
  songTitle: {
    ...ACT,
    kind: 'name',
    most: 200,
    read: ['list', 'rooms'],
    column: 'song_title',
    words: 'history.fieldSong',
  },
  pronouns: {
    ...PERSON,
    kind: 'line',
    most: 60,
    read: ['list', 'rooms'],
    column: 'pronouns',
    words: 'history.fieldPronouns',
  },
  pronunciation: {
    ...PERSON,
    kind: 'line',
    most: 120,
    read: ['rooms'],
    column: 'pronunciation',
    words: 'history.fieldPronunciation',
  },
  categoryId: {
    ...ACT,
    kind: 'category',
    read: ['list', 'rooms'],
    column: 'category',
    words: 'history.fieldCategory',
  },
  durationMs: {
    ...ACT,
    kind: 'length',
    read: ['list', 'rooms'],
    column: 'duration',
    words: 'history.fieldLength',
  },
  performerCount: {
    ...ACT,
    kind: 'people',
    read: ['list'],
    column: 'performers',
    words: 'history.fieldPeople',
  },
  audioDeliveryMethod: {
    ...ACT,
    kind: 'trackWay',
    read: ['list', 'rooms'],
    column: 'audio_delivery_method',
    words: 'history.fieldTrackWay',
  },
  mcLine: {
    ...PERSON,
    kind: 'paragraph',
    most: 280,
    read: ['rooms'],
    column: 'mc_line',
    words: 'history.fieldMcLine',
  },
  stageNotes: {
    ...PERSON,
    own: false,
    kind: 'paragraph',
    most: 500,
    read: ['rooms'],
    column: 'stage_notes',
    words: 'history.fieldNeeds',
  },
  credits: {
    ...PERSON,
    merged: false,
    kind: 'paragraph',
    most: 1_000,
    read: ['rooms'],
    column: null,
    words: 'history.fieldCredits',
  },
} as const satisfies Readonly<Record<string, ActField>>;

export type ActFieldName = keyof typeof ACT_FIELDS;
export type KindOf<Name extends ActFieldName> = (typeof ACT_FIELDS)[Name]['kind'];

export type ActValues = { [Name in ActFieldName]: Values[KindOf<Name>] };

/** The names of the fields whose declaration holds `Value` under `Key`. */
export type ActFieldsWith<Key extends keyof ActField, Value> = {
  [Name in ActFieldName]: (typeof ACT_FIELDS)[Name] extends { readonly [K in Key]: Value } ? Name : never;
}[ActFieldName];

/** All names, in the order of the declaration. */
export const ACT_FIELD_NAMES = Object.keys(ACT_FIELDS) as readonly ActFieldName[];

/** The declaration of a field, where it does not matter which one it is. */
export const actField = (name: ActFieldName): ActField => ACT_FIELDS[name];

/** The fields that need not be said, each with what it holds then. */
export const NOTHING_SAID = Object.fromEntries(
  ACT_FIELD_NAMES.flatMap((name) => {
    const { kind } = actField(name);
    return kind in UNSAID ? [[name, UNSAID[kind as keyof typeof UNSAID]]] : [];
  }),
) as { [Name in ActFieldsWith<'kind', keyof typeof UNSAID>]: ActValues[Name] };

/** The names of the fields that performers change on their own page. */
export const OWN_ACT_FIELDS = ACT_FIELD_NAMES.filter((name) => actField(name).own) as ActFieldsWith<
  'own',
  true
>[];

/** The names of the fields that an act can take over from another registration of the same act. */
export const MERGED_ACT_FIELDS = ACT_FIELD_NAMES.filter((name) => actField(name).merged) as ActFieldsWith<
  'merged',
  true
>[];

/** The names of the fields that a file of acts may hold. */
export const FILED_ACT_FIELDS = ACT_FIELD_NAMES.filter(
  (name) => actField(name).column !== null,
) as ActFieldsWith<'column', string>[];

/** The names of the fields that are read by the organisers' list, or by other rooms. */
export type ActFieldsReadBy<Who extends Reading> = {
  [Name in ActFieldName]: Who extends (typeof ACT_FIELDS)[Name]['read'][number] ? Name : never;
}[ActFieldName];

/** The names of the fields that the organisers' list holds; the others stand on an act's page alone. */
export const LISTED_ACT_FIELDS = ACT_FIELD_NAMES.filter((name) =>
  actField(name).read.includes('list'),
) as ActFieldsReadBy<'list'>[];
