/** One change of one registration: the row, its revision and the audit entry together. */
import type { Updateable } from 'kysely';
import { snakeName } from '#contract/case.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ActAction } from '#domain/registration/history-words.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { Work } from '../store/write.ts';
import { changesAfterErasing, FIELDS } from './fields.ts';
import { type ParticipantRow, requireParticipant } from './queries.ts';

/** The columns of a registration that may be changed, with their new values. */
export type Change = Omit<
  Updateable<Tables['participant']>,
  'id' | 'eventId' | 'number' | 'revision' | 'updatedAt'
>;

/** What the audit log says about a change. `personal` names the sealed fields that changed; their values stay out. */
export interface ChangeNote {
  action: ActAction;
  personal?: readonly string[];
  why?: string;
  /** Records only which fields changed, not their values before. */
  quiet?: boolean;
}

/** The refusal of what would come to an act whose personal data was erased. */
export const dataErased = (): Refusal => new Refusal('wrong_state', 'The data of this act is erased.');

/** An act to which something may come. @throws Refusal `not_found`, or `wrong_state` where its data was erased. */
export async function requireUnerased(read: Reader, id: string): Promise<ParticipantRow> {
  const row = await requireParticipant(read, id);
  if (row.erasedAt !== null) throw dataErased();
  return row;
}

/** Since when a parent's answer is awaited. Who comes to those who are asked, or is named again, renews nothing. */
const askedSince = ({ consent, membersConsent, askedAt }: ParticipantRow, change: Change, now: number) =>
  askedAt === null && [change.consent ?? consent, change.membersConsent ?? membersConsent].includes('asked')
    ? { askedAt: now }
    : {};

/**
 * Sets these columns, raises the revision and writes the audit entry. Answers the row after the change.
 * @throws Refusal `wrong_state` for an act whose data was erased: what came to it now would stay for good. It is
 * still checked in and taken out of the show.
 */
export async function changeParticipant(
  { tx, now, audit }: Work,
  before: ParticipantRow,
  change: Change,
  note: ChangeNote,
): Promise<ParticipantRow> {
  const columns = Object.keys(change) as (keyof Change)[];
  if (before.erasedAt !== null && !columns.every(changesAfterErasing)) throw dataErased();
  const row = await tx
    .updateTable('participant')
    .set({ ...askedSince(before, change, now), ...change, revision: before.revision + 1, updatedAt: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = columns.filter((key) => before[key] !== row[key]);
  const told = (how: 'quoted' | 'named') => changed.filter((key) => FIELDS[key].audit === how);
  const shown = note.quiet ? changed.filter((key) => key === 'status') : told('quoted');
  const named = note.quiet ? [] : told('named').map(snakeName);
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
