/** One's own details: read at any time, changed until the show starts. */
import { useMemo, useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { editOwnBody } from '#contract/registration/form.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { ACT_FIELDS, OWN_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { Form } from '#web/ui/Form.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { OwnQuestion, type Question } from '../OwnQuestion.tsx';
import type { OwnStatus } from './own-status.ts';
import styles from './Status.module.css';

type Own = Pick<OwnStatus['participant'], OwnField | 'contact'>;
type OwnField = (typeof OWN_ACT_FIELDS)[number];

/** What a field is called where it is read and where it is typed. `ofGroups`: of an act of one there is nothing to say. */
const FIELDS = {
  pronouns: { row: 'status.rowPronouns', label: 'status.pronouns' },
  pronunciation: { row: 'status.rowSayIt', label: 'status.sayIt' },
  mcLine: { row: 'status.rowMc', label: 'status.mcLine' },
  credits: {
    row: 'status.rowCredits',
    label: 'status.credits',
    hint: 'status.creditsHint',
    ofGroups: true,
  },
} as const satisfies Record<
  OwnField,
  { row: PlainLine; label: PlainLine; hint?: PlainLine; ofGroups?: boolean }
>;

/** The fields that such an act has. */
const fieldsOf = (isGroup: boolean): readonly OwnField[] =>
  OWN_ACT_FIELDS.filter((name) => isGroup || !('ofGroups' in FIELDS[name]));

export function OwnDetails({ token, status }: { token: string; status: OwnStatus }) {
  const [open, setOpen] = useState(false);
  const { contact } = status.participant;
  const isGroup = status.participant.performerCount > 1;
  const { questions } = status.event;
  const answers = Object.fromEntries(
    status.participant.answers.map(({ question, answer }) => [question, answer]),
  );
  if (open)
    return (
      <EditForm
        token={token}
        start={{ ...pickFields(status.participant, OWN_ACT_FIELDS), contact }}
        questions={questions}
        answers={answers}
        isGroup={isGroup}
        onClose={() => setOpen(false)}
      />
    );
  const rows: [string, string][] = [
    ...fieldsOf(isGroup).map((name): [string, string] => [say(FIELDS[name].row), status.participant[name]]),
    [say('status.rowContact'), contact],
    ...questions.map(({ id, label, kind }): [string, string] => [
      label,
      kind === 'yes_no' && answers[id]
        ? say(answers[id] === 'yes' ? 'group.ownYes' : 'group.ownNo')
        : (answers[id] ?? ''),
    ]),
  ];
  return (
    <section className="col">
      <div className="row between">
        <h2 className="h3">{say('status.details')}</h2>
        {status.editable && (
          <Button size="s" onClick={() => setOpen(true)}>
            {say('status.change')}
          </Button>
        )}
      </div>
      <dl className={styles.details}>
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">
              {words === '' ? <span className="muted">{say('status.nothingGiven')}</span> : words}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function EditForm({
  token,
  start,
  isGroup,
  questions,
  answers: before,
  onClose,
}: {
  token: string;
  start: Own;
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  isGroup: boolean;
  onClose: () => void;
}) {
  const form = useForm(start);
  const [answers, setAnswers] = useState(before);
  const save = useCommand(registrationEndpoints.editOwn, {
    done: say('status.saved'),
    puts: keyOf(registrationEndpoints.ownStatus, { participantToken: token }),
    onDone: onClose,
  });
  // The same list until the next press: the summary takes the focus when it is another.
  const problems = useMemo(() => problemsOf(save.fields), [save.fields]);
  const field = form.fields(save.fields);
  const submit = () => {
    save.send({
      participantToken: token,
      body: {
        ...form.typed,
        answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
      },
    });
  };
  return (
    <Form className={styles.card} onSubmit={submit} aria-label={say('status.details')}>
      <ErrorSummary problems={problems} />
      <div className={styles.fields}>
        {fieldsOf(isGroup).map((name) => {
          const { label, ...more } = FIELDS[name];
          const { kind, most } = ACT_FIELDS[name];
          const Input = kind === 'paragraph' ? TextArea : TextField;
          return (
            <Input
              key={name}
              label={say(label)}
              optional
              most={most}
              hint={'hint' in more ? say(more.hint) : undefined}
              {...field(name)}
            />
          );
        })}
        <TextField
          label={say('status.contact')}
          optional
          most={longest(editOwnBody.shape.contact)}
          {...field('contact')}
        />
        {questions.map((question) => (
          <OwnQuestion
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            error={save.fields[`answers.${question.id}`]}
            words={{
              yes: say('group.ownYes'),
              no: say('group.ownNo'),
              printed: say('group.ownPrinted'),
              seen: say('group.ownSeen'),
            }}
          />
        ))}
        {save.error && problems.length === 0 && (
          <SaveState state="failed">{say('status.tryAgain', { reason: save.error.message })}</SaveState>
        )}
        <div className="row wrap">
          <Button kind="primary" type="submit" busy={save.busy}>
            {say('status.save')}
          </Button>
          <Button onClick={onClose}>{say('status.leave')}</Button>
        </div>
        <p className="small muted">{say('status.notHere')}</p>
      </div>
    </Form>
  );
}
