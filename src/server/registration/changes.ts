/** One change of one registration: the row, its revision and the audit entry together. */
import type { Updateable } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import type { ParticipantRow } from './queries.ts';

type Change = Omit<Updateable<Tables['participant']>, 'id' | 'eventId' | 'number' | 'revision' | 'updatedAt'>;

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
  'statusTokenHash',
  'statusTokenSealed',
  'consentTokenHash',
  'consentTokenSealed',
  'needsAssistance',
  'note',
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
  const shown = note.quiet ? keys.filter((key) => key === 'status') : keys;
  const pick = (from: ParticipantRow) => Object.fromEntries(shown.map((key) => [key, from[key]]));
  audit({
    action: note.action,
    subject: `participant:${before.id}`,
    eventId: before.eventId,
    before: pick(before),
    after: { ...pick(row), ...(note.personal?.length ? { personal: note.personal } : {}) },
    why: note.why || null,
  });
  return row;
}
