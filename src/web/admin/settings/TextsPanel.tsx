/** The texts that people agree to. Changing one makes its next version; what was agreed to before is kept. */

import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  consentText: string;
  riskText: string;
}

export function TextsPanel({ event }: { event: AdminEvent }) {
  const { consentText, riskText } = event.settings;
  const { draft, set, problems, form } = useEventChange<Draft>('texts', event, (changed) => ({
    settings: {
      ...(changed.consentText !== undefined && {
        consentText: { ...consentText, text: changed.consentText },
      }),
      ...(changed.riskText !== undefined && { riskText: { ...riskText, text: changed.riskText } }),
    },
  }));
  return (
    <SettingsForm form={form}>
      <TextArea
        label={say('texts.parentAgrees')}
        hint={say('texts.version', { version: consentText.version })}
        name="settings.consent_text.text"
        maxLength={4000}
        value={draft.consentText ?? consentText.text}
        onChange={(value) => set('consentText', value)}
        error={problems['settings.consent_text.text']}
      />
      <TextArea
        label={say('texts.rulesAccepted')}
        hint={say('texts.version', { version: riskText.version })}
        name="settings.risk_text.text"
        maxLength={4000}
        value={draft.riskText ?? riskText.text}
        onChange={(value) => set('riskText', value)}
        error={problems['settings.risk_text.text']}
      />
    </SettingsForm>
  );
}
