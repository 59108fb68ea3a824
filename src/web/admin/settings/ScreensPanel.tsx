/** What the hall's screens need to know. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { NetworkAddresses } from './NetworkAddresses.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './use-event-change.ts';

export function ScreensPanel({ event }: { event: AdminEvent }) {
  const { draft, set, field, choice, onOff, form } = useSettingsChange('screens', event);
  return (
    <SettingsForm form={form}>
      <div className={styles.form}>
        <TextField optional inputMode="url" dir="ltr" {...field('publicAddress')} />
        <NetworkAddresses
          chosen={draft.publicAddress}
          onChoose={(address) => set('publicAddress', address)}
        />
      </div>
      <div className={styles.pair}>
        <TextField optional {...field('wifiLine')} />
        <TextField dir="ltr" autoComplete="off" {...field('mcAccessCode')} />
      </div>
      <Switch {...onOff('lineupPublished')} />
      <Switch {...onOff('showTurnout')} />
      <Switch {...onOff('openingCount')} />
      <PickGroup
        options={optionsOf({ off: 'hall.never', numbered: 'hall.byNumber', named: 'hall.byNames' })}
        {...choice('projectorScores')}
      />
      <PickGroup
        options={optionsOf({ off: 'hall.never', until_last: 'hall.untilLast', always: 'hall.toTheEnd' })}
        {...choice('projectorStandings')}
      />
    </SettingsForm>
  );
}
