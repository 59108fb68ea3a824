/** How the show runs: how long judges have, the time between acts, and where acts come to the stage. */
import { PickGroup } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  graceMinutes: string;
  changeoverSeconds: string;
  followSeconds: string;
  stageSide: 'left' | 'right' | 'unsaid';
}

const MINUTE_MS = 60_000;

export function ShowPanel({ event }: { event: AdminEvent }) {
  const { settings } = event;
  const { draft, set, problems, form } = useEventChange<Draft>(
    'show',
    event,
    ({ graceMinutes, changeoverSeconds, followSeconds, stageSide }) => ({
      settings: {
        ...(graceMinutes !== undefined && {
          scoringGraceMs:
            graceMinutes.trim() === ''
              ? null
              : Math.round(Number(graceMinutes.replace(',', '.')) * MINUTE_MS),
        }),
        ...(changeoverSeconds !== undefined && { changeoverMs: Number(changeoverSeconds) * 1_000 }),
        ...(followSeconds !== undefined && { phonesFollowMs: Number(followSeconds) * 1_000 }),
        ...(stageSide !== undefined && { stageSide: stageSide === 'unsaid' ? null : stageSide }),
      },
    }),
  );
  return (
    <SettingsForm form={form}>
      <div className={styles.pair}>
        <TextField
          label="Judges’ time after an act, in minutes"
          optional
          hint="Counted down on judges’ devices; then the act’s scores close by themselves. Empty: they stay open until somebody locks them."
          inputMode="decimal"
          name="settings.scoring_grace_ms"
          value={
            draft.graceMinutes ??
            (settings.scoringGraceMs === null ? '' : String(settings.scoringGraceMs / MINUTE_MS))
          }
          onChange={(value) => set('graceMinutes', value)}
          error={problems['settings.scoring_grace_ms']}
        />
        <TextField
          label="Time between acts, in seconds"
          hint="Counted in the times that are planned and expected."
          inputMode="numeric"
          name="settings.changeover_ms"
          value={draft.changeoverSeconds ?? String(settings.changeoverMs / 1_000)}
          onChange={(value) => set('changeoverSeconds', value)}
          error={problems['settings.changeover_ms']}
        />
      </div>
      <TextField
        label="Phones follow the hall after, in seconds"
        hint="When places are told: so long after the stage they stand on phones, on /results and, once a projector is paired, on those that are not. With a stream, as long as it is late; 0: at once."
        inputMode="numeric"
        name="settings.phones_follow_ms"
        value={draft.followSeconds ?? String(settings.phonesFollowMs / 1_000)}
        onChange={(value) => set('followSeconds', value)}
        error={problems['settings.phones_follow_ms']}
      />
      <PickGroup
        label="Where acts come to the stage"
        hint="On the call board. The running order can say otherwise for an act."
        options={[
          { value: 'unsaid', label: 'Not said' },
          { value: 'left', label: 'Stage left' },
          { value: 'right', label: 'Stage right' },
        ]}
        value={draft.stageSide ?? settings.stageSide ?? 'unsaid'}
        onChange={(value) => set('stageSide', value)}
      />
    </SettingsForm>
  );
}
