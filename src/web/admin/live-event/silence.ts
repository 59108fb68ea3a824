/** How long a device has been silent, in words. */
import { GONE_AFTER_MS } from '#domain/show/presence.ts';
import { realMs } from '#web/client/clock.ts';
import { durationText } from '#web/ui/clock.ts';

export interface Silence {
  /** For how long: "0:07". */
  time: string;
  /** So long that it is no more than a device that was here. */
  gone: boolean;
}

/** The silence of a device that was heard last at `heardAt`, at the time `at`, both by the clock on stage. */
export function silenceOf(heardAt: number, at: number): Silence {
  const ms = realMs(at - heardAt);
  return { time: durationText(ms), gone: ms >= GONE_AFTER_MS };
}
