/** When acts may register. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  registrationMode: AdminEvent['registrationMode'];
  opens: string;
  closes: string;
  minorBelowAge: string;
  actsPerContact: string;
  photoConsentAsked: boolean;
}

const MODES = [
  { value: 'by_date', label: 'By its dates' },
  { value: 'open', label: 'Open now' },
  { value: 'closed', label: 'Closed now' },
] as const;

export function RegistrationPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useEventChange<Draft>(
    'registration',
    event,
    ({ opens, closes, minorBelowAge, actsPerContact, photoConsentAsked, ...facts }) => ({
      ...facts,
      ...(opens !== undefined && { registrationOpensAt: fromLocalInput(opens, event.timeZone) }),
      ...(closes !== undefined && { registrationClosesAt: fromLocalInput(closes, event.timeZone) }),
      settings: {
        ...(minorBelowAge !== undefined && { minorBelowAge: Number(minorBelowAge) }),
        ...(actsPerContact !== undefined && { actsPerContact: Number(actsPerContact || '0') }),
        ...(photoConsentAsked !== undefined && { photoConsentAsked }),
      },
    }),
  );
  return (
    <SettingsForm form={form}>
      <PickGroup
        label="Registration is"
        options={MODES}
        value={draft.registrationMode ?? event.registrationMode}
        onChange={(value) => set('registrationMode', value)}
      />
      <div className={styles.pair}>
        <TextField
          label="Opens"
          optional
          type="datetime-local"
          name="registration_opens_at"
          value={draft.opens ?? toLocalInput(event.registrationOpensAt, event.timeZone)}
          onChange={(value) => set('opens', value)}
          error={problems.registration_opens_at}
        />
        <TextField
          label="Closes"
          optional
          type="datetime-local"
          name="registration_closes_at"
          value={draft.closes ?? toLocalInput(event.registrationClosesAt, event.timeZone)}
          onChange={(value) => set('closes', value)}
          error={problems.registration_closes_at}
        />
        <TextField
          label="A parent agrees below the age of"
          hint="The law differs by country."
          inputMode="numeric"
          name="settings.minor_below_age"
          value={draft.minorBelowAge ?? String(event.settings.minorBelowAge)}
          onChange={(value) => set('minorBelowAge', value)}
          error={problems['settings.minor_below_age']}
        />
        <TextField
          label="Acts that one contact may register"
          hint="0 for any number. Told before anybody begins to type."
          inputMode="numeric"
          name="settings.acts_per_contact"
          value={draft.actsPerContact ?? String(event.settings.actsPerContact)}
          onChange={(value) => set('actsPerContact', value)}
          error={problems['settings.acts_per_contact']}
        />
      </div>
      <Switch
        label="Ask whether photos may be shown"
        detail="Everybody has to answer; both answers are fine. The list, the door sheet and the MC's crew see it."
        checked={draft.photoConsentAsked ?? event.settings.photoConsentAsked}
        onChange={(value) => set('photoConsentAsked', value)}
      />
    </SettingsForm>
  );
}
