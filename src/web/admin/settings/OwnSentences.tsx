/** Single sentences of the product, found by their words and said in the event's own. */
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

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
        Sentences in your own words
      </h2>
      <p className="muted">
        What stands on the pages, on the ballot and on the projector can be said otherwise at this event. Open
        pages say it when they are next opened.
      </p>
      {offered.length > 1 && (
        <SelectField
          label="Said in"
          name="sentence_language"
          value={language}
          onChange={(value) => setChosen(value as Language)}
          options={offered.map((value) => ({ value, label: LANGUAGES[value].name }))}
        />
      )}
      <TextField
        label="Words of a sentence"
        hint="As you read it on a page. Without any, those are listed that you said in your own words."
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
            (search === '' ? 'None yet.' : 'No sentence has these words.')}
          {found.data.more && 'There are more: type more words.'}
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
  const say = useCommand(planningEndpoints.saySentence, {
    changes: [keyOf(planningEndpoints.sentences)],
    done: 'Saved.',
  });
  const send = (words: string) =>
    say.send(
      { params: { id: eventId }, body: { language, line, text: words } },
      { onDone: () => setTyped(undefined) },
    );
  const refused = say.refusal('Not saved. What you typed is still here.');
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (typed !== undefined) send(typed.trim());
      }}
    >
      <TextArea
        label={text}
        hint={older ? 'Ovation says this otherwise since you wrote yours. Look at it again.' : line}
        name={line}
        lang={language}
        rows={1}
        maxLength={500}
        value={typed ?? own ?? ''}
        onChange={setTyped}
        error={refused}
      />
      <div className={styles.state}>
        <Button type="submit" busy={say.busy} disabled={typed === undefined || typed.trim() === (own ?? '')}>
          Say it so
        </Button>
        {own !== null && (
          <Button kind="quiet" busy={say.busy} onClick={() => send('')}>
            As it comes
          </Button>
        )}
      </div>
    </form>
  );
}
