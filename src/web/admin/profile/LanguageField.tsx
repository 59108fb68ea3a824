/** In which language the own account reads the office. */
import { LANGUAGES } from '#domain/messages/languages.ts';
import { say, useLanguage } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { useOfficeLanguage } from '../use-office-language.ts';

export function LanguageField() {
  const { language, offered } = useLanguage();
  const choose = useOfficeLanguage();
  return (
    <SelectField
      label={say('ui.language')}
      hint={say('office.languageLead')}
      options={offered.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
      value={language}
      onChange={(chosen) => {
        const found = offered.find((code) => code === chosen);
        if (found) choose(found);
      }}
    />
  );
}
