/**
 * The time on stage in a round: the server's own, or in a rehearsal that of a clock of its own, which may run faster.
 * Where it stands follows from these three numbers alone, so every process and every screen reads the same time.
 */

/** How many times as fast as real time a rehearsal may run. */
export const SPEEDS = [1, 2, 5, 20, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** The clock of a rehearsal. A round of the show has none and runs by the server's. */
export interface RoundClock {
  /** The round that it is of. */
  id: string;
  speed: Speed;
  /** From this instant of the server's clock … */
  realFrom: number;
  /** … which was this one on stage, time runs at `speed`. */
  stageFrom: number;
}

/** The time on stage when the server's clock says `at`, both in ms: the same where the round has no clock of its own. */
export const stageTime = (clock: RoundClock | null, at: number): number =>
  clock === null ? at : clock.stageFrom + (at - clock.realFrom) * clock.speed;

/** The same clock at another speed from `now` (ms of the server's clock) on. Time on stage does not jump. */
export const atSpeed = (clock: RoundClock, speed: Speed, now: number): RoundClock => ({
  ...clock,
  speed,
  realFrom: now,
  stageFrom: stageTime(clock, now),
});

/** Names the clock on stage and its speed, as screens are told it. */
export const paceOf = (clock: RoundClock | null): { id: string; speed: number } =>
  clock === null ? { id: '', speed: 1 } : { id: `${clock.id}-${clock.realFrom}`, speed: clock.speed };
