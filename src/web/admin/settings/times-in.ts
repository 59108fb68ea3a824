/** What becomes of an event's times where its time zone changes. */
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import type { AdminEvent } from '../use-current-event.ts';
import type { EventChange } from './use-event-change.ts';

type Timed = Pick<
  AdminEvent,
  'timeZone' | 'startsAt' | 'doorsAt' | 'registrationOpensAt' | 'registrationClosesAt'
> & { settings: Pick<AdminEvent['settings'], 'tracksUntilAt'> };

/** The event in another time zone: its clock says the same there, so a show at 19:30 stays one at 19:30. */
export function timesIn(timeZone: string, event: Timed): EventChange {
  // The server says what is wrong with a name that is none.
  if (!isZone(timeZone)) return { timeZone };
  const moved = (at: number | null) => fromLocalInput(toLocalInput(at, event.timeZone), timeZone);
  return {
    timeZone,
    startsAt: moved(event.startsAt),
    doorsAt: moved(event.doorsAt),
    registrationOpensAt: moved(event.registrationOpensAt),
    registrationClosesAt: moved(event.registrationClosesAt),
    settings: { tracksUntilAt: moved(event.settings.tracksUntilAt) },
  };
}

/** Zones have more names than a browser lists: UTC, and the newer of two, as Europe/Kyiv and Asia/Kolkata. */
function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
