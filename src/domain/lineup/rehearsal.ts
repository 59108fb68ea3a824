/**
 * A rehearsal: the whole show run for real, by a clock of its own, and thrown away afterwards.
 *
 * The clock may run faster than the server's. Where it stands follows from these three numbers alone, so every
 * process and every screen reads the same time from them.
 */

/** How many times as fast as real time a rehearsal may run. */
export const SPEEDS = [1, 2, 5, 20, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** The rehearsal that is on. */
export interface Rehearsal {
  id: string;
  speed: Speed;
  /** From this instant of the server's clock … */
  realFrom: number;
  /** … which was this one on stage, time runs at `speed`. */
  stageFrom: number;
}

/** The time on stage when the server's clock says `at`, both in ms: the same outside of a rehearsal. */
export const stageTime = (rehearsal: Rehearsal | null, at: number): number =>
  rehearsal === null ? at : rehearsal.stageFrom + (at - rehearsal.realFrom) * rehearsal.speed;

/** The same rehearsal at another speed from `now` (ms of the server's clock) on. Time on stage does not jump. */
export const atSpeed = (rehearsal: Rehearsal, speed: Speed, now: number): Rehearsal => ({
  ...rehearsal,
  speed,
  realFrom: now,
  stageFrom: stageTime(rehearsal, now),
});

/** Names the clock on stage and its speed, as screens are told it. */
export const paceOf = (rehearsal: Rehearsal | null): { id: string; speed: number } =>
  rehearsal === null
    ? { id: '', speed: 1 }
    : { id: `${rehearsal.id}-${rehearsal.realFrom}`, speed: rehearsal.speed };
