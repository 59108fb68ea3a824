/** What music may be sent, until when, and how it is played. */

import { Switch } from '#web/ui/Checkbox.tsx';
import { fromLocalInput, toLocalInput } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  trackMaxMb: string;
  until: string;
  trimSilence: boolean;
}

export function TracksPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useEventChange<Draft>(
    'tracks',
    event,
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
        name="settings.tracks_until_at"
        value={draft.until ?? toLocalInput(event.settings.tracksUntilAt, event.timeZone)}
        onChange={(value) => set('until', value)}
        error={problems['settings.tracks_until_at']}
      />
      <TextField
        label={say('texts.largestFile')}
        hint={say('texts.largestHint')}
        inputMode="numeric"
        name="settings.track_max_mb"
        value={draft.trackMaxMb ?? String(event.settings.trackMaxMb)}
        onChange={(value) => set('trackMaxMb', value)}
        error={problems['settings.track_max_mb']}
      />
      <Switch
        label={say('texts.leaveSilence')}
        detail={say('texts.leaveSilenceHint')}
        checked={draft.trimSilence ?? event.settings.trimSilence}
        onChange={(value) => set('trimSilence', value)}
      />
    </SettingsForm>
  );
}
