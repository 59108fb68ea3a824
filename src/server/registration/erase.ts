/**
 * Erasing people. What the programme and the result need stays: number, stage
 * name, song, category. The audit log stays whole: it names the fields of personal data, never their values.
 * What is done here leaves the rows; `erasing.ts` takes it out of every file.
 */

import type { peopleEndpoints } from '#contract/registration/people.ts';
import type { ShowPhase } from '#domain/events/show-phase.ts';
import { isOut } from '#domain/registration/status.ts';
import { allEvents, requireEvent } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { forgetLetters, lettersTo } from '../mail/outbox.ts';
import { SYSTEM } from '../store/audit.ts';
import { forgetAnswers } from '../store/kept-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { changeParticipant } from './changes.ts';
import { erasedColumns } from './fields.ts';
import { knownBy } from './known-by.ts';
import {
  type ParticipantRow,
  participantsById,
  participantsOf,
  requireParticipant,
  takenInBy,
} from './queries.ts';
import { forgetInViews } from './views.ts';

/** How far the rounds of an event are, taken together. */
export type EventProgress = (read: Reader, eventId: string) => Promise<ShowPhase>;

/**
 * Erases one person, with the registrations of theirs that the act took in. With `dryRun` nothing is erased; the answer
 * says what would be.
 */
export async function erasePerson(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, body: { dryRun } }: InputOf<typeof peopleEndpoints.erasePerson>,
  showIs: EventProgress,
) {
  const row = await requireParticipant(work.tx, id);
  const rows = [row, ...(await participantsById(work.tx, await takenInBy(work.tx, id)))];
  return eraseRows(work, row.eventId, rows, { dryRun, show: await showIs(work.tx, row.eventId) });
}

/** Erases every person of an event. */
export const eraseEverybody = async (work: KeyedWork, eventId: string, how: Partial<How> = {}) =>
  eraseRows(work, eventId, await participantsOf(work.tx, eventId), how);

/**
 * Erases people again who were erased before and came back with a backup. Answers how many there were; unknown ids are
 * skipped.
 */
export async function eraseAgain(store: Store, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const erased = new Set(ids);
  const backIn = async (read: Reader, eventId: string) =>
    (await participantsOf(read, eventId)).filter((row) => erased.has(row.id) && row.erasedAt === null);
  let people = 0;
  for (const { id: eventId } of await allEvents(store.read)) {
    if ((await backIn(store.read, eventId)).length === 0) continue;
    const outcome = await store.write({ by: SYSTEM }, async (work) =>
      eraseRows({ ...work, secrets: store.secrets }, eventId, await backIn(work.tx, eventId)),
    );
    people += outcome.people;
  }
  return people;
}

interface How {
  dryRun: boolean;
  show: Awaited<ReturnType<EventProgress>>;
}

async function eraseRows(
  work: KeyedWork,
  eventId: string,
  rows: readonly ParticipantRow[],
  { dryRun = false, show = 'waiting' }: Partial<How> = {},
) {
  const event = await requireEvent(work.tx, eventId);
  const left = rows.filter((row) => row.erasedAt === null);
  const leaves = (row: ParticipantRow) => isYetToLeave(event, row, show, work.now);
  const ids = left.map(({ id }) => id);
  const outcome = {
    done: !dryRun,
    people: left.length,
    withdrawn: left.filter(leaves).length,
    letters: (await lettersTo(work.tx, ids)).length,
    already: rows.length - left.length,
  };
  if (dryRun || left.length === 0) return outcome;
  const known = await knownBy(work, left);
  for (const row of left) await eraseRow(work, row, leaves(row));
  await forgetLetters(work.tx, ids);
  const isAnybodyLeft = (await participantsOf(work.tx, eventId)).some(({ erasedAt }) => erasedAt === null);
  await forgetInViews(work, eventId, isAnybodyLeft ? known : null);
  await forgetAnswers(
    work,
    left.flatMap(({ id, stageName }) => [id, stageName]),
  );
  return outcome;
}

/**
 * Whether erasing at `now` (ms) also withdraws the act: its show is yet to come, and nobody can be called to the
 * stage whose contact and consent are gone.
 */
export const isYetToLeave = (
  { startsAt }: { startsAt: number | null },
  row: Pick<ParticipantRow, 'status'>,
  show: How['show'],
  now: number,
): boolean => show !== 'over' && (startsAt === null || now < startsAt) && !isOut(row);

const FIELDS = [
  'name',
  'members',
  'contact',
  'emergency_contact',
  'parental_consent',
  'assistance',
  'notes',
  'link',
];

async function eraseRow(work: KeyedWork, row: ParticipantRow, leaves: boolean): Promise<void> {
  await work.tx.deleteFrom('member').where('participantId', '=', row.id).execute();
  await changeParticipant(
    work,
    row,
    {
      ...erasedColumns(),
      erasedAt: work.now,
      ...(leaves && { status: 'withdrawn' as const, checkedInAt: null }),
    },
    { action: 'participant.erasing', personal: FIELDS, quiet: true },
  );
}
