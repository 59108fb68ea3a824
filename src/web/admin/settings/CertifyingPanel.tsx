/** Who answers for a result. */
import { Switch } from '#web/ui/Checkbox.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './use-event-change.ts';

export function CertifyingPanel({ event }: { event: AdminEvent }) {
  const { onOff, form } = useSettingsChange('certifying', event);
  return (
    <SettingsForm form={form}>
      <Switch {...onOff('twoPersonCertification')} />
    </SettingsForm>
  );
}
