/** What music may be sent. */
import { FORMATS_IN_WORDS } from '#domain/tracks/formats.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  trackMaxMb: string;
}

export function TracksPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, ...form } = useEventChange<Draft>(event, ({ trackMaxMb }) =>
    trackMaxMb === undefined ? {} : { settings: { trackMaxMb: Number(trackMaxMb) } },
  );
  return (
    <SettingsForm id="tracks" title="Tracks" {...form} onSave={form.save}>
      <TextField
        label="Largest file, in megabytes"
        hint={`${FORMATS_IN_WORDS} are taken. A song of five minutes has about 10 MB as MP3 and 50 MB as WAV.`}
        inputMode="numeric"
        name="settings.track_max_mb"
        value={draft.trackMaxMb ?? String(event.settings.trackMaxMb)}
        onChange={(value) => set('trackMaxMb', value)}
        error={problems['settings.track_max_mb']}
      />
    </SettingsForm>
  );
}
