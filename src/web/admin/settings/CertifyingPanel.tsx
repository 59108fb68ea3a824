/** Who answers for a result. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  twoPersonCertification: boolean;
}

export function CertifyingPanel({ event }: { event: AdminEvent }) {
  const { draft, set, form } = useEventChange<Draft>('certifying', event, (settings) => ({ settings }));
  return (
    <SettingsForm form={form}>
      <Switch
        label={say('hall.twoPeople')}
        detail={say('hall.twoPeopleHint')}
        checked={draft.twoPersonCertification ?? event.settings.twoPersonCertification}
        onChange={(value) => set('twoPersonCertification', value)}
      />
    </SettingsForm>
  );
}
