/** One row of a file: its cells as an act and its person. What is wrong with them is said in words. */
import { z } from 'zod';
import { camelKeys, snakeKeys, snakeName } from '#contract/case.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { optionalLine } from '#contract/primitives.ts';
import { changedFields } from '#contract/registration/act-fields.ts';
import { membersGiven } from '#contract/registration/form.ts';
import type { IMPORT_FIELDS, peopleEndpoints } from '#contract/registration/people.ts';
import { denied } from '#domain/messages/en/admin/denied.ts';
import {
  ACT_FIELDS,
  type ActFieldKind,
  type ActFieldName,
  AUDIO_DELIVERY_METHODS,
  actField,
  FILED_ACT_FIELDS,
} from '#domain/registration/act-fields.ts';
import { peopleIn } from '#domain/registration/people-in-file.ts';
import { nearNames } from '#domain/registration/similar-names.ts';
import { TRACK_STATES } from '#domain/registration/track-states.ts';
import { wayOf, yesOrNoOf } from './import-words.ts';

/** A field that a column of an import file may hold. */
export type Field = (typeof IMPORT_FIELDS)[number];
type ActColumn = (typeof ACT_FIELDS)[(typeof FILED_ACT_FIELDS)[number]]['column'];
/** An import file as it is sent, with what its columns and unknown category names were said to mean. */
export type ImportFile = BodyOf<typeof peopleEndpoints.importActs>;

/** What a file may say about the act itself, and what about the person; the latter only makes new acts. */
const actRow = z
  .object({
    ...changedFields(FILED_ACT_FIELDS),
    audio_delivery_method: z.enum(AUDIO_DELIVERY_METHODS, denied.importTrack),
  })
  .partial();
const personRow = z
  .object({
    preferred_name: optionalLine(120),
    contact: optionalLine(200),
    emergency_name: optionalLine(120),
    emergency_contact: optionalLine(200),
    parent_name: optionalLine(120),
    parent_contact: optionalLine(200),
    under_age: z.boolean(),
    members: membersGiven,
  })
  .partial();

/** What a field is called before what is wrong with it. */
const OF_FIELD: Readonly<Record<keyof typeof actRow.shape | keyof typeof personRow.shape, string>> = {
  stage_name: denied.inStageName,
  song_title: denied.inSong,
  pronouns: denied.inPronouns,
  pronunciation: denied.inPronunciation,
  category_id: denied.inCategory,
  duration_ms: denied.inLength,
  performer_count: denied.inPerformers,
  mc_line: denied.inMcLine,
  stage_notes: denied.inStageNotes,
  audio_delivery_method: denied.inTrackWay,
  preferred_name: denied.inPreferredName,
  contact: denied.inContact,
  emergency_name: denied.inEmergencyName,
  emergency_contact: denied.inEmergencyContact,
  parent_name: denied.inParentName,
  parent_contact: denied.inParentContact,
  under_age: denied.inUnderAge,
  members: denied.inMembers,
};

/** The fields of a row that belong to the act. */
export type ActPart = ReturnType<typeof camelKeys<z.output<typeof actRow>>>;
/** The fields of a row that belong to the person. */
export type PersonPart = ReturnType<typeof camelKeys<z.output<typeof personRow>>>;

/** A category name of the file, and the event's categories with nearly the same name. */
export interface NearCategory {
  name: string;
  near: { id: string; name: string }[];
}

/** A row as it is being read. */
interface RowRead {
  act: Record<string, unknown>;
  person: Record<string, unknown>;
  problems: string[];
  category?: NearCategory | undefined;
  findCategory: ReturnType<typeof categoryFinder>;
}

type Cell = (row: RowRead, text: string, field: string) => void;

const ofAct: Cell = ({ act }, text, field) => {
  act[field] = text;
};
const ofPerson: Cell = ({ person }, text, field) => {
  person[field] = text;
};

