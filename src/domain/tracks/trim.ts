/** How much silence a playback copy leaves out at both ends of a file. The file itself is never changed. */
import type { AudioMeasurements } from './facts.ts';

/** How much is left out of a file at its head and at its tail, in ms. */
export interface SilenceCut {
  headMs: number;
  tailMs: number;
}

// A breath before the first sound, and time for the last one to fade below the level that counts as silence.
const KEPT_HEAD_MS = 100;
const KEPT_TAIL_MS = 500;
// Shorter cuts are not worth it.
const LEAST_MS = 250;

/**
 * How much silence to leave out of a file at both ends; undefined where all of it is silent or there is nothing
 * worth cutting.
 */
export function cutOf({ loudness, headSilenceMs, tailSilenceMs }: AudioMeasurements): SilenceCut | undefined {
  if (loudness === null) return undefined;
  const headMs = Math.max(0, headSilenceMs - KEPT_HEAD_MS);
  const tailMs = Math.max(0, tailSilenceMs - KEPT_TAIL_MS);
  return headMs + tailMs >= LEAST_MS ? { headMs, tailMs } : undefined;
}

/**
 * A start position (ms) in a copy that lacks `fromHead` ms at its head, converted to a copy that lacks `toHead`
 * ms. 0, the start of the copy, stays 0.
 */
export const movedCue = (startMs: number, fromHead: number, toHead: number): number =>
  startMs === 0 ? 0 : Math.max(0, startMs + fromHead - toHead);
