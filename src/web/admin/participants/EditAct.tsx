/** Changing the act, from the revision that was seen. */
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { ACT_FIELD_NAMES } from '#domain/registration/act-fields.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsaved } from '../use-unsaved.tsx';
import { ActFields } from './ActFields.tsx';
import { typedFrom, valuesOf } from './act-values.ts';
import { answerTo, useQuestions } from './own-answers.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

/** The form over the act as it was seen; another's change meanwhile is refused, not overwritten. */
export function EditAct({ start, onClose }: { start: Participant; onClose: () => void }) {
  const form = useForm(() => typedFrom(start));
  const questions = useQuestions();
  const [answers, setAnswers] = useState(start.answers);
  useUnsaved(JSON.stringify([form.typed, answers]) !== JSON.stringify([typedFrom(start), start.answers]));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const categories = useAsk(eventsEndpoints.categories);
  const save = useCommand(registrationEndpoints.editParticipant, {
    done: say('admin.saved'),
    puts: actKey(start.id),
    changes: [...ACTS, historyKey(start.id)],
    onDone: onClose,
    onFailed: ({ fields }) => setProblems(problemsOf(fields)),
  });
  const field = form.fields(Object.fromEntries(problems.map(({ name, message }) => [name, message])));
  const submit = () => {
    const act = valuesOf(form.typed);
    if (Number.isNaN(act.durationMs))
      return setProblems([{ name: 'duration_ms', message: say('act.lengthWrong') }]);
    setProblems([]);
    save.send({
      params: { id: start.id },
      body: {
        ...act,
        // Only what was changed: an old answer may be none of those that there are now.
        answers: answers.filter(({ question, answer }) => answer !== answerTo(start.answers, question)),
        revision: start.revision,
      },
    });
  };
  return (
    <Panel title={say('act.changeTitle')}>
      <Form className={styles.form} onSubmit={submit}>
        <div className={styles.whole}>
          <ErrorSummary problems={problems} />
          {save.error && problems.length === 0 && (
            <Banner tone="danger" icon={CircleAlert} lead={say('act.notSaved')}>
              {say('act.stillHere', { why: save.error.message })}
            </Banner>
          )}
        </div>
        <ActFields names={ACT_FIELD_NAMES} field={field} categories={categories.data ?? []} />
        {questions.map(({ id, label, kind, choices }) => {
          const value = answerTo(answers, id);
          const onChange = (answer: string) =>
            setAnswers([...answers.filter(({ question }) => question !== id), { question: id, answer }]);
          const known = kind === 'yes_no' ? ['yes', 'no'] : choices;
          return kind === 'text' ? (
            <TextField key={id} label={label} optional {...{ value, onChange }} />
          ) : (
            <SelectField
              key={id}
              label={label}
              placeholder={say('act.notAnswered')}
              options={known.map((each) => ({
                value: each,
                label: kind === 'yes_no' ? say(each === 'yes' ? 'act.yes' : 'act.no') : each,
              }))}
              {...{ value, onChange }}
            />
          );
        })}
        <div className={`row wrap ${styles.whole}`}>
          <Button onClick={onClose}>{say('act.leaveAsWas')}</Button>
          <Button kind="primary" type="submit" busy={save.busy}>
            {say('admin.save')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
