/** Giving an act its picture, saying whether it may be shown, and taking it away. */
import type { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { type PictureBar, pictureBar } from '#domain/pictures/showing.ts';
import type { CrewAccess, ParticipantAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { requireUnerased } from '../registration/changes.ts';
import { refuseToEdit } from '../registration/own.ts';
import { type ParticipantRow, photosOf, requireParticipant } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type KeptFile, PICTURES, type PictureRow } from './files.ts';
import { consentTo } from './queries.ts';

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

/** Makes a stored file the act's picture, sent by the crew. */
export async function takeFromCrew(
  work: Work,
  access: CrewAccess,
  { params: { participantId }, file }: Pick<InputOf<Calls['sendActPicture']>, 'params'> & { file: KeptFile },
): Promise<void> {
  const act = await requireUnerased(work.tx, participantId);
  await refuseBarred(work.tx, act, true);
  const decided = { state: 'approved', decidedBy: access.by.name, decidedAt: work.now } as const;
  await PICTURES.put(work, act, { ...decided, note: '', ...file, sentBy: access.by.name, sentByCrew: 1 });
}

/** Makes a stored file the act's picture, sent by the act itself; the crew has to approve it. */
export async function takeFromAct(
  work: Work,
  access: ParticipantAccess,
  { file }: { file: KeptFile },
): Promise<void> {
  const act = await requireParticipant(work.tx, access.participantId);
  await refuseSending(work.tx, act, work.now);
  const waits = { state: 'waiting', decidedBy: null, decidedAt: null } as const;
  await PICTURES.put(work, act, { ...waits, note: '', ...file, sentBy: access.by.name, sentByCrew: 0 });
}

/** Checks that an act may send a picture itself at `now` (ms). @throws Refusal when it may not. */
export async function refuseSending(read: Reader, act: ParticipantRow, now: number): Promise<void> {
  await refuseToEdit(read, act, now);
  if (photosOf(act) === 'no')
    throw new Refusal(
      'wrong_state',
      'You answered that no photos of you are to be shown. Ask the organisers to change that.',
    );
}

/** Approves or refuses the picture that was looked at. @throws Refusal `stale` when it is another one by now. */
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

/** Removes an act's picture, for the crew. */
export async function removeActPicture(
  work: Work,
  _access: CrewAccess,
  { params: { participantId } }: InputOf<Calls['removeActPicture']>,
): Promise<void> {
  await required(work.tx, participantId);
  await PICTURES.remove(work, participantId);
}

/** Removes the caller's own picture. */
export const removeOwnPicture = (work: Work, access: ParticipantAccess): Promise<void> =>
  PICTURES.remove(work, access.participantId);

async function required(read: Reader, participantId: string): Promise<PictureRow> {
  const picture = await PICTURES.of(read, participantId);
  if (!picture) throw new Refusal('not_found', 'There is no picture of this act any more.');
  return picture;
}
