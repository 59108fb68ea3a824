/** Giving an act its picture, saying whether it may be shown, and taking it away. */
import type { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { type PictureBar, pictureBar } from '#domain/pictures/showing.ts';
import { editingRejection } from '#domain/registration/editing.ts';
import { eventById } from '../events/queries.ts';
import type { CrewAccess, ParticipantAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { MoveAlong } from '../registration/merge.ts';
import { erasedAmong, type ParticipantRow, photosOf, requireParticipant } from '../registration/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { discardFiles } from '../tracks/discards.ts';
import type { KeptFile } from './files.ts';
import { consentTo, type PictureRow, pictureOf } from './queries.ts';

type Calls = typeof picturesEndpoints;

/** Why the crew cannot have it shown. */
const BARRED: Readonly<Record<PictureBar, string>> = {
  said_no: 'They answered that no photos of them are to be shown.',
  not_said:
    'Nobody has said yet that photos of them may be shown. They can send a picture on their own page.',
  parent: 'A parent or guardian has not agreed yet.',
};

const refuseBarred = async (read: Reader, act: ParticipantRow, sentByCrew: boolean): Promise<void> => {
  const bar = pictureBar(await consentTo(read, act, sentByCrew));
  if (bar) throw new Refusal('wrong_state', BARRED[bar]);
};

/** Makes a file that is kept already the act's picture, from the crew. */
export async function takeFromCrew(
  work: Work,
  access: CrewAccess,
  { params: { participantId }, file }: Pick<InputOf<Calls['sendActPicture']>, 'params'> & { file: KeptFile },
): Promise<void> {
  const act = await requireParticipant(work.tx, participantId);
  if (act.erasedAt !== null) throw new Refusal('wrong_state', 'The data of this act is erased.');
  await refuseBarred(work.tx, act, true);
  const decided = { state: 'approved', decidedBy: access.by.name, decidedAt: work.now } as const;
  await put(work, act, { ...decided, ...file, sentBy: access.by.name, sentByCrew: 1 });
}

/** The same from the act itself: the crew looks at it first. */
export async function takeFromAct(
  work: Work,
  access: ParticipantAccess,
  { file }: { file: KeptFile },
): Promise<void> {
  const act = await requireParticipant(work.tx, access.participantId);
  await refuseSending(work.tx, act, work.now);
  const waits = { state: 'waiting', decidedBy: null, decidedAt: null } as const;
  await put(work, act, { ...waits, ...file, sentBy: access.by.name, sentByCrew: 0 });
}

/** @throws Refusal where an act may not send a picture itself. */
export async function refuseSending(read: Reader, act: ParticipantRow, now: number): Promise<void> {
  const event = await eventById(read, act.eventId);
  const no = editingRejection({ status: act.status, startsAt: event?.startsAt ?? null }, now);
  if (no === 'wrong_state')
    throw new Refusal(no, 'This act is not in the show any more, so it cannot be changed.');
  if (no) throw new Refusal(no);
  if (photosOf(act) === 'no')
    throw new Refusal(
      'wrong_state',
      'You answered that no photos of you are to be shown. Ask the organisers to change that.',
    );
}

type Put = Omit<PictureRow, 'participantId' | 'note' | 'sentAt'>;

async function put({ tx, now, audit }: Work, act: ParticipantRow, given: Put): Promise<void> {
  const before = await pictureOf(tx, act.id);
  const row = { ...given, note: '', sentAt: now };
  await tx
    .insertInto('actPicture')
    .values({ participantId: act.id, ...row })
    .onConflict((on) => on.column('participantId').doUpdateSet(row))
    .execute();
  if (before) await discardFiles(tx, [before.id]);
  audit({
    action: 'picture.sent',
    subject: `participant:${act.id}`,
    eventId: act.eventId,
    before: { picture: before?.state ?? null },
    after: { picture: given.state },
  });
}

/** Approves or refuses the picture that was looked at. */
export async function decidePicture(
  { tx, now, audit }: Work,
  access: CrewAccess,
  { params: { participantId }, body: { pictureId, state, note } }: InputOf<Calls['decidePicture']>,
): Promise<void> {
  const act = await requireParticipant(tx, participantId);
  const picture = await required(tx, participantId);
  if (picture.id !== pictureId)
    throw new Refusal('stale', 'They have sent another picture meanwhile. Look at that one.');
  if (state === 'approved') await refuseBarred(tx, act, picture.sentByCrew === 1);
  await tx
    .updateTable('actPicture')
    .set({
      state,
      note: state === 'refused' ? note : '',
      decidedBy: access.by.name,
      decidedAt: now,
    })
    .where('participantId', '=', participantId)
    .execute();
  audit({
    action: `picture.${state}`,
    subject: `participant:${participantId}`,
    eventId: act.eventId,
    before: { picture: picture.state },
    after: { picture: state },
  });
}

/** Removes it, for the crew. */
export async function removeActPicture(
  work: Work,
  _access: CrewAccess,
  { params: { participantId } }: InputOf<Calls['removeActPicture']>,
): Promise<void> {
  await required(work.tx, participantId);
  await remove(work, participantId);
}

/** Takes one's own back. */
export const removeOwnPicture = (work: Work, access: ParticipantAccess): Promise<void> =>
  remove(work, access.participantId);

async function remove({ tx, audit }: Work, participantId: string): Promise<void> {
  const act = await requireParticipant(tx, participantId);
  const before = await pictureOf(tx, participantId);
  if (!before) return;
  await tx.deleteFrom('actPicture').where('participantId', '=', participantId).execute();
  await discardFiles(tx, [before.id]);
  audit({
    action: 'picture.removed',
    subject: `participant:${participantId}`,
    eventId: act.eventId,
    before: { picture: before.state },
  });
}

async function required(read: Reader, participantId: string): Promise<PictureRow> {
  const picture = await pictureOf(read, participantId);
  if (!picture) throw new Refusal('not_found', 'There is no picture of this act any more.');
  return picture;
}

/** Gives the picture of one act to another that takes it in and has none. */
export const movePicture: MoveAlong = async ({ tx, audit }, from, to) => {
  if (!(await pictureOf(tx, from.id)) || (await pictureOf(tx, to.id))) return;
  await tx
    .updateTable('actPicture')
    .set({ participantId: to.id })
    .where('participantId', '=', from.id)
    .execute();
  audit({ action: 'picture.moved', subject: `participant:${to.id}`, eventId: to.eventId });
};

/** Takes the pictures of people who were erased out of the database; their files are named as to be removed. */
export async function forgetErased(store: Store): Promise<void> {
  const rows = await store.read.selectFrom('actPicture').select('participantId').execute();
  const erased = await erasedAmong(
    store.read,
    rows.map(({ participantId }) => participantId),
  );
  if (erased.length === 0) return;
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    const gone = await tx
      .deleteFrom('actPicture')
      .where('participantId', 'in', erased)
      .returning('id')
      .execute();
    await discardFiles(
      tx,
      gone.map(({ id }) => id),
    );
  });
}
