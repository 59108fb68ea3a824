/** Who answers for a result. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useSettingsChange } from './use-event-change.ts';

export function CertifyingPanel({ event }: { event: AdminEvent }) {
  const { onOff, form } = useSettingsChange('certifying', event);
  return (
    <SettingsForm form={form}>
      <Switch
        label={say('hall.twoPeople')}
        detail={say('hall.twoPeopleHint')}
        {...onOff('twoPersonCertification')}
      />
    </SettingsForm>
  );
}
