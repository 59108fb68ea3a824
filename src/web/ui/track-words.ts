/** What was found out about a file of music, in words for the person who made it. */
import type { Finding } from '#domain/tracks/facts.ts';
import type { TrackFormat } from '#domain/tracks/formats.ts';
import { durationText } from './clock.ts';

const seconds = (ms: number): string => {
  const whole = Math.max(1, Math.round(ms / 1000));
  return whole === 1 ? '1 second' : `${whole} seconds`;
};

/** A finding as a sentence or two: what it is, and what to do. */
export function findingWords({ kind, ms }: Pick<Finding, 'kind' | 'ms'>, limitMs: number | null): string {
  const length = ms ?? 0;
  switch (kind) {
    case 'no_sound':
      return 'There is no sound in this file. Save the song again and send that.';
    case 'too_long':
      return limitMs === null
        ? `This is ${seconds(length)} too long.`
        : `This is ${seconds(length)} over the ${durationText(limitMs)} that your category allows. Cut it, or ask the organisers.`;
    case 'very_short':
      return `This is only ${seconds(length)} long. Is it the whole song?`;
    case 'late_start':
      return `It begins with ${seconds(length)} of silence. On stage you will wait for it; cut it off if you can.`;
    case 'late_end':
      return `It ends with ${seconds(length)} of silence. That does no harm.`;
    case 'clipped':
      return 'It is distorted: the loudest parts are cut off. If you can, save it again a little quieter.';
    case 'quiet':
      return 'It is quiet. We can turn it up, but hiss comes up with it; a louder file sounds better.';
    case 'loud':
      return 'It is mastered very loud. The sound desk turns it down.';
    case 'one_channel':
      return 'It is mono: the same sound comes from both sides. That is fine.';
    case 'low_rate':
      return 'It sounds dull, as over a telephone. If you have a better copy, send that one.';
    case 'not_heard':
      return 'Loudness, silence and distortion could not be measured on this server. Somebody will listen to it.';
  }
}

/** What each format is called. */
export const FORMAT_WORDS: Readonly<Record<TrackFormat, string>> = {
  mp3: 'MP3',
  m4a: 'M4A',
  aac: 'AAC',
  wav: 'WAV',
  flac: 'FLAC',
  ogg: 'Ogg',
};

/** "WAV, 3:55, −27 LUFS". */
export function trackFacts(file: {
  format: TrackFormat;
  durationMs: number;
  heard: { loudness: number | null } | null;
}): string {
  const loudness = file.heard?.loudness ?? null;
  return [
    FORMAT_WORDS[file.format],
    durationText(file.durationMs),
    loudness === null ? '' : `${String(Math.round(loudness)).replace('-', '−')} LUFS`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What is told of silence that is left out when the file is played. */
export const trimmedWords = (
  { durationMs }: { durationMs: number },
  trimmed: { durationMs: number },
): string =>
  `Played without the silence at its ends: ${durationText(trimmed.durationMs)} instead of ${durationText(durationMs)}.`;

/** Bytes as a person counts them: "4.2 MB". */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6;
  return `${megabytes >= 10 ? Math.round(megabytes) : Math.max(0.1, megabytes).toFixed(1)} MB`;
}
