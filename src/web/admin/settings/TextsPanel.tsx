/** The texts that people agree to. Changing one makes its next version; what was agreed to before is kept. */

import { versionedText } from '#contract/events/schema.ts';
import { longest } from '#contract/primitives.ts';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useEventChange } from './use-event-change.ts';

export function TextsPanel({ event }: { event: AdminEvent }) {
  const { consentText, riskText } = event.settings;
  const { field, form } = useEventChange(
    'texts',
    event,
    { consentText: consentText.text, riskText: riskText.text },
    {
      consentText: (text) => ({ settings: { consentText: { ...consentText, text } } }),
      riskText: (text) => ({ settings: { riskText: { ...riskText, text } } }),
    },
  );
  return (
    <SettingsForm form={form}>
      <TextArea
        most={longest(versionedText.shape.text)}
        {...field('consentText', 'settings.consent_text.text')}
        hint={say('texts.version', { version: consentText.version })}
      />
      <TextArea
        most={longest(versionedText.shape.text)}
        {...field('riskText', 'settings.risk_text.text')}
        hint={say('texts.version', { version: riskText.version })}
      />
    </SettingsForm>
  );
}
