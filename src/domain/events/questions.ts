/** Questions that an organiser adds to the registration form, and the answers. */

export const QUESTION_KINDS = ['text', 'choice', 'yes_no'] as const;

export interface Question {
  id: string;
  label: string;
  kind: (typeof QUESTION_KINDS)[number];
  /** For `choice`: the possible answers. */
  choices: readonly string[];
  required: boolean;
  /** Whether the answer is printed in the programme. */
  isPublic: boolean;
}

/** One answer. `isPublic`: whether its question was public when it was asked. */
export interface Answer {
  question: string;
  answer: string;
  isPublic: boolean;
}

/** How many questions an event may have. */
export const MOST_QUESTIONS = 20;
/** How many characters an answer may have. */
export const MAX_ANSWER_LENGTH = 500;

/** Stored answers of yes/no questions, in every language. */
export const YES_NO = ['yes', 'no'] as const;

/** What is wrong with an answer; undefined where nothing is. Only a required answer may not be empty. */
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
 * Merges given answers into earlier ones. An empty answer removes one; answers to other questions, and to questions
 * that were deleted, stay.
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

/**
 * The answers that the programme prints: only to questions that were public when asked and still are. A "yes" is
 * printed as its question.
 */
export const publicAnswers = (questions: readonly Question[], answers: readonly Answer[]): string[] =>
  questions.flatMap((question) => {
    const said = answers.find((one) => one.question === question.id);
    if (!question.isPublic || !said?.isPublic) return [];
    if (question.kind !== 'yes_no') return [said.answer];
    return said.answer === 'yes' ? [question.label] : [];
  });

/** Answers as they are stored in a column. */
export const writeAnswers = (answers: readonly Answer[]): string =>
  answers.length === 0 ? '' : JSON.stringify(answers);

/** Reads answers as they are stored. */
export const readAnswers = (kept: string): Answer[] => (kept === '' ? [] : (JSON.parse(kept) as Answer[]));
