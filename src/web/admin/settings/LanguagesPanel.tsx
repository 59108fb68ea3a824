/** What the event speaks, and in which other languages its pages may be read. */
import { LANGUAGES, type Language, SOURCE, TRANSLATED } from '#domain/messages/languages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

interface Draft {
  mainLanguage: Language;
  otherLanguages: Language[];
}

const OFFERED: readonly Language[] = [SOURCE, ...TRANSLATED];

export function LanguagesPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useEventChange<Draft>('languages', event, (settings) => ({
    settings,
  }));
  const main = draft.mainLanguage ?? event.settings.mainLanguage;
  const others = draft.otherLanguages ?? event.settings.otherLanguages;
  return (
    <SettingsForm form={form}>
      <SelectField
        label="The event speaks"
        hint="The hall’s screens speak it, and so does every page to somebody who reads none of the others."
        name="settings.main_language"
        value={main}
        onChange={(value) => set('mainLanguage', value as Language)}
        options={OFFERED.map((value) => ({ value, label: LANGUAGES[value].name }))}
        error={problems['settings.main_language']}
      />
      {OFFERED.filter((language) => language !== main).map((language) => (
        <Checkbox
          key={language}
          label={LANGUAGES[language].name}
          detail="Whose browser reads it gets it, and everybody may switch. Pages that are not translated yet stay English."
          checked={others.includes(language)}
          onChange={(on) =>
            set('otherLanguages', on ? [...others, language] : others.filter((one) => one !== language))
          }
        />
      ))}
    </SettingsForm>
  );
}
