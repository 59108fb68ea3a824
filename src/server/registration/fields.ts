/**
 * Every column of a registration beside what the act says of itself (`ACT_FIELDS`), declared once: what the audit log says of it, what erasing leaves in it, which
 * lists hold it, and with which part it goes to another registration of the same act. What nobody declared here
 * does not compile, so no new column reaches the log, another room or a later year by being forgotten. The same goes
 * for a new table of another room that names a registration.
 */
import type { Selectable } from 'kysely';
import { type SnakeKey, snakeName } from '#contract/case.ts';
import type { MERGE_PARTS } from '#contract/registration/people.ts';
import {
  ACT_FIELD_NAMES,
  type ACT_FIELDS,
  type ActFieldName,
  actField,
  type MERGED_ACT_FIELDS,
  type Reading,
} from '#domain/registration/act-fields.ts';
import { EVERY_PHOTO_PLACE } from '#domain/registration/photo-places.ts';
import type { Tables } from '../store/tables.ts';

/** Erasing leaves it: the programme, the result or the proof of what happened needs it. */
const STAYS = Symbol('stays');

/**
 * What the log says when it changes. `quoted`: before and after. `named`: only that it changed, for it is about the
 * person rather than the act and the log cannot be erased. `silent`: sealed or derived, which shows nothing to read.
 */
type InLog = 'quoted' | 'named' | 'silent';

type Row = Selectable<Tables['participant']>;

interface Field<Column extends keyof Row = keyof Row> {
  readonly audit: InLog;
  readonly erased: typeof STAYS | Row[Column];
  readonly read?: readonly Reading[];
  /** It changes also once the personal data was erased: the evening goes on. */
  readonly afterErasing?: true;
  readonly merged?: (typeof MERGE_PARTS)[number] | undefined;
}

/** What an act says of itself, as it is declared for the whole program. */
const OF_ACTS = Object.fromEntries(
  ACT_FIELD_NAMES.map((name) => {
    const { about, read, merged } = actField(name);
    const kept = about === 'act' ? { audit: 'quoted', erased: STAYS } : { audit: 'named', erased: '' };
    return [name, { ...kept, read, ...(merged && { merged: snakeName(name) }) }];
  }),
) as unknown as {
  [Name in ActFieldName]: {
    audit: InLog;
    erased: (typeof ACT_FIELDS)[Name]['about'] extends 'act' ? typeof STAYS : '';
    read: (typeof ACT_FIELDS)[Name]['read'];
    merged: Name extends (typeof MERGED_ACT_FIELDS)[number] ? SnakeKey<Name> : undefined;
  };
};

/** About the act: told in full, and needed by the programme. */
const ACT = { audit: 'quoted', erased: STAYS } as const;
/** Where a registration stands and belongs. */
const SILENT = { audit: 'silent', erased: STAYS } as const;

/**
 * Every column of an act's row: who may read it, how the audit log names it, and what erasing makes of it. A column
 * that is not declared does not compile.
 */
