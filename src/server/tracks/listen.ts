/**
 * Listening to a file from end to end: its loudness as ffmpeg measures it (EBU R128), and from the samples
 * themselves the silence at both ends, clipping, and the wave to draw. Runs in a child process.
 */
import type { AudioMeasurements } from '#domain/tracks/facts.ts';
import type { TrackFormat } from '#domain/tracks/formats.ts';
import { readingFile, run } from './programs.ts';

/** How many values the wave is drawn from. */
const WAVE_VALUES = 600;
/** A window's loudest sample is kept: fine enough for 0.1 s, small enough for an hour. */
const WINDOW_MS = 20;
const SILENT = 10 ** (-50 / 20);
const FULL_SCALE = 0.9997;
const RUN_LENGTH = 3;
const SILENT_LOUDNESS = -69;

export interface Listened {
  heard: AudioMeasurements;
  durationMs: number;
  /** 600 values of 0 to 100, in the order of time. */
  wave: number[];
}

/** What the samples tell, gathered as they come. */
interface SampleMeter {
  take(chunk: Buffer): void;
  /** The loudest sample of each window, 0 to 1. */
  readonly windows: number[];
  clippedRuns(): number;
  frames(): number;
}

/** Measures interleaved 32-bit float samples as they come. */
export function openSampleMeter(channels: number, sampleRate: number): SampleMeter {
  const perWindow = Math.max(1, Math.round((sampleRate * WINDOW_MS) / 1000));
  const windows: number[] = [];
  const runs = new Array<number>(channels).fill(0);
  let rest: Buffer = Buffer.alloc(0);
  let samples = 0;
  let inWindow = 0;
  let loudest = 0;
  let clipped = 0;
  const hear = (value: number) => {
    const level = Math.abs(value);
    if (level > loudest) loudest = level;
    const channel = samples % channels;
    if (level >= FULL_SCALE) {
      const run = (runs[channel] ?? 0) + 1;
      runs[channel] = run;
      if (run === RUN_LENGTH) clipped += 1;
    } else runs[channel] = 0;
    samples += 1;
    if (channel !== channels - 1) return;
    inWindow += 1;
    if (inWindow < perWindow) return;
    windows.push(loudest);
    inWindow = 0;
    loudest = 0;
  };
  return {
    take(chunk) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const whole = bytes.length - (bytes.length % 4);
      for (let at = 0; at < whole; at += 4) hear(bytes.readFloatLE(at));
      rest = bytes.subarray(whole);
    },
    get windows() {
      return inWindow > 0 ? [...windows, loudest] : windows;
    },
    clippedRuns: () => clipped,
    frames: () => Math.floor(samples / channels),
  };
}

/** The wave of a file whose windows' loudest samples are these: the loudest of each stretch, 0 to 100. */
function waveOf(windows: readonly number[]): number[] {
  if (windows.length === 0) return new Array<number>(WAVE_VALUES).fill(0);
  return Array.from({ length: WAVE_VALUES }, (_, index) => {
    const from = Math.floor((index * windows.length) / WAVE_VALUES);
    const to = Math.max(from + 1, Math.floor(((index + 1) * windows.length) / WAVE_VALUES));
    return Math.round(Math.min(1, Math.max(...windows.slice(from, to))) * 100);
  });
}

/**
 * Decodes a file of music to its end and measures it. Undefined when it cannot be decoded, or not in `timeoutMs`.
 */
export async function listen(
  ffmpeg: string,
  file: { path: string; format: TrackFormat; channels: number; sampleRate: number },
  timeoutMs: number,
): Promise<Listened | undefined> {
  const meter = openSampleMeter(file.channels, file.sampleRate);
  const graph =
    '[0:a:0]asplit=2[a][b];[a]ebur128=peak=true:dualmono=true:framelog=verbose[level];[b]anull[sound]';
  const played = await run(
    ffmpeg,
    [
      ...readingFile(file.path, file.format),
      ...['-filter_complex', graph, '-map', '[level]', '-f', 'null', '-'],
      ...[
        '-map',
        '[sound]',
        '-ac',
        String(file.channels),
        '-ar',
        String(file.sampleRate),
        '-f',
        'f32le',
        'pipe:1',
      ],
    ],
    { timeoutMs, onOutput: (chunk) => meter.take(chunk) },
  );
  if (!played.well || meter.frames() === 0) return undefined;
  const { windows } = meter;
  const first = windows.findIndex((level) => level > SILENT);
  const last = windows.findLastIndex((level) => level > SILENT);
  const durationMs = Math.round((meter.frames() * 1000) / file.sampleRate);
  const level = first < 0 ? { loudness: null, truePeak: null } : levelIn(played.words);
  return {
    durationMs,
    wave: waveOf(windows),
    heard: {
      ...level,
      headSilenceMs: first < 0 ? durationMs : first * WINDOW_MS,
      tailSilenceMs: first < 0 ? 0 : Math.max(0, durationMs - (last + 1) * WINDOW_MS),
      clippedRuns: meter.clippedRuns(),
    },
  };
}

/**
 * The loudness (LUFS) and true peak (dBFS) that ffmpeg's output names at its end; null for what was not measured.
 */
export function levelIn(words: string): { loudness: number | null; truePeak: number | null } {
  const loudness = Number([...words.matchAll(/^\s+I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1] ?? Number.NaN);
  const truePeak = Number([...words.matchAll(/^\s+Peak:\s+(-?[\d.]+) dBFS/gm)].at(-1)?.[1] ?? Number.NaN);
  // Below the gate's own floor nothing was measured.
  const isSound = Number.isFinite(loudness) && loudness > SILENT_LOUDNESS;
  return isSound
    ? { loudness, truePeak: Number.isFinite(truePeak) ? truePeak : null }
    : { loudness: null, truePeak: null };
}
