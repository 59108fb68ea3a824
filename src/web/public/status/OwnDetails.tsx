/** One's own details: read at any time, changed until the show starts. */
import { useMemo, useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
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

type Own = Pick<OwnStatus['participant'], 'pronouns' | 'pronunciation' | 'mcLine' | 'credits' | 'contact'>;

export function OwnDetails({ token, status }: { token: string; status: OwnStatus }) {
  const [open, setOpen] = useState(false);
  const { pronouns, pronunciation, mcLine, credits, contact } = status.participant;
  const { questions } = status.event;
  const answers = Object.fromEntries(
    status.participant.answers.map(({ question, answer }) => [question, answer]),
  );
  if (open)
    return (
      <EditForm
        token={token}
        start={{ pronouns, pronunciation, mcLine, credits, contact }}
        questions={questions}
        answers={answers}
        isGroup={status.participant.performerCount > 1}
        onClose={() => setOpen(false)}
      />
    );
  const isGroup = status.participant.performerCount > 1;
  const rows: [string, string][] = [
    [say('status.rowPronouns'), pronouns],
    [say('status.rowSayIt'), pronunciation],
    [say('status.rowMc'), mcLine],
    ...(isGroup ? ([[say('status.rowCredits'), credits]] satisfies [string, string][]) : []),
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
        <TextField label={say('status.pronouns')} optional maxLength={60} {...field('pronouns')} />
        <TextField label={say('status.sayIt')} optional maxLength={120} {...field('pronunciation')} />
        <TextArea label={say('status.mcLine')} optional maxLength={280} {...field('mcLine')} />
        {isGroup && (
          <TextArea
            label={say('status.credits')}
            optional
            maxLength={1_000}
            hint={say('status.creditsHint')}
            {...field('credits')}
          />
        )}
        <TextField label={say('status.contact')} optional maxLength={200} {...field('contact')} />
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
