/**
 * The levelled copy that is played in the browser: −16 LUFS and no true peak above −1 dBTP, as MP3. The
 * original is only read. Encoding moves the peaks a little, so the copy is measured and made again if it is
 * off. Runs in a child process.
 */
import { rm } from 'node:fs/promises';
import { type AudioMeasurements, LEVELLED_LOUDNESS, LEVELLED_PEAK } from '#domain/tracks/facts.ts';
import type { TrackFormat } from '#domain/tracks/formats.ts';
import type { SilenceCut } from '#domain/tracks/trim.ts';
import { levelIn } from './listen.ts';
import { readingFile, run } from './programs.ts';

/** In kbit/s. */
const BITRATE = 192;
/** So much a levelled copy takes on the disk, in bytes for each ms that it plays. */
export const LEVELLED_BYTES_A_MS = BITRATE / 8;

const TRIES = 4;
const NEAR_ENOUGH = 0.4;
// Below that a file is hiss; raising it would play the hiss.
const MOST_GAIN = 30;

/** What the copy is made of: the file, how long it plays, and what is left out of it. */
interface Original {
  path: string;
  format: TrackFormat;
  durationMs: number;
  heard: AudioMeasurements;
  cut?: SilenceCut | undefined;
}

/**
 * Writes the levelled copy of a file to `copy` and answers whether there is one. A file without sound has none.
 */
export async function makeLevelled(
  ffmpeg: string,
  original: Original,
  copy: string,
  timeoutMs: number,
): Promise<boolean> {
  const { loudness } = original.heard;
  if (loudness === null) return false;
  const until = Date.now() + timeoutMs;
  let to: Levels = {
    gain: Math.min(MOST_GAIN, LEVELLED_LOUDNESS - loudness),
    ceiling: LEVELLED_PEAK - 0.3,
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const left = until - Date.now();
    if (left <= 0 || !(await encode(ffmpeg, original, copy, to, left))) break;
    const made = await levelOf(ffmpeg, copy, until - Date.now());
    if (made?.loudness == null || made.truePeak === null) break;
    const over = made.truePeak - LEVELLED_PEAK;
    const off = LEVELLED_LOUDNESS - made.loudness;
    const isLevel = Math.abs(off) <= NEAR_ENOUGH || to.gain >= MOST_GAIN;
    // A track of single loud strokes cannot be raised all the way; quiet is better than squashed.
    if (over <= 0 && (isLevel || attempt === TRIES - 1)) return true;
    to = corrected(to, over, isLevel ? 0 : off);
  }
  await rm(copy, { force: true });
  return false;
}

interface Levels {
  gain: number;
  ceiling: number;
}

const corrected = ({ gain, ceiling }: Levels, over: number, off: number): Levels => ({
  gain: Math.min(MOST_GAIN, gain + off),
  ceiling: over > 0 ? ceiling - (over + 0.1) : ceiling,
});

async function encode(
  ffmpeg: string,
  original: Original,
  copy: string,
  to: Levels,
  timeoutMs: number,
): Promise<boolean> {
  // At four times the rate a sample peak is a true peak.
  const chain = [
    ...(original.cut ? cutting(original.durationMs, original.cut) : []),
    'aformat=channel_layouts=stereo|mono',
    `volume=${to.gain.toFixed(2)}dB`,
    'aresample=192000',
    `alimiter=limit=${(10 ** (to.ceiling / 20)).toFixed(5)}:level=false:attack=3:release=60:latency=true`,
    'aresample=48000',
  ];
  const ran = await run(
    ffmpeg,
    [
      ...readingFile(original.path, original.format),
      ...['-v', 'error', '-map', '0:a:0', '-map_metadata', '-1', '-af', chain.join(',')],
      ...['-c:a', 'libmp3lame', '-b:a', `${BITRATE}k`, '-f', 'mp3', '-y', copy],
    ],
    { timeoutMs },
  );
  return ran.well;
}

const FADE_IN_S = 0.05;
const FADE_OUT_S = 0.3;

/** What lies between the silences, faded at the cuts so that they do not tick. */
function cutting(durationMs: number, { headMs, tailMs }: SilenceCut): string[] {
  const length = (durationMs - headMs - tailMs) / 1000;
  return [
    `atrim=start=${headMs / 1000}:end=${(durationMs - tailMs) / 1000}`,
    'asetpts=PTS-STARTPTS',
    ...(headMs > 0 ? [`afade=t=in:d=${FADE_IN_S}`] : []),
    ...(tailMs > 0 ? [`afade=t=out:st=${Math.max(0, length - FADE_OUT_S)}:d=${FADE_OUT_S}`] : []),
  ];
}

async function levelOf(ffmpeg: string, copy: string, timeoutMs: number) {
  const ran = await run(
    ffmpeg,
    [
      ...readingFile(copy, 'mp3'),
      '-af',
      'ebur128=peak=true:dualmono=true:framelog=verbose',
      '-f',
      'null',
      '-',
    ],
    { timeoutMs: Math.max(1, timeoutMs) },
  );
  return ran.well ? levelIn(ran.words) : undefined;
}
