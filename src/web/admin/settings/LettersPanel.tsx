/** The letters to performers: whether any are sent, and what each says, with how it will read. */
import { useState } from 'react';
import { letterText } from '#contract/mail/schema.ts';
import { longest } from '#contract/primitives.ts';
import { BLANKS, LETTER_TEXTS, LETTERS, type LetterKind, type LetterText } from '#domain/mail/letters.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { LETTER_WORDS } from './letter-words.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './use-event-change.ts';

export function LettersPanel({ event }: { event: AdminEvent }) {
  const [kind, setKind] = useState<LetterKind>('received');
  const { draft, set, onOff, problems, form } = useSettingsChange('letters', event);
  const text = draft.letters[kind];
  const change = (part: Partial<LetterText>) =>
    set('letters', { ...draft.letters, [kind]: { ...text, ...part } });
  const isOurs = text.subject === LETTER_TEXTS[kind].subject && text.body === LETTER_TEXTS[kind].body;
  return (
    <SettingsForm form={form}>
      <Switch {...onOff('mailOn')} />
      <SelectField
        label={say('texts.letter')}
        hint={say('texts.letterHint')}
        name="letter_kind"
        value={kind}
        onChange={(value) => setKind(LETTERS.find((one) => one === value) ?? 'received')}
        options={LETTERS.map((value) => ({ value, label: say(LETTER_WORDS[value]) }))}
      />
      <TextField
        label={say('texts.subject')}
        name={`settings.letters.${kind}.subject`}
        most={longest(letterText.shape.subject)}
        value={text.subject}
        onChange={(subject) => change({ subject })}
        error={problems[`settings.letters.${kind}.subject`]}
      />
      <TextArea
        label={say('texts.text')}
        hint={say('texts.filledFor', { blanks: BLANKS.map((blank) => `{${blank}}`).join(' ') })}
        name={`settings.letters.${kind}.body`}
        most={longest(letterText.shape.body)}
        rows={12}
        value={text.body}
        onChange={(body) => change({ body })}
        error={problems[`settings.letters.${kind}.body`]}
      />
      {!isOurs && (
        <Button
          kind="quiet"
          onClick={() => {
            change(LETTER_TEXTS[kind]);
            form.save();
          }}
        >
          {say('texts.backToOurs')}
        </Button>
      )}
      <LetterPreview event={event} kind={kind} text={text} />
    </SettingsForm>
  );
}
