/** What a playback copy leaves out of a file that is silent at its ends. The file itself is never altered. */
import type { Heard } from './facts.ts';

/** What is left out at both ends, in ms. */
export interface Cut {
  headMs: number;
  tailMs: number;
}

// A breath before the first sound, and room for the last one to die away below what counts as silence.
const KEPT_HEAD_MS = 100;
const KEPT_TAIL_MS = 500;
// Less than that nobody notices.
const LEAST_MS = 250;

/** The cut for a file that sounds like this; undefined when there is nothing worth cutting. */
export function cutOf({ loudness, headSilenceMs, tailSilenceMs }: Heard): Cut | undefined {
  if (loudness === null) return undefined;
  const headMs = Math.max(0, headSilenceMs - KEPT_HEAD_MS);
  const tailMs = Math.max(0, tailSilenceMs - KEPT_TAIL_MS);
  return headMs + tailMs >= LEAST_MS ? { headMs, tailMs } : undefined;
}

/** A moment of the music in a copy that lacks `toHead` at its head, from one in a copy that lacks `fromHead`. */
export const movedCue = (startMs: number, fromHead: number, toHead: number): number =>
  startMs === 0 ? 0 : Math.max(0, startMs + fromHead - toHead);
