/** The files of recordings: samples with a head of our own, beside the music. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#contract/refusal.ts';
import {
  asWav,
  LARGEST_RECORDING,
  LONGEST_RECORDING_MS,
  SHORTEST_RECORDING_MS,
  samplesIn,
  soundMs,
} from '#domain/recordings/sound.ts';
import { newId } from '../store/secrets.ts';
import type { TrackStorage } from '../tracks/storage.ts';
import type { RecordingRow } from './queries.ts';

/** What the database keeps of a file. */
export type KeptRecording = Pick<RecordingRow, 'id' | 'size' | 'durationMs'>;

const refuse = (words: string, code: 'unsupported_type' | 'too_large' = 'unsupported_type') =>
  new Refusal(code, words, { fields: { recording: words } });

/**
 * A stranger's recording packed anew, and how long it is. Only its samples go on.
 * @throws Refusal `unsupported_type` for what is no such sound or too short for a name, `too_large` for a longer one.
 */
export function packedAnew(sent: Buffer): { wav: Uint8Array; durationMs: number } {
  const longest = `A recording has ${LONGEST_RECORDING_MS / 1_000} seconds at most.`;
  if (sent.length > LARGEST_RECORDING) throw refuse(longest, 'too_large');
  const samples = samplesIn(sent);
  if (!samples) throw refuse('This is no WAV of one channel with 16,000 samples of 16 bits a second.');
  const durationMs = soundMs(samples.length);
  if (durationMs > LONGEST_RECORDING_MS) throw refuse(longest, 'too_large');
  if (durationMs < SHORTEST_RECORDING_MS) throw refuse('This recording is too short to hear a name.');
  return { wav: asWav(samples), durationMs };
}

/** Keeps one that was packed anew. */
export async function keepRecording(
  storage: TrackStorage,
  { wav, durationMs }: ReturnType<typeof packedAnew>,
): Promise<KeptRecording> {
  const id = newId();
  const folder = await mkdtemp(join(tmpdir(), 'ovation-recording-'));
  try {
    const file = join(folder, id);
    await writeFile(file, wav, { mode: 0o600 });
    await storage.keep('recordings', id, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { id, size: wav.length, durationMs };
}
