import { expect, it } from 'vitest';
import { cutOf, movedCue } from './trim.ts';

const heard = { loudness: -14, truePeak: -2, headSilenceMs: 3_400, tailSilenceMs: 5_200, clippedRuns: 0 };

it('silence at both ends is cut but for a breath, and a file without sound is left alone', () => {
  expect(cutOf(heard)).toEqual({ headMs: 3_300, tailMs: 4_700 });
  expect(cutOf({ ...heard, headSilenceMs: 200, tailSilenceMs: 600 })).toBeUndefined();
  expect(cutOf({ ...heard, headSilenceMs: 0 })).toEqual({ headMs: 0, tailMs: 4_700 });
  expect(cutOf({ ...heard, loudness: null })).toBeUndefined();
});

it('a cue point stays at its moment of the music, and one that was never set stays at the start', () => {
  expect(movedCue(5_000, 0, 3_300)).toBe(1_700);
  expect(movedCue(1_700, 3_300, 0)).toBe(5_000);
  expect(movedCue(2_000, 0, 3_300)).toBe(0);
  expect(movedCue(0, 3_300, 0)).toBe(0);
});
