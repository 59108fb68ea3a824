/** Files of sound with known length and loudness, made by ffmpeg, and what hostile people would send instead. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a test tone is like: a sine of 997 Hz, the same on all channels. */
export interface Tone {
  seconds: number;
  /** Its peak in dBFS. Played on two speakers its loudness in LUFS is the same number (EBU Tech 3341, case 1). */
  level: number;
  channels?: 1 | 2;
  rate?: number;
  /** Silence before and after, in seconds; part of `seconds`. */
  head?: number;
  tail?: number;
}

/** A folder for the test's files. */
export interface SoundFolder {
  readonly path: string;
  /** Makes a file of the tone; `as` are ffmpeg's words for how it is encoded. */
  tone(name: string, tone: Tone, as?: readonly string[]): string;
  /** Runs ffmpeg in the folder. */
  ffmpeg(...args: readonly string[]): void;
  remove(): void;
}

/** Makes an empty folder. */
export function soundFolder(): SoundFolder {
  const path = mkdtempSync(join(tmpdir(), 'ovation-sounds-'));
  const ffmpeg = (...args: readonly string[]) => {
    execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { cwd: path });
  };
  return {
    path,
    ffmpeg,
    tone(name, tone, as = []) {
      writeFileSync(join(path, 'tone.f32'), samplesOf(tone));
      const { channels = 2, rate = 48_000 } = tone;
      ffmpeg('-f', 'f32le', '-ar', String(rate), '-ac', String(channels), '-i', 'tone.f32', ...as, name);
      return join(path, name);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** The tone as interleaved 32-bit floats. */
function samplesOf({ seconds, level, channels = 2, rate = 48_000, head = 0, tail = 0 }: Tone): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate) * channels);
  const amplitude = 10 ** (level / 20);
  for (let frame = Math.round(head * rate); frame < (seconds - tail) * rate; frame += 1)
    samples.fill(
      amplitude * Math.sin((2 * Math.PI * 997 * frame) / rate),
      frame * channels,
      (frame + 1) * channels,
    );
  return samples;
}
