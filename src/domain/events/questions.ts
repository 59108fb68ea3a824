/** What an organiser asks of every act beside what every form asks: their own questions, and what was answered. */

export const QUESTION_KINDS = ['text', 'choice', 'yes_no'] as const;

export interface Question {
  id: string;
  label: string;
  kind: (typeof QUESTION_KINDS)[number];
  /** Of a choice. */
  choices: readonly string[];
  required: boolean;
  /** Whether the answer is printed in the programme. */
  isPublic: boolean;
}

/** What was answered to one; `isPublic` as the question was when it was asked. */
export interface Answer {
  question: string;
  answer: string;
  isPublic: boolean;
}

export const MOST_QUESTIONS = 20;
export const MOST_ANSWER = 500;

/** Yes and no, as they are kept in every language. */
export const YES_NO = ['yes', 'no'] as const;

/** What is wrong with an answer; undefined where it will do. An answer that is not needed may be empty. */
export function answerProblem(
  question: Pick<Question, 'kind' | 'choices' | 'required'>,
  answer: string,
): 'missing' | 'unknown' | undefined {
  if (answer.trim() === '') return question.required ? 'missing' : undefined;
  if (question.kind === 'choice' && !question.choices.includes(answer)) return 'unknown';
  if (question.kind === 'yes_no' && !(YES_NO as readonly string[]).includes(answer)) return 'unknown';
  return undefined;
}

/**
 * The answers after some were given: those to other questions stay, an empty one goes, and what is asked by nobody
 * any more is left as it was.
 */
export function answersAfter(
  before: readonly Answer[],
  questions: readonly Question[],
  given: readonly { question: string; answer: string }[],
): Answer[] {
  const said = new Map(before.map((one) => [one.question, one]));
  for (const { question: id, answer } of given) {
    const question = questions.find((one) => one.id === id);
    if (!question) continue;
    const words = answer.trim();
    if (words === '') said.delete(id);
    else said.set(id, { question: id, answer: words, isPublic: question.isPublic });
  }
  return [...said.values()];
}

/** The answers that the programme prints: asked as public, and public still. Of yes and no the question is printed. */
export const publicAnswers = (questions: readonly Question[], answers: readonly Answer[]): string[] =>
  questions.flatMap((question) => {
    const said = answers.find((one) => one.question === question.id);
    if (!question.isPublic || !said?.isPublic) return [];
    if (question.kind !== 'yes_no') return [said.answer];
    return said.answer === 'yes' ? [question.label] : [];
  });

/** What is kept in a row. */
export const writeAnswers = (answers: readonly Answer[]): string =>
  answers.length === 0 ? '' : JSON.stringify(answers);

/** The same, read. */
export const readAnswers = (kept: string): Answer[] => (kept === '' ? [] : (JSON.parse(kept) as Answer[]));
