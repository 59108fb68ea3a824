/** What the event is, when and where. */
import { newEventBody } from '#contract/events/schema.ts';
import { longest } from '#contract/primitives.ts';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { TextArea, TextField, type TextFieldProps } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { doorsChecked } from './doors-checked.ts';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { timesIn } from './times-in.ts';
import { useEventChange } from './use-event-change.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

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
    {
      name: (name) => ({ name }),
      host: (host) => ({ host }),
      venue: (venue) => ({ venue }),
      description: (description) => ({ description }),
      timeZone: (zone) => timesIn(zone, event),
      starts: (text, { timeZone: zone = timeZone }) => ({ startsAt: fromLocalInput(text, zone) }),
      doors: (text, { timeZone: zone = timeZone }) => ({ doorsAt: fromLocalInput(text, zone) }),
    },
  );
  const doors = doorsChecked(field('doors', 'doors_at'), draft.starts);
  return (
    <SettingsForm form={form}>
      <TextField {...field('name', 'name')} />
      <div className={styles.pair}>
        <TextField optional {...field('host', 'host')} />
        <TextField optional {...field('venue', 'venue')} />
      </div>
      <TextArea
        optional
        most={longest(newEventBody.shape.description)}
        {...field('description', 'description')}
      />
      <div className={styles.pair}>
        <TextField optional type="datetime-local" {...field('starts', 'starts_at')} />
        <TextField optional type="datetime-local" {...doors} />
        <TimeZoneField {...field('timeZone', 'time_zone')} />
      </div>
      <TextField optional {...field('contactLine')} />
    </SettingsForm>
  );
}

const TimeZoneField = (field: TextFieldProps) => (
  <>
    <TextField list="time-zones" dir="ltr" {...field} />
    <datalist id="time-zones">
      {ZONES.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
);
