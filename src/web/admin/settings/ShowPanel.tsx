/** How the show runs: how long judges have, the time between acts, and where acts come to the stage. */
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
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
          label={say('hall.judgesTime')}
          optional
          hint={say('hall.judgesTimeHint')}
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
          label={say('hall.betweenActs')}
          hint={say('hall.betweenActsHint')}
          inputMode="numeric"
          name="settings.changeover_ms"
          value={draft.changeoverSeconds ?? String(settings.changeoverMs / 1_000)}
          onChange={(value) => set('changeoverSeconds', value)}
          error={problems['settings.changeover_ms']}
        />
      </div>
      <TextField
        label={say('hall.phonesFollow')}
        hint={say('hall.phonesFollowHint')}
        inputMode="numeric"
        name="settings.phones_follow_ms"
        value={draft.followSeconds ?? String(settings.phonesFollowMs / 1_000)}
        onChange={(value) => set('followSeconds', value)}
        error={problems['settings.phones_follow_ms']}
      />
      <PickGroup
        label={say('hall.stageSide')}
        hint={say('hall.stageSideHint')}
        options={[
          { value: 'unsaid', label: say('hall.sideUnsaid') },
          { value: 'left', label: say('hall.stageLeft') },
          { value: 'right', label: say('hall.stageRight') },
        ]}
        value={draft.stageSide ?? settings.stageSide ?? 'unsaid'}
        onChange={(value) => set('stageSide', value)}
      />
    </SettingsForm>
  );
}
