/**
 * The child process that looks at strangers' files, so that no file can hurt the server: it is started for
 * one file, says what it found as JSON and ends. `examine FILE` or `listen FILE FACTS COPY`.
 */
import { setPriority } from 'node:os';
import { z } from 'zod';
import { TRACK_FORMATS } from '#domain/tracks/formats.ts';
import { cutOf, type SilenceCut } from '#domain/tracks/trim.ts';
import { examine } from './examine.ts';
import { makeLevelled } from './level.ts';
import { type Listened, listen } from './listen.ts';
import { findProgram } from './programs.ts';

/** What came of listening to a file; `without`: there was no ffmpeg. */
export type SoundCheck =
  | { outcome: 'done'; listened: Listened; levelled: boolean; cut: SilenceCut | null }
  | { outcome: 'failed' | 'without' };

const known = z.object({
  format: z.enum(TRACK_FORMATS),
  channels: z.int().min(1),
  sampleRate: z.int().min(1),
  trim: z.boolean(),
  timeoutMs: z.int().min(1),
});
/** What is known of a file before it is listened to, whether its copy is to be without the silence at both ends, and the longest that may take. */
export type KnownFile = z.output<typeof known>;

async function soundCheck(file: string, facts: KnownFile, copy: string): Promise<SoundCheck> {
  const ffmpeg = findProgram('ffmpeg');
  if (ffmpeg === undefined) return { outcome: 'without' };
  const until = Date.now() + facts.timeoutMs;
  const listened = await listen(ffmpeg, { path: file, ...facts }, facts.timeoutMs);
  if (!listened) return { outcome: 'failed' };
  const { heard, durationMs } = listened;
  const cut = facts.trim ? cutOf(heard) : undefined;
  const original = { path: file, format: facts.format, durationMs, heard, cut };
  const levelled = await makeLevelled(ffmpeg, original, copy, Math.max(1, until - Date.now()));
  return { outcome: 'done', listened, levelled, cut: (levelled && cut) || null };
}

/** Runs in the child process: does what `task` says and writes what it found as JSON to standard output. */
export async function checkSound(task: string, file: string, facts = '', copy = ''): Promise<void> {
  // A show may be running: whatever the server does comes first.
  setPriority(10);
  const found =
    task === 'examine' ? await examine(file) : await soundCheck(file, known.parse(JSON.parse(facts)), copy);
  process.stdout.write(JSON.stringify(found));
}
