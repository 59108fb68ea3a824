/** What the hall's screens need to know. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import { NetworkAddresses } from './NetworkAddresses.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useSettingsChange } from './use-event-change.ts';

const SWITCHES = [
  ['lineupPublished', 'hall.publishLineup', 'hall.publishLineupHint'],
  ['showTurnout', 'hall.showTurnout', 'hall.showTurnoutHint'],
  ['openingCount', 'hall.openingCount', 'hall.openingCountHint'],
] as const;

export function ScreensPanel({ event }: { event: AdminEvent }) {
  const { draft, set, field, choice, onOff, form } = useSettingsChange('screens', event);
  return (
    <SettingsForm form={form}>
      <div className={styles.pair}>
        <div className={styles.form}>
          <TextField
            label={say('hall.phoneAddress')}
            optional
            hint={say('hall.phoneAddressHint')}
            inputMode="url"
            dir="ltr"
            {...field('publicAddress')}
          />
          <NetworkAddresses
            chosen={draft.publicAddress}
            onChoose={(address) => set('publicAddress', address)}
          />
        </div>
        <TextField
          label={say('hall.wifiInWords')}
          optional
          hint={say('hall.wifiInWordsHint')}
          {...field('wifiLine')}
        />
        <TextField
          label={say('hall.mcCode')}
          hint={say('hall.mcCodeHint')}
          dir="ltr"
          autoComplete="off"
          {...field('mcAccessCode')}
        />
      </div>
      {SWITCHES.map(([name, label, detail]) => (
        <Switch key={name} label={say(label)} detail={say(detail)} {...onOff(name)} />
      ))}
      <PickGroup
        label={say('hall.actScores')}
        hint={say('hall.actScoresHint')}
        options={optionsOf({ off: 'hall.never', numbered: 'hall.byNumber', named: 'hall.byNames' })}
        {...choice('projectorScores')}
      />
      <PickGroup
        label={say('hall.standings')}
        hint={say('hall.standingsHint')}
        options={optionsOf({ off: 'hall.never', until_last: 'hall.untilLast', always: 'hall.toTheEnd' })}
        {...choice('projectorStandings')}
      />
    </SettingsForm>
  );
}
