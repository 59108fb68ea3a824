/** When voting should open, in words. */
import { showDate, showDateAndTime, showTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';

/** The label and the time; with the day where it is another one than that of `now` in the event's zone. Both in ms. */
export const expectedWords = (at: number, now: number, timeZone: string): { label: string; time: string } =>
  showDate(at, timeZone, [now]) === showDate(now, timeZone, [at])
    ? { label: say('vote.shouldOpen'), time: showTime(at, timeZone) }
    : { label: say('vote.shouldOpenOn'), time: showDateAndTime(at, timeZone) };
