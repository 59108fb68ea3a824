/** What a performer takes along: the call time in their calendar, and the code to show at check-in. */

import { CalendarPlus, CheckCheck } from 'lucide-react';
import { calendarFile, entryOf, timesOfCall } from '#domain/registration/calendar.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import type { OwnCall, OwnStatus } from './own-status.ts';
import styles from './Status.module.css';

/** A file with the call time; before the running order is made, with the evening itself. */
export function CalendarButton({ status, call }: { status: OwnStatus; call: OwnCall }) {
  const { event, participant } = status;
  const callAt = call?.readyAt ?? null;
  const times = timesOfCall({ ...event, callAt });
  if (times === null) return null;
  const save = () => {
    const file = calendarFile({
      ...times,
      uid: entryOf(participant.id),
      title: callAt === null ? event.name : say('status.calendarTitle', { name: participant.stageName }),
      place: event.venue,
      notes: say('status.calendarNotes'),
      madeAt: Date.now(),
    });
    saveFile('call-time.ics', 'text/calendar', file);
  };
  return (
    <Button onClick={save}>
      <Icon of={CalendarPlus} /> {say('status.toCalendar')}
    </Button>
  );
}

/** The code that the desk scans or the number that it types. The code names the act and opens nothing. */
export function CheckInCode({ status: { participant } }: { status: OwnStatus }) {
  if (participant.status !== 'accepted') return null;
  if (participant.checkedInAt !== null)
    return (
      <Banner tone="ok" icon={CheckCheck} lead={say('status.checkedInYou')}>
        {say('status.crewKnows')}
      </Banner>
    );
  return (
    <section className={styles.code} aria-labelledby="check-in-code">
      <div>
        <h2 className="h3" id="check-in-code">
          {say('status.atCheckIn')}
        </h2>
        <p className="muted">{say('status.showThis', { number: participant.number })}</p>
      </div>
      <QrCode
        value={participant.id}
        label={say('status.checkInOf', { name: participant.stageName })}
        size={132}
      />
    </section>
  );
}
