/** What the organisers wrote, in each language that the event offers, and what is missing of it. */
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { placeKey, TEXT_FIELDS, type TextPlace } from '#domain/events/texts.ts';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { counted } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { SelectField, TextArea } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

type Texts = AnswerOf<typeof planningEndpoints.eventTexts>;
type OneText = Texts['texts'][number];
type Typed = Readonly<Record<string, string>>;

export function EventTexts({ event }: { event: AdminEvent }) {
  const offered = [event.settings.mainLanguage, ...event.settings.otherLanguages].join();
  const texts = useAsk(planningEndpoints.eventTexts, { params: { id: event.id }, asOf: offered });
  if (texts.isPending) return <LoadingBlock rows={3} label="Loading your texts" />;
  if (texts.isError)
    return (
      <EmptyState
        title="Your texts cannot be loaded"
        actions={<Button onClick={() => texts.refetch()}>Try again</Button>}
      >
        {sentenceOf(texts.error, 'The server cannot be reached.')}
      </EmptyState>
    );
  const [first] = texts.data.languages;
  return first === undefined || texts.data.texts.length === 0 ? null : (
    <InLanguages eventId={event.id} texts={texts.data} first={first} />
  );
}

function InLanguages({ eventId, texts, first }: { eventId: string; texts: Texts; first: Language }) {
  const [chosen, setChosen] = useState(first);
  const language = texts.languages.includes(chosen) ? chosen : first;
  return (
    <section className={styles.section} aria-labelledby="your-texts">
      <h2 className="h3" id="your-texts">
        Your texts in other languages
      </h2>
      <p className="muted">
        What you wrote yourself. Where a language has none, the one in {LANGUAGES[texts.mainLanguage].name}{' '}
        stands in.
      </p>
      <SelectField
        label="Language"
        value={language}
        onChange={(value) => setChosen(value as Language)}
        options={texts.missing.map((of) => ({
          value: of.language,
          label: `${LANGUAGES[of.language].name}: ${howMuch(of)}`,
        }))}
      />
      <InLanguage key={language} eventId={eventId} texts={texts.texts} language={language} />
    </section>
  );
}

const howMuch = ({ missing, older }: Texts['missing'][number]): string =>
  [missing > 0 && `${missing} missing`, older > 0 && `${older} to look at`].filter(Boolean).join(', ') ||
  'complete';

const givenIn = (one: OneText, language: Language) => one.given.find((given) => given.language === language);

function InLanguage({
  eventId,
  texts,
  language,
}: {
  eventId: string;
  texts: readonly OneText[];
  language: Language;
}) {
  const [typed, setTyped] = useState<Typed>({});
  const give = useCommand(planningEndpoints.giveTexts, {
    changes: [keyOf(planningEndpoints.eventTexts), keyOf(eventsEndpoints.currentEvent)],
    done: 'Saved.',
  });
  const changed = texts.filter((one) => typed[placeKey(one)] !== undefined);
  const save = () =>
    give.send(
      {
        params: { id: eventId },
        body: {
          texts: changed.map((one) => ({ ...placeOf(one), language, text: typed[placeKey(one)] ?? '' })),
        },
      },
      { onDone: () => setTyped({}) },
    );
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (changed.length > 0) save();
      }}
    >
      {texts.map((one) => {
        const key = placeKey(one);
        const given = givenIn(one, language);
        return (
          <TextArea
            key={key}
            label={`${TEXT_FIELDS[one.field].called}: ${labelOf(one)}`}
            rows={rowsOf(one)}
            hint={hintOf(one, given)}
            name={key}
            lang={language}
            maxLength={TEXT_FIELDS[one.field].most}
            value={typed[key] ?? given?.text ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [key]: value }))}
          />
        );
      })}
      <div className={styles.state} role="status">
        <Button type="submit" kind="primary" busy={give.busy} disabled={changed.length === 0}>
          Save
        </Button>
        <span className="small muted">
          {give.refusal('Not saved. What you typed is still here.') ??
            (changed.length === 0 ? 'Nothing to save.' : `${counted(changed.length, 'text')} to save.`)}
        </span>
      </div>
    </form>
  );
}

/** What stands for it in its label: a long one by its beginning. */
const LONGEST_LABEL = 120;
const labelOf = ({ main }: OneText): string => {
  const line = main.replace(/\s+/g, ' ');
  return line.length > LONGEST_LABEL ? `${line.slice(0, LONGEST_LABEL)}…` : line;
};
const LINE = 70;
const rowsOf = ({ main }: OneText): number =>
  main.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / LINE), 0);

const placeOf = ({ field, subjectId, part }: TextPlace): TextPlace => ({ field, subjectId, part });

const hintOf = ({ field }: OneText, given: OneText['given'][number] | undefined): string => {
  if (given === undefined) return 'Missing';
  if (!given.older) return '';
  return 'isAgreedTo' in TEXT_FIELDS[field]
    ? 'The main one was changed since, and is shown instead. Look at this one and change it too.'
    : 'The main one was changed since. Look at this one again.';
};
