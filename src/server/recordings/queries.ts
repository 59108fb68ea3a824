/** Reading recordings of names. Other rooms ask here whose there are. */
import type { Selectable } from 'kysely';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export type RecordingRow = Selectable<Tables['nameRecording']>;

/** One act's. */
export const recordingOf = (read: Reader, participantId: string): Promise<RecordingRow | undefined> =>
  read.selectFrom('nameRecording').selectAll().where('participantId', '=', participantId).executeTakeFirst();

/** A recording by its own id. */
export const recordingById = (read: Reader, id: string): Promise<RecordingRow | undefined> =>
  read.selectFrom('nameRecording').selectAll().where('id', '=', id).executeTakeFirst();

/** Those of these acts, by act. */
export async function recordingsOf(
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, RecordingRow>> {
  if (participantIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('nameRecording')
    .selectAll()
    .where('participantId', 'in', participantIds)
    .execute();
  return new Map(rows.map((row) => [row.participantId, row]));
}

/** What a person is told that is kept of theirs. */
export const recordingFacts = (row: RecordingRow | undefined) =>
  row ? { bytes: row.size, durationMs: row.durationMs, sentAt: row.sentAt } : null;

/** The files of all recordings, for whoever looks after the storage. */
export const recordingIds = async (read: Reader): Promise<string[]> =>
  (await read.selectFrom('nameRecording').select('id').execute()).map(({ id }) => id);
