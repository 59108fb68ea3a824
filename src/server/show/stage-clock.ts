/** The clock that the live streams tell: the server's own, or the one on stage. */
import { paceOf, type RoundClock, stageTime } from '#domain/lineup/round-clock.ts';
import type { ToldTime } from '../live/hub.ts';

export interface StageClock extends ToldTime {
  /** From here on it is this round's. */
  keep(clock: RoundClock | null): void;
}

/** Starts as the server's own clock. */
export function openStageClock(real: () => number): StageClock {
  let clock: RoundClock | null = null;
  return {
    now: () => stageTime(clock, real()),
    pace: () => paceOf(clock),
    keep(next) {
      clock = next;
    },
  };
}
