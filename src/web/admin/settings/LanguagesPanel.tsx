/** What the event speaks, and in which other languages its pages may be read. */
import type { Language } from '#domain/messages/languages.ts';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { EVENT_LANGUAGES, languageOption } from '#web/ui/language-name.ts';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TextsStay } from './TextsStay.tsx';
import { useSettingsChange } from './use-event-change.ts';

export function LanguagesPanel({ event }: { event: AdminEvent }) {
  const { draft, set, field, form } = useSettingsChange('languages', event);
  return (
    <SettingsForm form={form}>
      <SelectField
        {...field('mainLanguage')}
        hint={`${say('event.speaksHint')} ${say('event.speaksLater')}`}
        onChange={(value) => set('mainLanguage', value as Language)}
        options={EVENT_LANGUAGES.map(languageOption)}
      />
      <TextsStay event={event} />
      <PickSeveral
        options={EVENT_LANGUAGES.filter((language) => language !== draft.mainLanguage).map(languageOption)}
        {...field('otherLanguages')}
      />
    </SettingsForm>
  );
}
