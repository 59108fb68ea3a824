/** How the show runs: how long judges have, the time between acts, and where acts come to the stage. */
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

const MINUTE_MS = 60_000;

export function ShowPanel({ event }: { event: AdminEvent }) {
  const { settings } = event;
  const { field, choice, form } = useEventChange(
    'show',
    event,
    {
      graceMinutes: settings.scoringGraceMs === null ? '' : String(settings.scoringGraceMs / MINUTE_MS),
      changeoverSeconds: String(settings.changeoverMs / 1_000),
      followSeconds: String(settings.phonesFollowMs / 1_000),
      stageSide: settings.stageSide ?? ('unsaid' as const),
    },
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
          {...field('graceMinutes', 'settings.scoring_grace_ms')}
        />
        <TextField
          label={say('hall.betweenActs')}
          hint={say('hall.betweenActsHint')}
          inputMode="numeric"
          {...field('changeoverSeconds', 'settings.changeover_ms')}
        />
      </div>
      <TextField
        label={say('hall.phonesFollow')}
        hint={say('hall.phonesFollowHint')}
        inputMode="numeric"
        {...field('followSeconds', 'settings.phones_follow_ms')}
      />
      <PickGroup
        label={say('hall.stageSide')}
        hint={say('hall.stageSideHint')}
        options={optionsOf({ unsaid: 'hall.sideUnsaid', left: 'hall.stageLeft', right: 'hall.stageRight' })}
        {...choice('stageSide')}
      />
    </SettingsForm>
  );
}
