/** The clock that the live streams tell: the server's own, or the one on stage. */
import { paceOf, type RoundClock, stageTime } from '#domain/lineup/round-clock.ts';
import type { StreamTime } from '../live/hub.ts';

/** The clock of the round that is on, as clients are told it. */
export interface StageClock extends StreamTime {
  /** From now on it is the clock of this round; null: real time. */
  keep(clock: RoundClock | null): void;
}

/** A stage clock that begins as the server's own. */
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
