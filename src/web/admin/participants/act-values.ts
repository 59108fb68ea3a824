/** The fields of an act in the admin's words: what each is called, what stands in it, and how that is typed. */
import {
  ACT_FIELD_NAMES,
  ACT_FIELDS,
  type ActFieldKind,
  type ActFieldName,
  type ActValues,
  type AudioDeliveryMethod,
  actField,
} from '#domain/registration/act-fields.ts';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import { capital } from '#web/ui/words.ts';

/** How the music comes, within a sentence. */
const TRACK_WAYS = {
  email: 'act.byMail',
  flash_drive: 'act.onStick',
  convention: 'act.atVenue',
  upload: 'act.byUpload',
  live: 'act.noTrackLive',
} as const satisfies Record<AudioDeliveryMethod, string>;

export const trackWayWords = (way: AudioDeliveryMethod): string => say(TRACK_WAYS[way]);

/** What a field is called above it or in a table's head. */
export const fieldTitle = (name: ActFieldName): string => capital(say(ACT_FIELDS[name].words));

/** Whether an act has a field of that name. */
export const isActField = (name: string): name is ActFieldName => Object.hasOwn(ACT_FIELDS, name);

/** How a value is written into its field; empty where nothing was said. */
const TYPED: Readonly<Record<ActFieldKind, (value: string | number | null) => string>> = {
  name: String,
  line: String,
  paragraph: String,
  trackWay: String,
  people: String,
  category: (id) => String(id ?? ''),
  length: (ms) => (ms === null ? '' : durationText(Number(ms))),
};

export type TypedAct = Record<ActFieldName, string>;

/** An act's fields as they stand in a form. */
export const typedFrom = (act: ActValues): TypedAct =>
  Object.fromEntries(
    ACT_FIELD_NAMES.map((name) => [name, TYPED[actField(name).kind](act[name])]),
  ) as TypedAct;

/** What a field says to a reader; a category by its name. Empty where nothing was said. */
export function valueWords(name: ActFieldName, act: ActValues, category: string): string {
  const { kind } = actField(name);
  if (kind === 'category') return category;
  if (kind === 'trackWay') return trackWayWords(act.audioDeliveryMethod);
  return TYPED[kind](act[name]);
}

/** "3:45" in ms; null for an empty field; NaN for what is no length. */
function lengthOf(text: string): number | null {
  if (text.trim() === '') return null;
  const read = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  return read ? (Number(read[1]) * 60 + Number(read[2])) * 1_000 : Number.NaN;
}

/** What a typed field means. A length that is none is NaN, and so is a number of people. */
const READ: Readonly<Record<ActFieldKind, (typed: string) => string | number | null>> = {
  name: String,
  line: String,
  paragraph: String,
  trackWay: String,
  people: Number,
  category: (id) => (id === '' ? null : id),
  length: lengthOf,
};

/** The typed fields as they are sent. */
export const valuesOf = (typed: TypedAct): ActValues =>
  Object.fromEntries(
    ACT_FIELD_NAMES.map((name) => [name, READ[actField(name).kind](typed[name])]),
  ) as ActValues;