/** How a cell about the act is read, by the kind of its field; `field` is the field's name on the wire. */
const CELLS_OF_ACT: Readonly<Record<ActFieldKind, Cell>> = {
  // A name is told once as missing rather than as wrong.
  name(row, text, field) {
    if (text !== '') ofAct(row, text, field);
  },
  line: ofAct,
  paragraph: ofAct,
  category(row, text, field) {
    const { id, problem, category } = row.findCategory(text);
    if (problem) row.problems.push(problem);
    row.category = category;
    row.act[field] = id;
  },
  length({ act, problems }, text, field) {
    const length = durationOf(text);
    if (length === undefined) problems.push(denied.importLength);
    else act[field] = length;
  },
  people: ({ act }, text, field) => {
    if (text !== '') act[field] = Number(text);
  },
  trackWay(row, text, field) {
    // In our own file “track” says where it is, and not how it comes.
    if (text !== '' && !(TRACK_STATES as readonly string[]).includes(text))
      ofAct(row, wayOf(text) ?? text, field);
  },
};

const FIELDS_OF_ACT = new Map<string, ActFieldName>(
  FILED_ACT_FIELDS.map((name) => [ACT_FIELDS[name].column, name]),
);

/** How every other cell is read. */
const CELLS: Readonly<Record<Exclude<Field, ActColumn>, Cell>> = {
  number: () => undefined,
  under_age({ person, problems }, text) {
    const word = yesOrNoOf(text);
    if (word === undefined) problems.push(denied.importMinor);
    person.under_age = word === true;
  },
  preferred_name: ofPerson,
  contact: ofPerson,
  emergency_name: ofPerson,
  emergency_contact: ofPerson,
  parent_name: ofPerson,
  parent_contact: ofPerson,
  members({ person }, text) {
    person.members = snakeKeys(peopleIn(text));
  },
};

function readCell(row: RowRead, text: string, column: Field): void {
  const name = FIELDS_OF_ACT.get(column);
  if (name) CELLS_OF_ACT[actField(name).kind](row, text, snakeName(name));
  else CELLS[column as keyof typeof CELLS](row, text, column);
}

/** Parses the cells of one row. Answers the fields that they hold and a sentence for each cell that is wrong. */
export function readRow(given: ReadonlyMap<Field, string>, findCategory: RowRead['findCategory']) {
  const row: RowRead = { act: {}, person: {}, problems: [], findCategory };
  for (const [column, text] of given) readCell(row, text, column);
  const readAct = actRow.safeParse(row.act);
  const readPerson = personRow.safeParse(row.person);
  for (const { error } of [readAct, readPerson])
    for (const issue of error?.issues ?? [])
      row.problems.push(`${OF_FIELD[issue.path[0] as keyof typeof OF_FIELD]} ${issue.message}`);
  return {
    problems: row.problems,
    category: row.category,
    act: readAct.success ? camelKeys(readAct.data) : {},
    person: readPerson.success ? camelKeys(readPerson.data) : {},
  };
}

/**
 * Makes the function that finds a category by its exact name, or by the one that somebody said is meant; similar names
 * are only suggested.
 */
export function categoryFinder(
  said: ImportFile['categories'],
  categories: readonly { id: string; name: string }[],
) {
  const nearTo = nearNames(categories, ({ name }) => name);
  const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return (text: string): { id: string | null; category?: NearCategory; problem?: string } => {
    const exact = categories.find(({ name }) => name.toLowerCase() === text.toLowerCase());
    if (exact || text === '') return { id: exact?.id ?? null };
    const near = nearTo(text).map(named);
    const category =
      categories.length === 0
        ? undefined
        : { name: text, near: near.length > 0 ? near : categories.map(named) };
    const meant = categories.find(({ id }) => said.some((one) => one.name === text && one.meant === id));
    if (meant) return { id: meant.id, category };
    const names = near.map(({ name }) => name).join(' or ');
    const ask = near.length > 0 ? ` Say whether ${names} is meant.` : category && ' Say which is meant.';
    return { id: null, category, problem: `There is no category named ${text.slice(0, 60)}.${ask ?? ''}` };
  };
}

/** Minutes and seconds ("3:45") or seconds ("225"), in ms; null when empty, undefined when neither. */
function durationOf(text: string): number | null | undefined {
  if (text === '') return null;
  if (/^\d{1,5}$/.test(text)) return Number(text) * 1_000;
  const [, minutes, seconds] = /^(\d{1,3})[:’']([0-5]\d)$/.exec(text) ?? [];
  return minutes === undefined ? undefined : (Number(minutes) * 60 + Number(seconds)) * 1_000;
}
