/**
 * The server's clock, as near as this device can tell. Every beat of a live connection says the server's time;
 * what arrives late only seems to say an earlier one, so the furthest of the last beats is the truest.
 */

const BEATS_KEPT = 24;
const offsets: number[] = [];

/** Notes that the server said `serverAt` at the moment when this device's clock says `localAt`. */
export function noteServerTime(serverAt: number, localAt: number = Date.now()): void {
  offsets.push(serverAt - localAt);
  if (offsets.length > BEATS_KEPT) offsets.shift();
}

/** The server's time now, in ms; this device's own until the server has said anything. */
export function serverNow(): number {
  return Date.now() + (offsets.length === 0 ? 0 : Math.max(...offsets));
}
