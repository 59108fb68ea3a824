/**
 * The server's clock, as near as this device can tell. Every beat of a live connection says the server's time;
 * what arrives late only seems to say an earlier one, so the furthest of the last beats is the truest.
 *
 * In a rehearsal it is the clock on stage, which may run faster: another clock is followed from its first word on.
 */

/** Which clock it is and how fast it runs. */
export interface Pace {
  id: string;
  speed: number;
}

const BEATS_KEPT = 24;
const REAL: Pace = { id: '', speed: 1 };
let followed = REAL;
let beats: { serverAt: number; localAt: number }[] = [];

/** Notes that the server's clock `pace` said `serverAt` at the moment when this device's own says `localAt`. */
export function noteServerTime(serverAt: number, pace: Pace = REAL, localAt: number = Date.now()): void {
  if (pace.id !== followed.id) beats = [];
  followed = pace;
  beats.push({ serverAt, localAt });
  if (beats.length > BEATS_KEPT) beats.shift();
}

/** The server's time now, in ms; this device's own until the server has said anything. */
export function serverNow(): number {
  const localAt = Date.now();
  if (beats.length === 0) return localAt;
  return Math.max(...beats.map((beat) => beat.serverAt + (localAt - beat.localAt) * followed.speed));
}

/** How long, in ms of this device, until the server's clock has run on by `ms`. */
export const realMs = (ms: number): number => ms / followed.speed;
