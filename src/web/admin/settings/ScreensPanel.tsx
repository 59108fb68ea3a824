/** What the hall's screens need to know. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { NetworkAddresses } from './NetworkAddresses.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  publicAddress: string;
  wifiLine: string;
  mcAccessCode: string;
  lineupPublished: boolean;
  showTurnout: boolean;
  openingCount: boolean;
  projectorScores: AdminEvent['settings']['projectorScores'];
  projectorStandings: AdminEvent['settings']['projectorStandings'];
}

export function ScreensPanel({ event }: { event: AdminEvent }) {
  const { settings } = event;
  const { draft, set, problems, form } = useEventChange<Draft>('screens', event, (changed) => ({
    settings: changed,
  }));
  return (
    <SettingsForm form={form}>
      <div className={styles.pair}>
        <div className={styles.form}>
          <TextField
            label={say('hall.phoneAddress')}
            optional
            hint={say('hall.phoneAddressHint')}
            name="settings.public_address"
            inputMode="url"
            dir="ltr"
            value={draft.publicAddress ?? settings.publicAddress}
            onChange={(value) => set('publicAddress', value)}
            error={problems['settings.public_address']}
          />
          <NetworkAddresses
            chosen={draft.publicAddress ?? settings.publicAddress}
            onChoose={(address) => set('publicAddress', address)}
          />
        </div>
        <TextField
          label={say('hall.wifiInWords')}
          optional
          hint={say('hall.wifiInWordsHint')}
          name="settings.wifi_line"
          value={draft.wifiLine ?? settings.wifiLine}
          onChange={(value) => set('wifiLine', value)}
          error={problems['settings.wifi_line']}
        />
        <TextField
          label={say('hall.mcCode')}
          hint={say('hall.mcCodeHint')}
          name="settings.mc_access_code"
          dir="ltr"
          autoComplete="off"
          value={draft.mcAccessCode ?? settings.mcAccessCode}
          onChange={(value) => set('mcAccessCode', value)}
          error={problems['settings.mc_access_code']}
        />
      </div>
      <Switch
        label={say('hall.publishLineup')}
        detail={say('hall.publishLineupHint')}
        checked={draft.lineupPublished ?? settings.lineupPublished}
        onChange={(value) => set('lineupPublished', value)}
      />
      <Switch
        label={say('hall.showTurnout')}
        detail={say('hall.showTurnoutHint')}
        checked={draft.showTurnout ?? settings.showTurnout}
        onChange={(value) => set('showTurnout', value)}
      />
      <Switch
        label={say('hall.openingCount')}
        detail={say('hall.openingCountHint')}
        checked={draft.openingCount ?? settings.openingCount}
        onChange={(value) => set('openingCount', value)}
      />
      <PickGroup
        label={say('hall.actScores')}
        hint={say('hall.actScoresHint')}
        options={[
          { value: 'off', label: say('hall.never') },
          { value: 'numbered', label: say('hall.byNumber') },
          { value: 'named', label: say('hall.byNames') },
        ]}
        value={draft.projectorScores ?? settings.projectorScores}
        onChange={(value) => set('projectorScores', value)}
      />
      <PickGroup
        label={say('hall.standings')}
        hint={say('hall.standingsHint')}
        options={[
          { value: 'off', label: say('hall.never') },
          { value: 'until_last', label: say('hall.untilLast') },
          { value: 'always', label: say('hall.toTheEnd') },
        ]}
        value={draft.projectorStandings ?? settings.projectorStandings}
        onChange={(value) => set('projectorStandings', value)}
      />
    </SettingsForm>
  );
}
