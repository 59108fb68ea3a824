/** What the hall's screens need to know. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
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
            label="Address for phones"
            optional
            hint="In QR codes and links. Empty: the address this page was opened with, or this machine’s on the network."
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
          label="Wi-Fi in words"
          optional
          hint="On the projector beside the address, as “Hall-Guest, no password”. Its code is made under Addresses and codes."
          name="settings.wifi_line"
          value={draft.wifiLine ?? settings.wifiLine}
          onChange={(value) => set('wifiLine', value)}
          error={problems['settings.wifi_line']}
        />
        <TextField
          label="MC access code"
          hint="The MC types it once at /mc to see the script, pronunciations and notes. Empty: pages are paired under Paired screens only."
          name="settings.mc_access_code"
          dir="ltr"
          autoComplete="off"
          value={draft.mcAccessCode ?? settings.mcAccessCode}
          onChange={(value) => set('mcAccessCode', value)}
          error={problems['settings.mc_access_code']}
        />
      </div>
      <Switch
        label="Publish the line-up"
        detail="The front page lists the acts in running order. From then on each keeps its number."
        checked={draft.lineupPublished ?? settings.lineupPublished}
        onChange={(value) => set('lineupPublished', value)}
      />
      <Switch
        label="Show how many have voted"
        detail="A number on the projector while a poll is open; never who is ahead."
        checked={draft.showTurnout ?? settings.showTurnout}
        onChange={(value) => set('showTurnout', value)}
      />
      <PickGroup
        label="An act’s scores on the projector"
        hint="Once they are locked, when the desk puts them there. What the rules drop is struck through."
        options={[
          { value: 'off', label: 'Never' },
          { value: 'numbered', label: 'By “Judge 1”' },
          { value: 'named', label: 'By the judges’ names' },
        ]}
        value={draft.projectorScores ?? settings.projectorScores}
        onChange={(value) => set('projectorScores', value)}
      />
      <PickGroup
        label="Standings so far on the projector"
        hint="Judges only, over the acts whose scores are locked. The audience’s part is never in them."
        options={[
          { value: 'off', label: 'Never' },
          { value: 'until_last', label: 'Until the last act is scored' },
          { value: 'always', label: 'To the end' },
        ]}
        value={draft.projectorStandings ?? settings.projectorStandings}
        onChange={(value) => set('projectorStandings', value)}
      />
    </SettingsForm>
  );
}
