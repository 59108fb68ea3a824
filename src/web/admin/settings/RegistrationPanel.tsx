/** When acts may register, and how the form will look beside all that is set about it. */
import type { ComponentProps, ReactNode } from 'react';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import { RegistrationPreview } from './RegistrationPreview.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

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
    <div className={styles.beside} data-wide>
      <div className={styles.section}>
        <SettingsForm form={form}>
          <PickGroup
            label={say('form.registrationIs')}
            options={optionsOf({ by_date: 'form.byDates', open: 'form.openNow', closed: 'form.closedNow' })}
            {...choice('registrationMode')}
          />
          <div className={styles.pair}>
            <Day label={say('form.opens')} {...field('opens', 'registration_opens_at')} />
            <Day label={say('form.closes')} {...field('closes', 'registration_closes_at')} />
            <TextField
              label={say('form.parentBelow')}
              hint={say('form.parentBelowHint')}
              inputMode="numeric"
              {...field('minorBelowAge')}
            />
            <TextField
              label={say('form.actsPerContact')}
              hint={say('form.actsPerContactHint')}
              inputMode="numeric"
              {...field('actsPerContact')}
            />
          </div>
          <Switch
            label={say('form.askPhotos')}
            detail={say('form.askPhotosHint')}
            {...onOff('photoConsentAsked')}
          />
        </SettingsForm>
        {children}
      </div>
      <RegistrationPreview event={event} typed={draft} />
    </div>
  );
}

/** A day and a time that may be left open. */
const Day = (
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'value' | 'onChange' | 'error'>,
) => <TextField {...field} optional type="datetime-local" />;
