/**
 * The stage clock of a round: the server's clock, or one of its own that can run faster. Its time
 * follows from three numbers, so every process and every screen reads the same.
 */

/** Speeds of a clock of one's own, as multiples of real time. */
export const SPEEDS = [1, 2, 5, 20, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** A round's own clock. A round without one runs by the server's. Instants in ms. */
export interface RoundClock {
  /** The round's id. */
  id: string;
  speed: Speed;
  /** From this instant of the server's clock … */
  realFrom: number;
  /** … which was this instant on the stage clock, time runs at `speed`. */
  stageFrom: number;
}

/**
 * The time on the stage clock when the server's clock says `at`, both in ms; the same where the round has no clock of
 * its own.
 */
export const stageTime = (clock: RoundClock | null, at: number): number =>
  clock === null ? at : clock.stageFrom + (at - clock.realFrom) * clock.speed;

/** The clock at another speed from `now` on (ms of the server's clock), without a jump in its time. */
export const withSpeed = (clock: RoundClock, speed: Speed, now: number): RoundClock => ({
  ...clock,
  speed,
  realFrom: now,
  stageFrom: stageTime(clock, now),
});

/** The stage clock's id and speed, as screens are told them; id "" and speed 1 for the server's clock. */
export const paceOf = (clock: RoundClock | null): { id: string; speed: number } =>
  clock === null ? { id: '', speed: 1 } : { id: `${clock.id}-${clock.realFrom}`, speed: clock.speed };
