/** Reading recordings of names. Other rooms ask here whose there are. */
import type { Reader } from '../store/store.ts';
import { RECORDINGS, type RecordingRow } from './files.ts';

/** The recordings of these acts' names, by act id. */
export async function recordingsOf(
  read: Reader,
  participantIds: readonly string[],
): Promise<Map<string, RecordingRow>> {
  const rows = await RECORDINGS.ofAll(read, participantIds);
  return new Map(rows.map((row) => [row.participantId, row]));
}

/** What a person who asks for their data is told of their recording. */
export const recordingFacts = (row: RecordingRow | undefined) =>
  row ? { bytes: row.size, durationMs: row.durationMs, sentAt: row.sentAt } : null;
