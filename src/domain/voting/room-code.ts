/**
 * The code of the room: six signs that the screen shows while a vote is open, another one every half minute. Whoever
 * can enter it sees the screen, or knows somebody who does.
 */
import { ALPHABET, signsOf } from './code.ts';

export const ROOM_STEP_MS = 30_000;
/** So far ahead the clock of the process that shows it may be of the one that takes it. */
const AHEAD_MS = 1_000;
const SIGNS = 6;

/** The step that an instant falls into. Instants in ms. */
export const roomStepAt = (at: number): number => Math.floor(at / ROOM_STEP_MS);

/** The steps whose codes are taken now: the one that is shown, and the one before for those who are still typing. */
export const roomStepsTaken = (now: number): number[] => [
  ...new Set([roomStepAt(now + AHEAD_MS), roomStepAt(now), roomStepAt(now) - 1]),
];

/** A code from random bytes, of which it takes the first six. */
export const roomCodeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, SIGNS), (byte) => ALPHABET.charAt(byte & 31)).join('');

/** The code that was typed, or undefined when it cannot be one. */
export function roomCodeIn(typed: string): string | undefined {
  const signs = signsOf(typed);
  return signs.length === SIGNS && [...signs].every((sign) => ALPHABET.includes(sign)) ? signs : undefined;
}

/** "K7Q F4A": as it is shown. */
export const roomCodeWords = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase();
