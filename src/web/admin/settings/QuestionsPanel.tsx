/** The organiser's own questions: what the form asks of every act beside what it always asks. */

import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { question as questionSchema } from '#contract/events/schema.ts';
import { longest } from '#contract/primitives.ts';
import { QUESTION_KINDS } from '#domain/events/questions.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsChange } from './use-event-change.ts';

type Question = AdminEvent['settings']['questions'][number];

type Kind = (typeof QUESTION_KINDS)[number];

const KINDS = {
  text: 'form.kindText',
  choice: 'form.kindChoice',
  yes_no: 'form.kindYesNo',
} as const satisfies Record<Kind, Line>;
/** The same after a question, in a list. */
const KINDS_LISTED = {
  text: 'form.listText',
  choice: 'form.listChoice',
  yes_no: 'form.listYesNo',
} as const satisfies Record<Kind, Line>;

export function QuestionsPanel({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useSettingsChange('questions', event);
  const [editing, setEditing] = useState<Question>();
  const all = draft.questions;
  const keep = (questions: Question[]) => {
    set('questions', questions);
    form.save();
  };
  return (
    <>
      <SettingsForm form={form}>
        <div className="col">
          <h2 className="h3">{say('form.ownQuestions')}</h2>
          <p className="muted">{say('form.ownQuestionsLead')}</p>
          {problems['settings.questions'] && <p role="alert">{problems['settings.questions']}</p>}
          {all.map((question, index) => (
            <div className="row between" key={question.id}>
              <span>
                <bdi className="strong">{question.label}</bdi>{' '}
                <span className="muted">
                  {sideBySide([
                    say(KINDS_LISTED[question.kind]),
                    question.required && say('form.listRequired'),
                    question.isPublic && say('form.listPrinted'),
                  ])}
                </span>
              </span>
              <span className="row">
                <Button
                  size="s"
                  kind="quiet"
                  icon
                  aria-label={say('form.askEarlier', { label: question.label })}
                  disabled={index === 0}
                  onClick={() => keep(movedUp(all, index))}
                >
                  <Icon of={ArrowUp} size={16} />
                </Button>
                <Button
                  size="s"
                  kind="quiet"
                  icon
                  aria-label={say('form.changeOne', { label: question.label })}
                  onClick={() => setEditing(question)}
                >
                  <Icon of={Pencil} size={16} />
                </Button>
                <Button
                  size="s"
                  kind="quiet"
                  icon
                  aria-label={say('form.askNoMore', { label: question.label })}
                  onClick={() => keep(all.filter(({ id }) => id !== question.id))}
                >
                  <Icon of={Trash2} size={16} />
                </Button>
              </span>
            </div>
          ))}
          <div>
            <Button onClick={() => setEditing(blank())}>
              <Icon of={Plus} /> {say('form.askElse')}
            </Button>
          </div>
        </div>
      </SettingsForm>
      {editing && (
        <QuestionDialog
          key={editing.id}
          start={editing}
          onClose={() => setEditing(undefined)}
          onKeep={(question) => {
            setEditing(undefined);
            keep(
              all.some(({ id }) => id === question.id)
                ? all.map((one) => (one.id === question.id ? question : one))
                : [...all, question],
            );
          }}
        />
      )}
    </>
  );
}

/** An id that no question had before: the answers to one that was taken away stay until their people are erased. */
const blank = (): Question => ({
  id: `q${Date.now().toString(36)}`,
  label: '',
  kind: 'text',
  choices: [],
  required: false,
  isPublic: false,
});

const movedUp = (all: readonly Question[], at: number): Question[] =>
  all.flatMap((question, index) => {
    if (index === at - 1) return all[at] ? [all[at], question] : [question];
    return index === at ? [] : [question];
  });

function QuestionDialog({
  start,
  onClose,
  onKeep,
}: {
  start: Question;
  onClose: () => void;
  onKeep: (question: Question) => void;
}) {
  const [question, setQuestion] = useState(start);
  const [choices, setChoices] = useState(start.choices.join('\n'));
  const [wrong, setWrong] = useState<{ label?: string; choices?: string }>({});
  const change = (part: Partial<Question>) => setQuestion({ ...question, ...part });
  const listed = [...new Set(choices.split('\n').map((each) => each.trim()))].filter((each) => each !== '');
  const submit = () => {
    const found = {
      ...(question.label.trim() === '' && { label: say('form.typeQuestion') }),
      ...(question.kind === 'choice' && listed.length < 2 && { choices: say('form.twoAnswers') }),
    };
    setWrong(found);
    if (Object.keys(found).length === 0)
      onKeep({
        ...question,
        label: question.label.trim(),
        choices: question.kind === 'choice' ? listed : [],
      });
  };
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={submit}
      title={start.label === '' ? say('form.whatElse') : say('form.changeQuestion')}
      submit={say('form.askIt')}
    >
      <TextField
        label={say('form.question')}
        name="question_label"
        hint={say('form.questionHint')}
        most={longest(questionSchema.shape.label)}
        value={question.label}
        onChange={(label) => change({ label })}
        error={wrong.label}
      />
      <PickGroup
        label={say('form.answeredBy')}
        options={QUESTION_KINDS.map((kind) => ({ value: kind, label: say(KINDS[kind]) }))}
        value={question.kind}
        onChange={(kind) => change({ kind })}
      />
      {question.kind === 'choice' && (
        <TextArea
          label={say('form.answers')}
          name="question_choices"
          hint={say('form.onePerLine')}
          value={choices}
          onChange={setChoices}
          error={wrong.choices}
        />
      )}
      <WhoAnswers question={question} onChange={change} />
    </AdminDialog>
  );
}

function WhoAnswers({
  question,
  onChange,
}: {
  question: Question;
  onChange: (part: Partial<Question>) => void;
}) {
  return (
    <div className="col">
      <Switch
        label={say('form.required')}
        checked={question.required}
        onChange={(required) => onChange({ required })}
      />
      <Switch
        label={say('form.printed')}
        detail={say('form.printedHint')}
        checked={question.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
    </div>
  );
}
