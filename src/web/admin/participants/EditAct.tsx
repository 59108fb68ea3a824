/** Changing the act, from the revision that was seen. */
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { ErrorSummary, type FieldProblem, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useUnsaved } from '../use-unsaved.tsx';
import { ActFields } from './ActFields.tsx';
import { answerTo, useQuestions } from './own-answers.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

const typedFrom = (participant: Participant) => ({
  stageName: participant.stageName,
  songTitle: participant.songTitle,
  pronouns: participant.pronouns,
  pronunciation: participant.pronunciation,
  categoryId: participant.categoryId ?? '',
  durationMs: participant.durationMs === null ? '' : durationText(participant.durationMs),
  performerCount: String(participant.performerCount),
  stageNotes: participant.stageNotes,
  mcLine: participant.mcLine,
  credits: participant.credits,
});

/** "3:45" in ms; null for an empty field; NaN for what is no length, which the server then names. */
function lengthOf(text: string): number | null {
  if (text.trim() === '') return null;
  const read = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  return read ? (Number(read[1]) * 60 + Number(read[2])) * 1_000 : Number.NaN;
}

/** The form over the act as it was seen; another's change meanwhile is refused, not overwritten. */
export function EditAct({ start, onClose }: { start: Participant; onClose: () => void }) {
  const form = useForm(() => typedFrom(start));
  const questions = useQuestions();
  const [answers, setAnswers] = useState(start.answers);
  useUnsaved(JSON.stringify([form.typed, answers]) !== JSON.stringify([typedFrom(start), start.answers]));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const categories = useAsk(eventsEndpoints.categories);
  const save = useCommand(registrationEndpoints.editParticipant, {
    done: say('office.saved'),
    puts: actKey(start.id),
    changes: [...ACTS, historyKey(start.id)],
    onDone: onClose,
    onFailed: ({ fields }) => setProblems(problemsOf(fields)),
  });
  const field = form.fields(Object.fromEntries(problems.map(({ name, message }) => [name, message])));
  const submit = () => {
    const { durationMs: minutes, categoryId, performerCount, ...words } = form.typed;
    const durationMs = lengthOf(minutes);
    if (Number.isNaN(durationMs))
      return setProblems([{ name: 'duration_ms', message: say('act.lengthWrong') }]);
    setProblems([]);
    save.send({
      params: { id: start.id },
      body: {
        ...words,
        // Only what was changed: an old answer may be none of those that there are now.
        answers: answers.filter(({ question, answer }) => answer !== answerTo(start.answers, question)),
        categoryId: categoryId === '' ? null : categoryId,
        performerCount: Number(performerCount),
        durationMs,
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
        <ActFields field={field} categories={categories.data ?? []} />
        <TextField {...field('pronunciation')} label={say('act.howWeSay')} optional />
        <TextField {...field('durationMs')} label={say('act.length')} optional hint={say('act.lengthHint')} />
        <TextField {...field('performerCount')} label={say('act.peopleOnStage')} inputMode="numeric" />
        <div className={styles.whole}>
          <TextArea {...field('stageNotes')} label={say('act.needs')} optional maxLength={500} />
        </div>
        <div className={styles.whole}>
          <TextArea {...field('mcLine')} label={say('act.mcSentence')} optional maxLength={280} />
        </div>
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
        <div className={styles.whole}>
          <TextArea {...field('credits')} label={say('act.namesInProgramme')} optional maxLength={1_000} />
        </div>
        <div className={`row wrap ${styles.whole}`}>
          <Button onClick={onClose}>{say('act.leaveAsWas')}</Button>
          <Button kind="primary" type="submit" busy={save.busy}>
            {say('office.save')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
