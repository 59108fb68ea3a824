/** How long personal data is kept: a rule the server keeps by itself. */
import { showDate } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

const DAY_MS = 86_400_000;

interface Draft {
  days: string;
}

export function RetentionPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useEventChange<Draft>('retention', event, ({ days = '' }) => ({
    settings: { eraseAfterDays: days.trim() === '' ? null : Number(days) },
  }));
  const days = draft.days ?? String(event.settings.eraseAfterDays ?? '');
  const known = Number(days);
  return (
    <SettingsForm form={form}>
      <TextField
        label={say('people.daysAfter')}
        hint={say('people.daysAfterHint')}
        optional
        inputMode="numeric"
        name="settings.erase_after_days"
        value={days}
        onChange={(value) => set('days', value)}
        error={problems['settings.erase_after_days']}
      />
      {event.startsAt !== null && known >= 1 && (
        <p className="muted">
          {say('people.erasedOn', { date: showDate(event.startsAt + known * DAY_MS, event.timeZone) })}
        </p>
      )}
    </SettingsForm>
  );
}
