/** The clock that the live streams tell: the server's own, or in a rehearsal the one on stage. */
import { paceOf, type Rehearsal, stageTime } from '#domain/lineup/rehearsal.ts';
import type { ToldTime } from '../live/hub.ts';

export interface StageClock extends ToldTime {
  /** From here on it is this rehearsal's. */
  keep(rehearsal: Rehearsal | null): void;
}

/** Starts as the server's own clock. */
export function openStageClock(real: () => number): StageClock {
  let rehearsal: Rehearsal | null = null;
  return {
    now: () => stageTime(rehearsal, real()),
    pace: () => paceOf(rehearsal),
    keep(next) {
      rehearsal = next;
    },
  };
}
