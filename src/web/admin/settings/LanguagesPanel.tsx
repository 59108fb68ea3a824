/** What the event speaks, and in which other languages its pages may be read. */
import { LANGUAGES, type Language, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  mainLanguage: Language;
  otherLanguages: Language[];
}

const OFFERED: readonly Language[] = [SOURCE, ...TRANSLATED];

/** Each by its own name. */
const named = (value: Language) => ({ value, label: LANGUAGES[value].name });

export function LanguagesPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useEventChange<Draft>('languages', event, (settings) => ({
    settings,
  }));
  const main = draft.mainLanguage ?? event.settings.mainLanguage;
  const others = draft.otherLanguages ?? event.settings.otherLanguages;
  return (
    <SettingsForm form={form}>
      <SelectField
        label={say('event.speaks')}
        hint={say('event.speaksHint')}
        name="settings.main_language"
        value={main}
        onChange={(value) => set('mainLanguage', value as Language)}
        options={OFFERED.map(named)}
        error={problems['settings.main_language']}
      />
      <PickSeveral
        label={say('event.readIn')}
        hint={say('event.readInHint')}
        name="settings.other_languages"
        options={OFFERED.filter((language) => language !== main).map(named)}
        value={others}
        onChange={(languages) => set('otherLanguages', languages)}
        error={problems['settings.other_languages']}
      />
    </SettingsForm>
  );
}
