/** Recordings of names: one that an act sends, heard, taken back; one from the crew, removed. */
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { asWav } from '#domain/recordings/sound.ts';
import type { Acts } from './acts.ts';
import { type Fixture, refused } from './fixture.ts';

export async function playRecordings(fixture: Fixture, { ids, performer }: Acts): Promise<void> {
  const { crew, anyone } = fixture;
  const [first = ''] = ids;
  const body = { recording: Buffer.from(asWav(new Uint8Array(9_600))).toString('base64') };
  await performer.call(recordingsEndpoints.ownRecording);
  const { recording } = await performer.call(recordingsEndpoints.sendOwnRecording, { body });
  const recordingId = recording?.recordingId ?? '';
  await crew.call(recordingsEndpoints.nameRecordings);
  await anyone.call(recordingsEndpoints.recording, { params: { recordingId } });
  await performer.call(recordingsEndpoints.removeOwnRecording);
  await refused(anyone, recordingsEndpoints.recording, { params: { recordingId } });
  const params = { participantId: first };
  await crew.call(recordingsEndpoints.sendNameRecording, { params, body });
  await crew.call(recordingsEndpoints.removeNameRecording, { params });
  await refused(crew, recordingsEndpoints.removeNameRecording, { params });
}
