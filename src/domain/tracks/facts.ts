/**
 * What is known of a music file, and what of it is worth reporting. Loudness by EBU R128: LUFS over the whole file,
 * dBTP for the highest true peak. Mono counts as two channels, since a hall plays it on two.
 */

/** What a file says of itself, and what decoding it found. */
export interface TrackFacts {
  durationMs: number;
  channels: number;
  /** In Hz. */
  sampleRate: number;
  /** What decoding found; null where the machine has no program for it. */
  heard: AudioMeasurements | null;
}

/** What only decoding the whole file tells. */
export interface AudioMeasurements {
  /** Integrated loudness in LUFS; null for a silent file. */
  loudness: number | null;
  /** In dBTP; null for a silent file. */
  truePeak: number | null;
  /** Silence (below −50 dBFS) before the first and, in `tailSilenceMs`, after the last sound. */
  headSilenceMs: number;
  tailSilenceMs: number;
  /** How often at least three samples in a row are at full scale. */
  clippedRuns: number;
}

/** Everything that can be reported of a file. */
export const FINDINGS = [
  'no_sound',
  'too_long',
  'very_short',
  'late_start',
  'late_end',
  'clipped',
  'quiet',
  'loud',
  'one_channel',
  'low_rate',
  'not_heard',
] as const;

/** One thing to report. `ms`: the length concerned, where there is one. */
export interface Finding {
  kind: (typeof FINDINGS)[number];
  /** A `warning` asks for a look or a better file; a `note` is only good to know. */
  weight: 'warning' | 'note';
  ms: number | null;
}

/** Loudness of the levelled copy in LUFS, and (`LEVELLED_PEAK`) the true peak it stays below, in dBTP. */
export const LEVELLED_LOUDNESS = -16;
export const LEVELLED_PEAK = -1;

const VERY_SHORT_MS = 10_000;
const LATE_START_MS = 2_000;
const LATE_END_MS = 6_000;
// Most mastered music has a handful of touching peaks that nobody hears.
const CLIPPED_RUNS = 25;
const QUIET = -24;
const LOUD = -7;
const LOW_RATE = 32_000;

/** What to report of what decoding found. */
function soundOf(heard: NonNullable<TrackFacts['heard']>): Finding[] {
  const { clippedRuns, headSilenceMs, tailSilenceMs, loudness } = heard;
  const all: [boolean, Finding][] = [
    [clippedRuns >= CLIPPED_RUNS, { kind: 'clipped', weight: 'warning', ms: null }],
    [headSilenceMs >= LATE_START_MS, { kind: 'late_start', weight: 'warning', ms: headSilenceMs }],
    [loudness !== null && loudness < QUIET, { kind: 'quiet', weight: 'warning', ms: null }],
    [tailSilenceMs >= LATE_END_MS, { kind: 'late_end', weight: 'note', ms: tailSilenceMs }],
    [loudness !== null && loudness > LOUD, { kind: 'loud', weight: 'note', ms: null }],
  ];
  return all.flatMap(([holds, finding]) => (holds ? [finding] : []));
}

/**
 * What to report of a file, most serious first.
 * @param limitMs the longest that the act's category allows; null for no limit
 */
export function findingsOf(facts: TrackFacts, limitMs: number | null): Finding[] {
  const found: Finding[] = [];
  const tell = (kind: Finding['kind'], weight: Finding['weight'], ms: number | null = null) =>
    found.push({ kind, weight, ms });
  const { heard, durationMs } = facts;
  if (heard && heard.loudness === null) {
    tell('no_sound', 'warning');
    return found;
  }
  const sounding = heard ? durationMs - heard.headSilenceMs - heard.tailSilenceMs : durationMs;
  if (limitMs !== null && sounding > limitMs) tell('too_long', 'warning', sounding - limitMs);
  if (durationMs < VERY_SHORT_MS) tell('very_short', 'warning', durationMs);
  if (heard) found.push(...soundOf(heard));
  if (facts.sampleRate < LOW_RATE) tell('low_rate', 'warning');
  if (facts.channels === 1) tell('one_channel', 'note');
  if (!heard) tell('not_heard', 'note');
  return found;
}
