/** How long personal data is kept: a rule the server keeps by itself. */
import { peopleEndpoints } from '#contract/registration/people.ts';
import { erasureDueAt } from '#domain/registration/retention.ts';
import { useAsk } from '#web/client/ask.ts';
import { showDate } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useEventChange } from './use-event-change.ts';

export function RetentionPanel({ event }: { event: AdminEvent }) {
  const stored = { days: String(event.settings.eraseAfterDays ?? '') };
  const { draft, field, form } = useEventChange('data', event, stored, {
    days: (text) => ({ settings: { eraseAfterDays: text.trim() === '' ? null : Number(text) } }),
  });
  const kept = useAsk(peopleEndpoints.kept, { params: { id: event.id } });
  const people = kept.data?.parts.find(({ part }) => part === 'people');
  const isErased = people !== undefined && people.count === 0 && people.erased > 0;
  const known = Number(draft.days);
  const due = erasureDueAt({
    startsAt: event.startsAt,
    eraseAfterDays: known >= 1 ? known : null,
    // What is changed here is a change of the event.
    updatedAt: draft.days === stored.days ? event.updatedAt : Date.now(),
  });
  return (
    <SettingsForm form={form}>
      <TextField optional inputMode="numeric" {...field('days', 'settings.erase_after_days')} />
      {due !== undefined && !isErased && (
        <p className="muted">{say('people.erasedOn', { date: showDate(due, event.timeZone) })}</p>
      )}
    </SettingsForm>
  );
}
