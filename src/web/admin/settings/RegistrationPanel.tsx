/** When acts may register, and how the form will look beside all that is set about it. */
import type { ReactNode } from 'react';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { RegistrationPreview } from './RegistrationPreview.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { useEventChange } from './use-event-change.ts';

/** @param children what else is set about the form, below */
export function RegistrationPanel({ event, children }: { event: AdminEvent; children: ReactNode }) {
  const { settings } = event;
  const { draft, field, choice, onOff, form } = useEventChange(
    'registration',
    event,
    {
      registrationMode: event.registrationMode,
      opens: toLocalInput(event.registrationOpensAt, event.timeZone),
      closes: toLocalInput(event.registrationClosesAt, event.timeZone),
      minorBelowAge: String(settings.minorBelowAge),
      actsPerContact: String(settings.actsPerContact),
      photoConsentAsked: settings.photoConsentAsked,
    },
    {
      registrationMode: (registrationMode) => ({ registrationMode }),
      opens: (text) => ({ registrationOpensAt: fromLocalInput(text, event.timeZone) }),
      closes: (text) => ({ registrationClosesAt: fromLocalInput(text, event.timeZone) }),
      minorBelowAge: (text) => ({ settings: { minorBelowAge: Number(text) } }),
      actsPerContact: (text) => ({ settings: { actsPerContact: Number(text || '0') } }),
    },
  );
  return (
    <div className={styles.beside} data-wide>
      <div className={styles.section}>
        <SettingsForm form={form}>
          <PickGroup
            options={optionsOf({ by_date: 'form.byDates', open: 'form.openNow', closed: 'form.closedNow' })}
            {...choice('registrationMode')}
          />
          <div className={styles.pair}>
            <TextField optional type="datetime-local" {...field('opens', 'registration_opens_at')} />
            <TextField optional type="datetime-local" {...field('closes', 'registration_closes_at')} />
            <TextField inputMode="numeric" {...field('minorBelowAge')} />
            <TextField inputMode="numeric" {...field('actsPerContact')} />
          </div>
          <Switch {...onOff('photoConsentAsked')} />
        </SettingsForm>
        {children}
      </div>
      <RegistrationPreview event={event} typed={draft} />
    </div>
  );
}
