/** How long personal data is kept: a rule the server keeps by itself. */
import { showDate } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

const DAY_MS = 86_400_000;

export function RetentionPanel({ event }: { event: AdminEvent }) {
  const stored = { days: String(event.settings.eraseAfterDays ?? '') };
  const { draft, field, form } = useEventChange('data', event, stored, {
    days: (text) => ({ settings: { eraseAfterDays: text.trim() === '' ? null : Number(text) } }),
  });
  const known = Number(draft.days);
  return (
    <SettingsForm form={form}>
      <TextField optional inputMode="numeric" {...field('days', 'settings.erase_after_days')} />
      {event.startsAt !== null && known >= 1 && (
        <p className="muted">
          {say('people.erasedOn', { date: showDate(event.startsAt + known * DAY_MS, event.timeZone) })}
        </p>
      )}
    </SettingsForm>
  );
}
