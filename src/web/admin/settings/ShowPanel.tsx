/** How the show runs: how long judges have, the time between acts, and where acts come to the stage. */
import { PickGroup } from '#web/ui/Choice.tsx';
import { decimalOf } from '#web/ui/scale.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { useEventChange } from './use-event-change.ts';

const MINUTE_MS = 60_000;

/** "1,5" are a minute and a half in ms; nothing is null. */
const minutesIn = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(decimalOf(text)) * MINUTE_MS);

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
    {
      graceMinutes: (text) => ({ settings: { scoringGraceMs: minutesIn(text) } }),
      changeoverSeconds: (text) => ({ settings: { changeoverMs: Number(text) * 1_000 } }),
      followSeconds: (text) => ({ settings: { phonesFollowMs: Number(text) * 1_000 } }),
      stageSide: (side) => ({ settings: { stageSide: side === 'unsaid' ? null : side } }),
    },
  );
  return (
    <SettingsForm form={form}>
      <div className={styles.pair}>
        <TextField optional inputMode="decimal" {...field('graceMinutes', 'settings.scoring_grace_ms')} />
        <TextField inputMode="numeric" {...field('changeoverSeconds', 'settings.changeover_ms')} />
      </div>
      <TextField inputMode="numeric" {...field('followSeconds', 'settings.phones_follow_ms')} />
      <PickGroup
        options={optionsOf({ unsaid: 'hall.sideUnsaid', left: 'hall.stageLeft', right: 'hall.stageRight' })}
        {...choice('stageSide')}
      />
    </SettingsForm>
  );
}
