/** The instant of a time on the clock, in an evening that may go on after midnight. */
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';

const DAY = 86_400_000;

/**
 * The instant (ms) at which the clock says `time` ("23:10") first once the show has begun: on its evening, or after its
 * midnight. null for what is no time, and where the show has none.
 */
export function atTime(
  time: string,
  { startsAt, timeZone }: { startsAt: number | null; timeZone: string },
): number | null {
  if (startsAt === null || !/^\d\d:\d\d$/.test(time)) return null;
  const evening = toLocalInput(startsAt, timeZone).slice(0, 10);
  const at = fromLocalInput(`${evening}T${time}`, timeZone);
  if (at === null || at >= startsAt) return at;
  // By the calendar: the night in which clocks change is longer or shorter than others.
  const next = new Date(Date.parse(evening) + DAY).toISOString().slice(0, 10);
  return fromLocalInput(`${next}T${time}`, timeZone);
}
