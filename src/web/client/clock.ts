/**
 * The server's clock, as near as this device can tell. Every beat of a live connection says the server's time;
 * what arrives late only seems to say an earlier one, so the furthest of the last beats is the truest. A question
 * with its answer bounds it from the other side, so a slow line does not put a whole screen behind.
 *
 * Where the round has a clock of its own, which may run faster, it is that: another clock is followed from its first
 * word on.
 */

/** A clock's id, empty for the server's own, and how many times as fast as real time it runs. */
export interface Pace {
  id: string;
  speed: number;
}

const BEATS_KEPT = 24;
const REAL: Pace = { id: '', speed: 1 };
let followed = REAL;
/** Beyond this the two sides contradict each other: the device's clock was moved. */
const CONTRADICTION_MS = 50;
/** The least that the server's clock can be ahead of this device's own, by each answer. */
let answers: number[] = [];
const ANSWERS_KEPT = 6;
let beats: { serverAt: number; localAt: number }[] = [];

/** Records that the server's clock `pace` said `serverAt` when this device's own said `localAt` (both in ms). */
export function noteServerTime(serverAt: number, pace: Pace = REAL, localAt: number = Date.now()): void {
  if (pace.id !== followed.id) {
    beats = [];
    answers = [];
  }
  followed = pace;
  beats.push({ serverAt, localAt });
  if (beats.length > BEATS_KEPT) beats.shift();
}

/**
 * Notes that the server's own clock said `serverAt` in answer to a question that left at `sentAt` of this device's:
 * it cannot be further ahead than that. A clock that runs faster than real is followed by its beats alone.
 */
export function noteServerAnswer(serverAt: number, sentAt: number): void {
  if (followed.id !== REAL.id) return;
  noteServerTime(serverAt, REAL, Date.now());
  answers.push(serverAt - sentAt);
  if (answers.length > ANSWERS_KEPT) answers.shift();
}

/** What the server's clock shows now at the least, in ms: whatever waits for it waits long enough by this one. */
export function serverAtLeast(): number {
  const localAt = Date.now();
  if (beats.length === 0) return localAt;
  return Math.max(...beats.map((beat) => beat.serverAt + (localAt - beat.localAt) * followed.speed));
}

/** The server's time now, in ms; this device's own until the server has said anything. */
export function serverNow(): number {
  const localAt = Date.now();
  const earliest = serverAtLeast();
  if (answers.length === 0) return earliest;
  const latest = localAt + Math.min(...answers);
  if (latest < earliest - CONTRADICTION_MS) {
    answers = [];
    return earliest;
  }
  return (earliest + Math.max(earliest, latest)) / 2;
}

/** How many ms of this device pass until the server's clock has run on by `ms`. */
export const realMs = (ms: number): number => ms / followed.speed;
