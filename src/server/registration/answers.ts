/** Answers to the organiser's own questions, on their way into a registration. */
import { wrongField } from '#contract/refusal.ts';
import {
  answerProblem,
  answersAfter,
  type Question,
  readAnswers,
  writeAnswers,
} from '#domain/events/questions.ts';

type Given = readonly { question: string; answer: string }[];

/**
 * The answers column of a row after these answers were given to the event's own questions. @throws Refusal `invalid`
 * for an answer that does not fit its question.
 */
export function keptAnswers(before: string, questions: readonly Question[], given: Given): string {
  for (const { question: id, answer } of given) {
    const question = questions.find((one) => one.id === id);
    if (question && answerProblem({ ...question, required: false }, answer))
      throw wrong(question, `Choose one of the answers to “${question.label}”.`);
  }
  return writeAnswers(answersAfter(readAnswers(before), questions, given));
}

/** Checks that every required question of the event is answered. @throws Refusal `invalid`. */
export function refuseUnanswered(questions: readonly Question[], kept: string): void {
  const answers = readAnswers(kept);
  for (const question of questions) {
    const said = answers.find((one) => one.question === question.id)?.answer ?? '';
    if (answerProblem(question, said) === 'missing') throw wrong(question, `Answer “${question.label}”.`);
  }
}

const wrong = ({ id }: Question, words: string) => wrongField(`answers.${id}`, words);
