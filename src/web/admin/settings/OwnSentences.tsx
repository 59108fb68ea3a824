/** Single sentences of the product, found by their words and said in the event's own. */
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { ownSentence } from '#contract/planning/sentences.ts';
import { longest } from '#contract/primitives.ts';
import type { Language } from '#domain/messages/languages.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { languageOption } from '#web/ui/language-name.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Settings.module.css';

type Sentence = AnswerOf<typeof planningEndpoints.sentences>['sentences'][number];

export function OwnSentences({ event }: { event: AdminEvent }) {
  const { mainLanguage, otherLanguages } = event.settings;
  const offered = [mainLanguage, ...otherLanguages.filter((one) => one !== mainLanguage)];
  const [chosen, setChosen] = useState(mainLanguage);
  const [search, setSearch] = useState('');
  const language = offered.includes(chosen) ? chosen : mainLanguage;
  const found = useAsk(planningEndpoints.sentences, {
    params: { id: event.id },
    query: { language, search },
    placeholderData: (before) => before,
  });
  return (
    <section className={styles.section} aria-labelledby="own-sentences">
      <h2 className="h3" id="own-sentences">
        {say('event.ownSentences')}
      </h2>
      <p className="muted">{say('event.ownSentencesLead')}</p>
      {offered.length > 1 && (
        <SelectField
          label={say('event.saidIn')}
          name="sentence_language"
          value={language}
          onChange={(value) => setChosen(value as Language)}
          options={offered.map(languageOption)}
        />
      )}
      <TextField
        label={say('event.sentenceWords')}
        hint={say('event.sentenceWordsHint')}
        name="sentence_search"
        value={search}
        onChange={setSearch}
      />
      {found.data?.sentences.map((sentence) => (
        <OneSentence
          key={`${language} ${sentence.line}`}
          eventId={event.id}
          language={language}
          sentence={sentence}
        />
      ))}
      {found.data && (
        <p className="small muted" role="status">
          {found.data.sentences.length === 0 &&
            (search === '' ? say('event.noneYet') : say('event.noSentence'))}
          {found.data.more && say('event.moreSentences')}
        </p>
      )}
    </section>
  );
}

function OneSentence({
  eventId,
  language,
  sentence: { line, text, own, older },
}: {
  eventId: string;
  language: Language;
  sentence: Sentence;
}) {
  const [typed, setTyped] = useState<string>();
  const tellIt = useCommand(planningEndpoints.saySentence, {
    changes: [keyOf(planningEndpoints.sentences)],
    done: say('settings.savedDone'),
  });
  const send = (words: string) =>
    tellIt.send(
      { params: { id: eventId }, body: { language, line, text: words } },
      { onDone: () => setTyped(undefined) },
    );
  const refused = tellIt.refusal(say('settings.notSavedStillHere'));
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (typed !== undefined) send(typed.trim());
      }}
    >
      <TextArea
        label={text}
        hint={older ? say('event.saidOtherwise') : line}
        name={line}
        lang={language}
        rows={1}
        most={longest(ownSentence.shape.text)}
        value={typed ?? own ?? ''}
        onChange={setTyped}
        error={refused}
      />
      <div className="row">
        <Button
          type="submit"
          busy={tellIt.busy}
          disabled={typed === undefined || typed.trim() === (own ?? '')}
        >
          {say('event.sayItSo')}
        </Button>
        {own !== null && (
          <Button kind="quiet" busy={tellIt.busy} onClick={() => send('')}>
            {say('event.asItComes')}
          </Button>
        )}
      </div>
    </Form>
  );
}
