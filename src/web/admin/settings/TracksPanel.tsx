/** What music may be sent, until when, and how it is played. */

import { Switch } from '#web/ui/Checkbox.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useEventChange } from './use-event-change.ts';

export function TracksPanel({ event }: { event: AdminEvent }) {
  const { settings } = event;
  const { field, onOff, form } = useEventChange(
    'tracks',
    event,
    {
      until: toLocalInput(settings.tracksUntilAt, event.timeZone),
      trackMaxMb: String(settings.trackMaxMb),
      trimSilence: settings.trimSilence,
    },
    {
      until: (text) => ({ settings: { tracksUntilAt: fromLocalInput(text, event.timeZone) } }),
      trackMaxMb: (text) => ({ settings: { trackMaxMb: Number(text) } }),
    },
  );
  return (
    <SettingsForm form={form}>
      <TextField optional type="datetime-local" {...field('until', 'settings.tracks_until_at')} />
      <TextField inputMode="numeric" {...field('trackMaxMb')} />
      <Switch {...onOff('trimSilence')} />
    </SettingsForm>
  );
}
