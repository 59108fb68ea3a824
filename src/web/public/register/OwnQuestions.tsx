/** The organiser's own questions, at the end of step 2. */
import { say } from '#web/ui/say.ts';
import { OwnQuestion } from '../OwnQuestion.tsx';
import type { StepProps } from './step.ts';

export function OwnQuestions({ event, draft, change, wrong }: StepProps) {
  const words = {
    yes: say('group.ownYes'),
    no: say('group.ownNo'),
    printed: say('group.ownPrinted'),
    seen: say('group.ownSeen'),
  };
  return event.questions.map((question) => (
    <OwnQuestion
      key={question.id}
      question={question}
      value={draft.answers[question.id] ?? ''}
      onChange={(answer) => change({ answers: { ...draft.answers, [question.id]: answer } })}
      error={wrong(`answer-${question.id}`)}
      words={words}
    />
  ));
}
