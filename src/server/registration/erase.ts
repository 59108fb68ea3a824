/**
 * Erasing people, and giving one their own data. What the programme and the result need stays: number, stage
 * name, song, category. The audit log stays whole: it names the fields of personal data, never their values.
 * What is done here leaves the rows; `erasing.ts` takes it out of every file.
 */
import { allEvents, eventById } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { forgetLetters, lettersTo } from '../mail/outbox.ts';
import { type Actor, forgetAnswers, SYSTEM } from '../store/audit.ts';
import { hashToken, newToken } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { changeParticipant } from './changes.ts';
import { erasedColumns } from './fields.ts';
import { historyOf } from './history.ts';
import { openPersonal } from './personal.ts';
import { presentParticipant, presentWholePerson } from './present.ts';
import {
  type ParticipantRow,
  participantsById,
  participantsOf,
  requireParticipant,
  takenInBy,
} from './queries.ts';

/** Erases one person, with the registrations of theirs that the act took in; `dryRun` only says what that would be. */
export const erasePerson = (store: Store, access: AdminAccess, id: string, dryRun: boolean) =>
  eraseRows(store, access.by, dryRun, async ({ tx }) => {
    const row = await requireParticipant(tx, id);
    return { eventId: row.eventId, rows: [row, ...(await participantsById(tx, await takenInBy(tx, id)))] };
  });

/** Erases everybody in an event. */
export const eraseEvent = (store: Store, by: Actor, eventId: string, dryRun: boolean) =>
  eraseRows(store, by, dryRun, async ({ tx }) => ({ eventId, rows: await participantsOf(tx, eventId) }));

/**
 * Erases people who were erased before and are there again, because an older copy was put back. Answers how many
 * that were; ids that nobody has are passed over.
 */
export async function eraseAgain(store: Store, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const erased = new Set(ids);
  const backIn = async (read: Reader, eventId: string) =>
    (await participantsOf(read, eventId)).filter((row) => erased.has(row.id) && row.erasedAt === null);
  let people = 0;
  for (const { id: eventId } of await allEvents(store.read)) {
    if ((await backIn(store.read, eventId)).length === 0) continue;
    const whom: Whom = async ({ tx }) => ({ eventId, rows: await backIn(tx, eventId) });
    people += (await eraseRows(store, SYSTEM, false, whom)).people;
  }
  return people;
}

type Whom = (work: Work) => Promise<{ eventId: string; rows: ParticipantRow[] }>;

async function eraseRows(store: Store, by: Actor, dryRun: boolean, whom: Whom) {
  return store.write({ by }, async (work) => {
    const { eventId, rows } = await whom(work);
    const event = await eventById(work.tx, eventId);
    if (!event) throw new Refusal('not_found', 'There is no such event.');
    const left = rows.filter((row) => row.erasedAt === null);
    // Nobody can be called to the stage whose contact and consent are gone.
    const isBefore = event.startsAt === null || work.now < event.startsAt;
    const leaves = (row: ParticipantRow) =>
      isBefore && row.status !== 'withdrawn' && row.status !== 'declined';
    const ids = left.map(({ id }) => id);
    const outcome = {
      done: !dryRun,
      people: left.length,
      withdrawn: left.filter(leaves).length,
      letters: (await lettersTo(work.tx, ids)).length,
      already: rows.length - left.length,
    };
    if (dryRun || left.length === 0) return outcome;
    for (const row of left) await eraseRow(store, work, row, leaves(row));
    await forgetLetters(work.tx, ids);
    await forgetAnswers(
      work.tx,
      ids.map((id) => `participant:${id}`),
    );
    return outcome;
  });
}

const FIELDS = ['name', 'contact', 'emergency_contact', 'parental_consent', 'assistance', 'notes', 'link'];

async function eraseRow(store: Store, work: Work, row: ParticipantRow, leaves: boolean): Promise<void> {
  const token = newToken();
  await changeParticipant(
    work,
    row,
    {
      ...erasedColumns(),
      // The old link ends; nobody is given the new one.
      statusTokenHash: hashToken(token),
      statusTokenSealed: store.secrets.seal(token),
      erasedAt: work.now,
      ...(leaves && { status: 'withdrawn' as const, checkedInAt: null }),
    },
    { action: 'participant.erasing', personal: FIELDS, quiet: true },
  );
}

/** What other rooms keep about a person. */
export type KeptElsewhere = (
  read: Reader,
  person: { id: string; eventId: string },
) => Promise<{
  tracks: {
    version: number;
    format: string;
    bytes: number;
    durationMs: number;
    sha256: string;
    uploadedAt: number;
  }[];
  feedback: string[];
}>;

/** Everything kept about one person, as they may ask for it. The look is logged. */
export async function exportPerson(store: Store, access: AdminAccess, id: string, kept: KeptElsewhere) {
  return store.write({ by: access.by }, async ({ tx, now, audit }) => {
    const row = await requireParticipant(tx, id);
    const personal = openPersonal(store.secrets, row);
    audit({
      action: 'participant.personal_exported',
      subject: `participant:${id}`,
      eventId: row.eventId,
      after: { personal: ['everything'] },
    });
    return {
      exportedAt: now,
      contains:
        'Everything that is kept about this person: the act, contacts, consent, assistance, notes, changes, letters, the files of their music, and released feedback.',
      participant: presentParticipant(row, personal, access.role),
      personal: presentWholePerson(personal),
      takenIn: (await participantsById(tx, await takenInBy(tx, id))).map((other) => {
        const theirs = openPersonal(store.secrets, other);
        return {
          participant: presentParticipant(other, theirs, access.role),
          personal: presentWholePerson(theirs),
        };
      }),
      history: await historyOf(tx, id, personal),
      letters: await lettersTo(tx, [id]),
      ...(await kept(tx, row)),
    };
  });
}
