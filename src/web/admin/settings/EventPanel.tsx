/** What the event is, when and where. */
import { newEventBody } from '#contract/events/schema.ts';
import { longest } from '#contract/primitives.ts';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import type { FormField } from '#web/ui/use-form.ts';
import { doorsTold } from './doors-told.ts';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, type EventChange, useEventChange } from './use-event-change.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

/** The event in another time zone: its clock says the same there, so a show at 19:30 stays one at 19:30. */
function timesIn(timeZone: string, event: AdminEvent): EventChange {
  if (!ZONES.includes(timeZone)) return { timeZone };
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

export function EventPanel({ event }: { event: AdminEvent }) {
  const { name, host, venue, description, timeZone, settings } = event;
  const { draft, field, form } = useEventChange(
    'event',
    event,
    {
      ...{ name, host, venue, description, timeZone },
      starts: toLocalInput(event.startsAt, timeZone),
      doors: toLocalInput(event.doorsAt, timeZone),
      contactLine: settings.contactLine,
    },
    ({ starts, doors, contactLine, timeZone, ...facts }) => ({
      ...facts,
      ...(timeZone !== undefined && timesIn(timeZone, event)),
      ...(starts !== undefined && { startsAt: fromLocalInput(starts, event.timeZone) }),
      ...(doors !== undefined && { doorsAt: fromLocalInput(doors, event.timeZone) }),
      ...(contactLine !== undefined && { settings: { contactLine } }),
    }),
  );
  const doors = doorsTold(field('doors', 'doors_at'), draft.starts);
  return (
    <SettingsForm form={form}>
      <TextField label={say('event.name')} hint={say('event.asOnPoster')} {...field('name', 'name')} />
      <div className={styles.pair}>
        <TextField
          label={say('event.host')}
          optional
          hint={say('event.hostHint')}
          {...field('host', 'host')}
        />
        <TextField label={say('event.venue')} optional {...field('venue', 'venue')} />
      </div>
      <TextArea
        label={say('event.whatItIs')}
        optional
        most={longest(newEventBody.shape.description)}
        {...field('description', 'description')}
      />
      <div className={styles.pair}>
        <TextField
          label={say('event.showStarts')}
          optional
          type="datetime-local"
          {...field('starts', 'starts_at')}
        />
        <TextField label={say('event.doorsOpen')} optional type="datetime-local" {...doors} />
        <TimeZoneField {...field('timeZone', 'time_zone')} />
      </div>
      <TextField
        label={say('event.reachYou')}
        optional
        hint={say('event.reachYouHint')}
        {...field('contactLine')}
      />
    </SettingsForm>
  );
}

const TimeZoneField = (field: FormField<string>) => (
  <>
    <TextField
      label={say('event.timeZone')}
      hint={say('event.timeZoneHint')}
      list="time-zones"
      dir="ltr"
      {...field}
    />
    <datalist id="time-zones">
      {ZONES.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
);
