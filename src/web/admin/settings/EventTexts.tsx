/** What the organisers wrote, in each language that the event offers, and what is missing of it. */
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { placeKey, TEXT_FIELDS, type TextField, type TextPlace } from '#domain/events/texts.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { cutTo } from '#domain/messages/cut-text.ts';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Form } from '#web/ui/Form.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Settings.module.css';
import { isOpen, type Looking, TextsTable } from './TextsTable.tsx';

type Texts = AnswerOf<typeof planningEndpoints.eventTexts>;
type OneText = Texts['texts'][number];
type Typed = Readonly<Record<string, string>>;

/** What each is, before its beginning. */
const CALLED = {
  description: 'event.textDescription',
  category: 'event.textCategory',
  poll: 'event.textPoll',
  award: 'event.textAward',
  criterion: 'event.textCriterion',
  meaning: 'event.textMeaning',
  band: 'event.textBand',
  guidance: 'event.textGuidance',
  letter_subject: 'event.textSubject',
  letter: 'event.textLetter',
  consent: 'event.textConsent',
  rules: 'event.textRules',
} as const satisfies Record<TextField, Line>;

export function EventTexts({ event }: { event: AdminEvent }) {
  const offered = [event.settings.mainLanguage, ...event.settings.otherLanguages].join();
  const texts = useAsk(planningEndpoints.eventTexts, { params: { id: event.id }, asOf: offered });
  if (texts.isPending) return <LoadingBlock rows={3} label={say('event.textsLoading')} />;
  if (texts.isError)
    return (
      <EmptyState title={say('event.textsNotLoaded')} onRetry={texts.refetch}>
        {sentenceOf(texts.error, say('ui.unreachable'))}
      </EmptyState>
    );
  const [first] = texts.data.languages;
  return first === undefined || texts.data.texts.length === 0 ? null : (
    <InLanguages eventId={event.id} texts={texts.data} first={first} />
  );
}

function InLanguages({ eventId, texts, first }: { eventId: string; texts: Texts; first: Language }) {
  const [chosen, setChosen] = useState<Looking>({
    language: texts.missing.find(isOpen)?.language ?? first,
    onlyOpen: true,
  });
  const [typed, setTyped] = useState<Typed>({});
  const looking = texts.languages.includes(chosen.language) ? chosen : { ...chosen, language: first };
  const head = useRef<HTMLHeadingElement>(null);
  const look = (at: Looking) => {
    setChosen(at);
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={styles.section} aria-labelledby="your-texts">
      <h2 className="h3" id="your-texts">
        {say('event.otherLanguages')}
      </h2>
      <p className="muted">
        {say('event.otherLanguagesLead', { language: LANGUAGES[texts.mainLanguage].name })}
      </p>
      <TextsTable texts={texts} looking={looking} onLook={look} />
      <h3 className={`h3 ${styles.anchor}`} ref={head} tabIndex={-1}>
        {tell(looking.onlyOpen ? 'event.openIn' : 'event.allIn', {
          language: <bdi lang={looking.language}>{LANGUAGES[looking.language].name}</bdi>,
        })}
      </h3>
      <InLanguage
        eventId={eventId}
        texts={texts.texts}
        looking={looking}
        typed={typed}
        onType={setTyped}
        onAll={() => look({ ...looking, onlyOpen: false })}
      />
    </section>
  );
}

const givenIn = (one: OneText, language: Language) => one.given.find((given) => given.language === language);

/** What was typed and is not saved yet, in each language: looking at another one loses none of it. */
const typedKey = (language: Language, one: TextPlace): string => `${language} ${placeKey(one)}`;

function InLanguage({
  eventId,
  texts,
  looking: { language, onlyOpen },
  typed,
  onType,
  onAll,
}: {
  eventId: string;
  texts: readonly OneText[];
  looking: Looking;
  typed: Typed;
  onType: (change: (before: Typed) => Typed) => void;
  onAll: () => void;
}) {
  const give = useCommand(planningEndpoints.giveTexts, {
    changes: [keyOf(planningEndpoints.eventTexts), keyOf(eventsEndpoints.currentEvent)],
    done: say('settings.savedDone'),
  });
  const typedIn = (one: OneText) => typed[typedKey(language, one)];
  const changed = texts.filter((one) => typedIn(one) !== undefined);
  const isShown = (one: OneText) =>
    !onlyOpen || typedIn(one) !== undefined || (givenIn(one, language)?.older ?? true);
  const shown = texts.filter(isShown);
  const save = () =>
    give.send(
      {
        params: { id: eventId },
        body: { texts: changed.map((one) => ({ ...placeOf(one), language, text: typedIn(one) ?? '' })) },
      },
      {
        onDone: () =>
          onType((before) =>
            Object.fromEntries(Object.entries(before).filter(([key]) => !key.startsWith(`${language} `))),
          ),
      },
    );
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (changed.length > 0) save();
      }}
    >
      {shown.map((one) => {
        const given = givenIn(one, language);
        return (
          <TextArea
            key={typedKey(language, one)}
            label={say('event.labelled', { what: say(CALLED[one.field]), text: labelOf(one) })}
            rows={rowsOf(one)}
            hint={hintOf(one, given)}
            name={placeKey(one)}
            lang={language}
            most={TEXT_FIELDS[one.field].most}
            value={typedIn(one) ?? given?.text ?? ''}
            onChange={(value) => onType((before) => ({ ...before, [typedKey(language, one)]: value }))}
          />
        );
      })}
      {shown.length === 0 && <p className="muted">{say('event.nothingOpen')}</p>}
      {shown.length < texts.length && (
        <p>
          <Button kind="outline" onClick={onAll}>
            {say('event.showAllTexts', { count: texts.length })}
          </Button>
        </p>
      )}
      <div className={styles.state} role="status">
        <Button type="submit" kind="primary" busy={give.busy} disabled={changed.length === 0}>
          {say('admin.save')}
        </Button>
        <span className="small muted">
          {give.refusal(say('settings.notSavedStillHere')) ??
            (changed.length === 0 ? say('event.toSaveNone') : say('event.toSave', { count: changed.length }))}
        </span>
      </div>
    </Form>
  );
}

/** What stands for it in its label: a long one by its beginning. */
const LONGEST_LABEL = 120;
const labelOf = ({ main }: OneText): string => {
  const line = main.replace(/\s+/g, ' ');
  return line.length > LONGEST_LABEL ? `${cutTo(line, LONGEST_LABEL)}…` : line;
};
const LINE = 70;
const rowsOf = ({ main }: OneText): number =>
  main.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / LINE), 0);

const placeOf = ({ field, subjectId, part }: TextPlace): TextPlace => ({ field, subjectId, part });

const hintOf = ({ field }: OneText, given: OneText['given'][number] | undefined): string => {
  if (given === undefined) return say('event.missing');
  if (!given.older) return '';
  return 'isAgreedTo' in TEXT_FIELDS[field] ? say('event.changedShown') : say('event.changedSince');
};
