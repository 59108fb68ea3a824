/** Giving an act the recording of its name, and taking it away. */
import type { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { CrewAccess, ParticipantAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { requireUnerased } from '../registration/changes.ts';
import { refuseToEdit } from '../registration/own.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Work } from '../store/write.ts';
import { type KeptRecording, RECORDINGS } from './files.ts';

type Calls = typeof recordingsEndpoints;

/** Makes a stored file the recording of an act's name, sent by the crew. */
export async function takeFromCrew(
  work: Work,
  access: CrewAccess,
  {
    params: { participantId },
    file,
  }: Pick<InputOf<Calls['sendNameRecording']>, 'params'> & { file: KeptRecording },
): Promise<void> {
  const act = await requireUnerased(work.tx, participantId);
  await RECORDINGS.put(work, act, { ...file, sentBy: access.by.name, sentByCrew: 1 });
}

/** Makes a stored file the recording of the caller's own name. */
export async function takeFromAct(
  work: Work,
  access: ParticipantAccess,
  { file }: { file: KeptRecording },
): Promise<void> {
  const act = await requireParticipant(work.tx, access.participantId);
  await refuseToEdit(work.tx, act, work.now);
  await RECORDINGS.put(work, act, { ...file, sentBy: access.by.name, sentByCrew: 0 });
}

/** Removes the recording of an act's name, for the crew. */
export async function removeNameRecording(
  work: Work,
  _access: CrewAccess,
  { params: { participantId } }: InputOf<Calls['removeNameRecording']>,
): Promise<void> {
  if (!(await RECORDINGS.of(work.tx, participantId)))
    throw new Refusal('not_found', 'There is no recording of this name any more.');
  await RECORDINGS.remove(work, participantId);
}

/** Removes the recording of the caller's own name. */
export const removeOwnRecording = (work: Work, access: ParticipantAccess): Promise<void> =>
  RECORDINGS.remove(work, access.participantId);
