/** What acts answered to the organiser's own questions, as the admin reads it. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';

export type Questions = AnswerOf<typeof eventsEndpoints.currentEvent>['questions'];
export type Answers = readonly { question: string; answer: string }[];

const NONE: Questions = [];

/** The questions of the current event. */
export const useQuestions = (): Questions =>
  useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 }).data?.questions ?? NONE;

/** The answer to one of the organiser's own questions; empty when there is none. */
export const answerTo = (answers: Answers, id: string): string =>
  answers.find(({ question }) => question === id)?.answer ?? '';
