/** The texts that people agree to. Changing one makes its next version; what was agreed to before is kept. */

import { versionedText } from '#contract/events/schema.ts';
import { longest } from '#contract/primitives.ts';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

export function TextsPanel({ event }: { event: AdminEvent }) {
  const { consentText, riskText } = event.settings;
  const { field, form } = useEventChange(
    'texts',
    event,
    { consentText: consentText.text, riskText: riskText.text },
    (typed) => ({
      settings: {
        ...(typed.consentText !== undefined && { consentText: { ...consentText, text: typed.consentText } }),
        ...(typed.riskText !== undefined && { riskText: { ...riskText, text: typed.riskText } }),
      },
    }),
  );
  return (
    <SettingsForm form={form}>
      <TextArea
        label={say('texts.parentAgrees')}
        hint={say('texts.version', { version: consentText.version })}
        most={longest(versionedText.shape.text)}
        {...field('consentText', 'settings.consent_text.text')}
      />
      <TextArea
        label={say('texts.rulesAccepted')}
        hint={say('texts.version', { version: riskText.version })}
        most={longest(versionedText.shape.text)}
        {...field('riskText', 'settings.risk_text.text')}
      />
    </SettingsForm>
  );
}
