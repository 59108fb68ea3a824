/** One change of one registration: the row, its revision and the audit entry together. */
import type { Updateable } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import type { ParticipantRow } from './queries.ts';

/** What may change on a registration. */
export type Change = Omit<
  Updateable<Tables['participant']>,
  'id' | 'eventId' | 'number' | 'revision' | 'updatedAt'
>;

/** What the audit says about a change. `personal` names the sealed fields that changed; their values stay out. */
export interface ChangeNote {
  action: string;
  personal?: readonly string[];
  why?: string;
  /** Names what changed, without the values before. */
  quiet?: boolean;
}

// Sealed or derived columns: the audit would show only noise, or what nobody may read there.
const SILENT = new Set<string>([
  'personal',
  'contactPrint',
  'cameFrom',
  'statusTokenHash',
  'statusTokenSealed',
  'consentTokenHash',
  'consentTokenSealed',
  'needsAssistance',
  'note',
  'mergedInto',
  'erasingEndedAt',
]);

// About the person rather than the act: the audit names them, never says them, so that erasing is erasing.
const UNTOLD: ReadonlyMap<string, string> = new Map([
  ['pronouns', 'pronouns'],
  ['pronunciation', 'pronunciation'],
  ['mcLine', 'mc_line'],
  ['stageNotes', 'stage_notes'],
]);

/** Writes what is named, raises the revision, and notes what changed. */
export async function changeParticipant(
  { tx, now, audit }: Work,
  before: ParticipantRow,
  change: Change,
  note: ChangeNote,
): Promise<ParticipantRow> {
  const row = await tx
    .updateTable('participant')
    .set({ ...change, revision: before.revision + 1, updatedAt: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const keys = (Object.keys(change) as (keyof Change)[]).filter(
    (key) => !SILENT.has(key) && before[key] !== row[key],
  );
  const shown = keys.filter((key) => (note.quiet ? key === 'status' : !UNTOLD.has(key)));
  const named = note.quiet ? [] : keys.flatMap((key) => UNTOLD.get(key) ?? []);
  const personal = [...named, ...(note.personal ?? [])];
  const pick = (from: ParticipantRow) => Object.fromEntries(shown.map((key) => [key, from[key]]));
  audit({
    action: note.action,
    subject: `participant:${before.id}`,
    eventId: before.eventId,
    before: pick(before),
    after: { ...pick(row), ...(personal.length > 0 ? { personal } : {}) },
    why: note.why || null,
  });
  return row;
}
