/** Giving an act the recording of its name, and taking it away. */
import type { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { editingRejection } from '#domain/registration/editing.ts';
import { eventById } from '../events/queries.ts';
import type { CrewAccess, ParticipantAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { MoveAlong } from '../registration/merge.ts';
import { erasedAmong, type ParticipantRow, requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { discardFiles } from '../tracks/discards.ts';
import type { KeptRecording } from './files.ts';
import { type RecordingRow, recordingOf } from './queries.ts';

type Calls = typeof recordingsEndpoints;

/** Makes a file that is kept already the act's recording, from the crew. */
export async function takeFromCrew(
  work: Work,
  access: CrewAccess,
  {
    params: { participantId },
    file,
  }: Pick<InputOf<Calls['sendNameRecording']>, 'params'> & { file: KeptRecording },
): Promise<void> {
  const act = await requireParticipant(work.tx, participantId);
  if (act.erasedAt !== null) throw new Refusal('wrong_state', 'The data of this act is erased.');
  await put(work, act, { ...file, sentBy: access.by.name, sentByCrew: 1 });
}

/** The same from the act itself. */
export async function takeFromAct(
  work: Work,
  access: ParticipantAccess,
  { file }: { file: KeptRecording },
): Promise<void> {
  const act = await requireParticipant(work.tx, access.participantId);
  await refuseSending(work.tx, act, work.now);
  await put(work, act, { ...file, sentBy: access.by.name, sentByCrew: 0 });
}

/** Why an act may not send one itself, now; undefined where it may. */
export async function sendingRejection(read: Reader, act: ParticipantRow, now: number) {
  const event = await eventById(read, act.eventId);
  return editingRejection({ status: act.status, startsAt: event?.startsAt ?? null }, now);
}

/** @throws Refusal where an act may not send one itself. */
export async function refuseSending(read: Reader, act: ParticipantRow, now: number): Promise<void> {
  const no = await sendingRejection(read, act, now);
  if (no === 'wrong_state')
    throw new Refusal(no, 'This act is not in the show any more, so it cannot be changed.');
  if (no) throw new Refusal(no);
}

async function put(
  { tx, now, audit }: Work,
  act: ParticipantRow,
  given: Omit<RecordingRow, 'participantId' | 'sentAt'>,
): Promise<void> {
  const before = await recordingOf(tx, act.id);
  const row = { ...given, sentAt: now };
  await tx
    .insertInto('nameRecording')
    .values({ participantId: act.id, ...row })
    .onConflict((on) => on.column('participantId').doUpdateSet(row))
    .execute();
  if (before) await discardFiles(tx, [before.id]);
  audit({ action: 'recording.sent', subject: `participant:${act.id}`, eventId: act.eventId });
}

/** Removes it, for the crew. */
export async function removeNameRecording(
  work: Work,
  _access: CrewAccess,
  { params: { participantId } }: InputOf<Calls['removeNameRecording']>,
): Promise<void> {
  if (!(await recordingOf(work.tx, participantId)))
    throw new Refusal('not_found', 'There is no recording of this name any more.');
  await remove(work, participantId);
}

/** Takes one's own back. */
export const removeOwnRecording = (work: Work, access: ParticipantAccess): Promise<void> =>
  remove(work, access.participantId);

async function remove({ tx, audit }: Work, participantId: string): Promise<void> {
  const act = await requireParticipant(tx, participantId);
  const before = await recordingOf(tx, participantId);
  if (!before) return;
  await tx.deleteFrom('nameRecording').where('participantId', '=', participantId).execute();
  await discardFiles(tx, [before.id]);
  audit({ action: 'recording.removed', subject: `participant:${participantId}`, eventId: act.eventId });
}

/** Gives the recording of one act to another that takes it in and has none. */
export const moveRecording: MoveAlong = async ({ tx, audit }, from, to) => {
  if (!(await recordingOf(tx, from.id)) || (await recordingOf(tx, to.id))) return;
  await tx
    .updateTable('nameRecording')
    .set({ participantId: to.id })
    .where('participantId', '=', from.id)
    .execute();
  audit({ action: 'recording.moved', subject: `participant:${to.id}`, eventId: to.eventId });
};

/** Takes the recordings of people who were erased out of the database; their files are named as to be removed. */
export async function forgetErased(store: Store): Promise<void> {
  const rows = await store.read.selectFrom('nameRecording').select('participantId').execute();
  const erased = await erasedAmong(
    store.read,
    rows.map(({ participantId }) => participantId),
  );
  if (erased.length === 0) return;
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    const gone = await tx
      .deleteFrom('nameRecording')
      .where('participantId', 'in', erased)
      .returning('id')
      .execute();
    await discardFiles(
      tx,
      gone.map(({ id }) => id),
    );
  });
}
