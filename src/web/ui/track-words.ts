/** What was found out about a file of music, in words for the person who made it. */
import type { Finding } from '#domain/tracks/facts.ts';
import type { TrackFormat } from '#domain/tracks/formats.ts';
import { durationText } from './clock.ts';
import { say } from './say.ts';

/** A finding as a sentence or two: what it is, and what to do. */
export function findingWords({ kind, ms }: Pick<Finding, 'kind' | 'ms'>, limitMs: number | null): string {
  const seconds = Math.max(1, Math.round((ms ?? 0) / 1000));
  switch (kind) {
    case 'no_sound':
      return say('track.noSound');
    case 'too_long':
      return limitMs === null
        ? say('track.tooLong', { seconds })
        : say('track.overLimit', { seconds, limit: durationText(limitMs) });
    case 'very_short':
      return say('track.veryShort', { seconds });
    case 'late_start':
      return say('track.lateStart', { seconds });
    case 'late_end':
      return say('track.lateEnd', { seconds });
    case 'clipped':
      return say('track.clipped');
    case 'quiet':
      return say('track.quiet');
    case 'loud':
      return say('track.loud');
    case 'one_channel':
      return say('track.oneChannel');
    case 'low_rate':
      return say('track.lowRate');
    case 'not_heard':
      return say('track.notHeard');
  }
}

/** The name of each music format. */
export const FORMAT_WORDS: Readonly<Record<TrackFormat, string>> = {
  mp3: 'MP3',
  m4a: 'M4A',
  aac: 'AAC',
  wav: 'WAV',
  flac: 'FLAC',
  ogg: 'Ogg',
};

/** A file's facts in short: "WAV, 3:55, −27 LUFS". */
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

/** What is said of silence that is left out when the file is played. */
export const trimmedWords = (
  { durationMs }: { durationMs: number },
  trimmed: { durationMs: number },
): string =>
  say('track.trimmed', { trimmed: durationText(trimmed.durationMs), length: durationText(durationMs) });
