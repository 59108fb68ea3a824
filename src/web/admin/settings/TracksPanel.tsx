/** What music may be sent, until when, and how it is played. */

import { Switch } from '#web/ui/Checkbox.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

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
    ({ trackMaxMb, until, trimSilence }) => ({
      settings: {
        ...(trackMaxMb !== undefined && { trackMaxMb: Number(trackMaxMb) }),
        ...(until !== undefined && { tracksUntilAt: fromLocalInput(until, event.timeZone) }),
        ...(trimSilence !== undefined && { trimSilence }),
      },
    }),
  );
  return (
    <SettingsForm form={form}>
      <TextField
        label={say('texts.musicUntil')}
        optional
        hint={say('texts.musicUntilHint')}
        type="datetime-local"
        {...field('until', 'settings.tracks_until_at')}
      />
      <TextField
        label={say('texts.largestFile')}
        hint={say('texts.largestHint')}
        inputMode="numeric"
        {...field('trackMaxMb')}
      />
      <Switch
        label={say('texts.leaveSilence')}
        detail={say('texts.leaveSilenceHint')}
        {...onOff('trimSilence')}
      />
    </SettingsForm>
  );
}
