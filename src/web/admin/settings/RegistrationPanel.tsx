/** When acts may register. */
import type { ComponentProps } from 'react';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
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
  { value: 'by_date', line: 'form.byDates' },
  { value: 'open', line: 'form.openNow' },
  { value: 'closed', line: 'form.closedNow' },
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
        label={say('form.registrationIs')}
        options={MODES.map(({ value, line }) => ({ value, label: say(line) }))}
        value={draft.registrationMode ?? event.registrationMode}
        onChange={(value) => set('registrationMode', value)}
      />
      <div className={styles.pair}>
        <Day
          name="registration_opens_at"
          label={say('form.opens')}
          value={draft.opens ?? toLocalInput(event.registrationOpensAt, event.timeZone)}
          onChange={(value) => set('opens', value)}
          error={problems.registration_opens_at}
        />
        <Day
          name="registration_closes_at"
          label={say('form.closes')}
          value={draft.closes ?? toLocalInput(event.registrationClosesAt, event.timeZone)}
          onChange={(value) => set('closes', value)}
          error={problems.registration_closes_at}
        />
        <TextField
          label={say('form.parentBelow')}
          hint={say('form.parentBelowHint')}
          inputMode="numeric"
          name="settings.minor_below_age"
          value={draft.minorBelowAge ?? String(event.settings.minorBelowAge)}
          onChange={(value) => set('minorBelowAge', value)}
          error={problems['settings.minor_below_age']}
        />
        <TextField
          label={say('form.actsPerContact')}
          hint={say('form.actsPerContactHint')}
          inputMode="numeric"
          name="settings.acts_per_contact"
          value={draft.actsPerContact ?? String(event.settings.actsPerContact)}
          onChange={(value) => set('actsPerContact', value)}
          error={problems['settings.acts_per_contact']}
        />
      </div>
      <Switch
        label={say('form.askPhotos')}
        detail={say('form.askPhotosHint')}
        checked={draft.photoConsentAsked ?? event.settings.photoConsentAsked}
        onChange={(value) => set('photoConsentAsked', value)}
      />
    </SettingsForm>
  );
}

/** A day and a time that may be left open. */
const Day = (
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'value' | 'onChange' | 'error'>,
) => <TextField {...field} optional type="datetime-local" />;
