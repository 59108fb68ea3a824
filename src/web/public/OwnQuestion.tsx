/** A question of the organiser's own, as it is answered in the form and on the own page. Their words are not translated. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { MAX_ANSWER_LENGTH } from '#domain/events/questions.ts';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export type Question = AnswerOf<typeof eventsEndpoints.currentEvent>['questions'][number];

/** Short answers stand in a row, long ones or many as cards. */
const ROW_LETTERS = 40;

export function OwnQuestion({
  question,
  value,
  onChange,
  error,
  words,
}: {
  question: Question;
  value: string;
  onChange: (answer: string) => void;
  error: string | undefined;
  /** In the reader's language. */
  words: { yes: string; no: string; printed: string; seen: string };
}) {
  const { id, kind, choices, required } = question;
  const frame = {
    label: <bdi>{question.label}</bdi>,
    optional: !required,
    name: `answer-${id}`,
    hint: question.isPublic ? words.printed : words.seen,
    error,
  };
  if (kind === 'text')
    return (
      <TextField {...frame} autoComplete="off" most={MAX_ANSWER_LENGTH} value={value} onChange={onChange} />
    );
  const options =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]
      : choices.map((choice) => ({ value: choice, label: <bdi>{choice}</bdi> }));
  const Group = kind === 'choice' && choices.join('').length > ROW_LETTERS ? ChoiceGroup : PickGroup;
  return <Group {...frame} options={options} value={value === '' ? undefined : value} onChange={onChange} />;
}
