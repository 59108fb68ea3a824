/**
 * The room's code: six characters that the screen shows while a vote is open, new every half minute. Whoever enters it
 * sees the screen, or knows somebody who does.
 */
import { ALPHABET, signsOf } from './code.ts';

/** How long a code is shown. */
export const ROOM_STEP_MS = 30_000;
/** How far the clock of the process that shows a code may be ahead of the one that checks it. */
const AHEAD_MS = 1_000;
const SIGNS = 6;

/** The number of the half minute that contains the instant (ms). */
export const roomStepAt = (at: number): number => Math.floor(at / ROOM_STEP_MS);

/**
 * The numbers of the half minutes whose codes are accepted now: the code shown, and the one before for people still
 * typing.
 */
export const roomStepsTaken = (now: number): number[] => [
  ...new Set([roomStepAt(now + AHEAD_MS), roomStepAt(now), roomStepAt(now) - 1]),
];

/** A code made of the first six of these random bytes. */
export const roomCodeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, SIGNS), (byte) => ALPHABET.charAt(byte & 31)).join('');

/** The code that was typed; undefined where it cannot be one. */
export function roomCodeIn(typed: string): string | undefined {
  const signs = signsOf(typed);
  return signs.length === SIGNS && [...signs].every((sign) => ALPHABET.includes(sign)) ? signs : undefined;
}

/** The code as it is shown: "K7Q F4A". */
export const roomCodeWords = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase();
