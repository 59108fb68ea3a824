/** What the event is, when and where. */
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, type EventChange, useEventChange } from './use-event-change.ts';

interface Draft {
  name: string;
  host: string;
  venue: string;
  description: string;
  timeZone: string;
  starts: string;
  doors: string;
  contactLine: string;
}

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
  const { draft, set, problems, form } = useEventChange<Draft>(
    'event',
    event,
    ({ starts, doors, contactLine, timeZone, ...facts }) => ({
      ...facts,
      ...(timeZone !== undefined && timesIn(timeZone, event)),
      ...(starts !== undefined && { startsAt: fromLocalInput(starts, event.timeZone) }),
      ...(doors !== undefined && { doorsAt: fromLocalInput(doors, event.timeZone) }),
      ...(contactLine !== undefined && { settings: { contactLine } }),
    }),
  );
  const zone = draft.timeZone ?? event.timeZone;
  return (
    <SettingsForm form={form}>
      <TextField
        label={say('event.name')}
        hint={say('event.asOnPoster')}
        name="name"
        value={draft.name ?? event.name}
        onChange={(value) => set('name', value)}
        error={problems.name}
      />
      <div className={styles.pair}>
        <TextField
          label={say('event.host')}
          optional
          hint={say('event.hostHint')}
          name="host"
          value={draft.host ?? event.host}
          onChange={(value) => set('host', value)}
          error={problems.host}
        />
        <TextField
          label={say('event.venue')}
          optional
          name="venue"
          value={draft.venue ?? event.venue}
          onChange={(value) => set('venue', value)}
          error={problems.venue}
        />
      </div>
      <TextArea
        label={say('event.whatItIs')}
        optional
        name="description"
        maxLength={2000}
        value={draft.description ?? event.description}
        onChange={(value) => set('description', value)}
        error={problems.description}
      />
      <div className={styles.pair}>
        <TextField
          label={say('event.showStarts')}
          optional
          type="datetime-local"
          name="starts_at"
          value={draft.starts ?? toLocalInput(event.startsAt, event.timeZone)}
          onChange={(value) => set('starts', value)}
          error={problems.starts_at}
        />
        <TextField
          label={say('event.doorsOpen')}
          optional
          type="datetime-local"
          name="doors_at"
          value={draft.doors ?? toLocalInput(event.doorsAt, event.timeZone)}
          onChange={(value) => set('doors', value)}
          error={problems.doors_at}
        />
        <TextField
          label={say('event.timeZone')}
          hint={say('event.timeZoneHint')}
          name="time_zone"
          list="time-zones"
          dir="ltr"
          value={zone}
          onChange={(value) => set('timeZone', value)}
          error={problems.time_zone}
        />
        <datalist id="time-zones">
          {ZONES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <TextField
        label={say('event.reachYou')}
        optional
        hint={say('event.reachYouHint')}
        name="settings.contact_line"
        value={draft.contactLine ?? event.settings.contactLine}
        onChange={(value) => set('contactLine', value)}
        error={problems['settings.contact_line']}
      />
    </SettingsForm>
  );
}