export const FIELDS = {
  id: { ...SILENT, read: ['list', 'rooms'] },
  eventId: { ...SILENT, read: ['rooms'] },
  number: { ...ACT, read: ['list', 'rooms'] },
  status: { ...ACT, read: ['list', 'rooms'], afterErasing: true },
  ...OF_ACTS,
  answers: { audit: 'named', erased: '', read: ['list', 'rooms'] },
  checkedInAt: { ...ACT, read: ['list', 'rooms'], afterErasing: true },
  headcount: { ...ACT, read: ['list'], afterErasing: true },
  riskAcknowledged: ACT,
  isMinor: { audit: 'named', erased: 0, merged: 'consent' },
  consent: { audit: 'quoted', erased: 'not_needed', read: ['list', 'rooms'], merged: 'consent' },
  consentHow: { audit: 'quoted', erased: null, read: ['list'], merged: 'consent' },
  consentLinkOf: { ...ACT, merged: 'consent' },
  consentTokenHash: { audit: 'silent', erased: null, merged: 'consent' },
  consentTokenSealed: { audit: 'silent', erased: null, merged: 'consent' },
  photoConsent: { ...ACT, read: ['list'], merged: 'consent' },
  photoPlaces: { ...ACT, read: ['list'] },
  // Of the others on stage; derived from their own rows.
  membersConsent: { audit: 'quoted', erased: 'not_needed', read: ['list', 'rooms'] },
  membersPhotos: { audit: 'quoted', erased: null, read: ['list'] },
  membersPhotoPlaces: { audit: 'quoted', erased: EVERY_PHOTO_PLACE, read: ['list'] },
  askedAt: { audit: 'silent', erased: null },
  personal: { audit: 'silent', erased: '' },
  note: { audit: 'silent', erased: '' },
  needsAssistance: { audit: 'silent', erased: 0, read: ['list'], merged: 'person' },
  contactPrint: { audit: 'silent', erased: null, read: ['list'], merged: 'person' },
  cameFrom: { audit: 'silent', erased: null, read: ['list'] },
  // Whoever holds the link of somebody who was erased is told so; it cannot be shown again.
  statusTokenHash: SILENT,
  statusTokenSealed: { audit: 'silent', erased: '' },
  mergedInto: SILENT,
  erasedAt: { ...ACT, read: ['list'] },
  erasingEndedAt: { audit: 'silent', erased: null },
  revision: { ...SILENT, read: ['list'] },
  createdAt: { ...SILENT, read: ['list'] },
  updatedAt: SILENT,
} as const satisfies { [Column in keyof Row]: Field<Column> };

/** Every table whose rows name a registration. */
type TableOfPeople = {
  [T in keyof Tables]: 'participantId' extends keyof Tables[T] ? T : never;
}[keyof Tables];

/**
 * Whether erasing a person deletes their rows in each table (`go`), in its own commit or in the job that follows
 * it, or leaves them (`stay`).
 */
export const ROWS_OF_PEOPLE = {
  member: 'go',
  mail: 'go',
  trackFile: 'go',
  trackArrival: 'go',
  actPicture: 'go',
  nameRecording: 'go',
  // Which version plays, from where and how loud, and what the desk has on: numbers without a file.
  track: 'stay',
  trackCue: 'stay',
  deskPlaying: 'stay',
  // The programme and the result.
  runningOrderItem: 'stay',
  carriedTotal: 'stay',
} as const satisfies Record<TableOfPeople, 'go' | 'stay'>;

type Column = keyof typeof FIELDS;

/** The columns whose declaration holds `Value` under `Key`, in a list or alone. */
type ColumnsWith<Key extends keyof Field, Value> = {
  [C in Column]: (typeof FIELDS)[C] extends { readonly [K in Key]: infer Given }
    ? Value extends (Given extends readonly (infer One)[] ? One : Given)
      ? C
      : never
    : never;
}[Column];

const declared = Object.entries(FIELDS) as [Column, Field][];

/** The columns of an act's row that this kind of reading may select. */
export const columnsReadBy = <Who extends Reading>(who: Who) =>
  declared.flatMap(([column, { read }]) => (read?.includes(who) ? [column] : [])) as ColumnsWith<
    'read',
    Who
  >[];

/** The values that erasing writes over a registration's columns; columns that stay as they are, are missing. */
export const erasedColumns = () =>
  Object.fromEntries(
    declared.flatMap(([column, { erased }]) => (erased === STAYS ? [] : [[column, erased]])),
  ) as Partial<Row>;

/** Whether a column changes also once the act's personal data was erased. */
export const changesAfterErasing = (column: Column): boolean =>
  declared.some(([name, { afterErasing }]) => name === column && afterErasing === true);

/** The columns that an act takes over from another registration with these parts of a merge. */
export const columnsOf = (parts: readonly (typeof MERGE_PARTS)[number][]): Column[] =>
  declared.flatMap(([column, { merged }]) => (merged && parts.includes(merged) ? [column] : []));
