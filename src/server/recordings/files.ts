/** The files of recordings: samples with a head of our own, beside the music. */
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import {
  asWav,
  LARGEST_RECORDING,
  LONGEST_RECORDING_MS,
  SHORTEST_RECORDING_MS,
  samplesIn,
  soundMs,
} from '#domain/recordings/sound.ts';
import type { Tables } from '../store/tables.ts';
import { actFiles } from '../tracks/act-files.ts';

export type RecordingRow = Selectable<Tables['nameRecording']>;

/** The commands on recordings of acts' names. */
export const RECORDINGS = actFiles({ table: 'nameRecording', shelf: 'recordings', word: 'recording' });

/** What the database keeps of a recording's file; sizes in bytes, lengths in ms. */
export type KeptRecording = Pick<RecordingRow, 'id' | 'size' | 'durationMs'>;

const refuse = (words: string, code: 'unsupported_type' | 'too_large' = 'unsupported_type') =>
  new Refusal(code, words, { fields: { recording: words } });

/**
 * A stranger's recording packed anew, and how long it is. Only its samples go on.
 * @throws Refusal `unsupported_type` for what is no such sound or too short for a name, `too_large` for a longer one.
 */
export function packedAnew(sent: Buffer): { bytes: Uint8Array; facts: { durationMs: number } } {
  const longest = `A recording may last ${LONGEST_RECORDING_MS / 1_000} seconds at most.`;
  if (sent.length > LARGEST_RECORDING) throw refuse(longest, 'too_large');
  const samples = samplesIn(sent);
  if (!samples) throw refuse('This is no WAV of one channel with 16,000 samples of 16 bits a second.');
  const durationMs = soundMs(samples.length);
  if (durationMs > LONGEST_RECORDING_MS) throw refuse(longest, 'too_large');
  if (durationMs < SHORTEST_RECORDING_MS) throw refuse('This recording is too short to hear a name.');
  return { bytes: asWav(samples), facts: { durationMs } };
}
